import type { convertMeasures } from "./convert-measures";
import type { Field, Fields, Texts } from "./fields";

/** What stands in a tool's form, as typed. */
export type FormState<Name extends string = string, Column extends string = string> = {
  texts: Texts<Name>;
  /** The repeated part, where a tool has one: cartons, additional duties. */
  rows: readonly Texts<Column>[];
  /** What was typed for other scopes than those of now, by `asideKey`. */
  aside?: Readonly<Record<string, string>>;
};

/** A field that links can hold. */
export type LinkedField = Field & {
  /** Its short name in links. */
  key: string;
  /** Its default moves with the day, so that links name it always. */
  isPinned?: boolean;
};

/**
 * Fields whose texts hold only for what other fields say: days for a mode of transport, limits for
 * a region.
 */
export type FieldScope<Name extends string = string> = {
  names: readonly Name[];
  /** What the texts of `names` belong to: "air". None of `names` may decide it. */
  of: (texts: Partial<Texts<Name>>) => string;
};

export type RowsDefinition<Column extends string = string> = {
  /** Their short name in links. */
  key: string;
  /** In the order in which links name them. */
  columns: Fields<Column>;
  /** Between the cells of a row in links. */
  separator: "x" | ":";
  /** A row nobody has filled in yet. */
  empty: Texts<Column>;
  initial: readonly Texts<Column>[];
  max: number;
};

/** A tool's form: its fields, what they start with, and how a link writes them. */
export type FormDefinition<Name extends string = string, Column extends string = string> = {
  fields: Readonly<Record<Name, LinkedField>>;
  /**
   * What every field starts with. Some follow from what others hold (the days at sea from the
   * mode), some from the day.
   * @param today "2026-11-23"
   */
  getDefaults: (given: Partial<Texts<Name>>, today: string) => Texts<Name>;
  scopes?: readonly FieldScope<Name>[];
  /** Where fields name the unit of others. Few forms have such: the others are spared its code. */
  convertMeasures?: typeof convertMeasures;
  rows: RowsDefinition<Column> | null;
};

/** The form as a visitor finds it. */
export function initialState<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  today: string,
): FormState<Name, Column> {
  return { texts: form.getDefaults({}, today), rows: form.rows?.initial ?? [] };
}

/** A new text. Figures in a unit that it changes are converted, unless they are to be kept. */
type Change = { text: string; keepsFigures?: boolean };

/**
 * The form after one field has changed. Fields that nobody has touched take the default that goes
 * with the new value. What was typed for a scope that has changed is put aside, and what was put
 * aside for the new one comes back.
 */
export function changeText<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  { name, text, keepsFigures = false }: Change & { name: NoInfer<Name> },
  today: string,
): FormState<Name, Column> {
  const before = form.getDefaults(state.texts, today);
  const changed: Texts<Name> = { ...state.texts, [name]: text };
  const after = form.getDefaults(changed, today);
  const convert = keepsFigures ? undefined : form.convertMeasures;
  const texts: Record<Name, string> = {
    ...(convert ? convert(form.fields, state.texts, changed, name) : changed),
  };
  for (const other in texts) {
    const isFollower = before[other] !== after[other] && state.texts[other] === before[other];
    if (other !== name && isFollower) texts[other] = after[other];
  }
  const aside = new Map(Object.entries(state.aside ?? {}));
  for (const { names, of } of form.scopes ?? []) {
    const [left, entered] = [of(state.texts), of(changed)];
    if (left === entered) continue;
    for (const scoped of names) {
      const isTyped = state.texts[scoped] !== before[scoped];
      if (isTyped) aside.set(asideKey(left, scoped), state.texts[scoped]);
      else aside.delete(asideKey(left, scoped));
      texts[scoped] = aside.get(asideKey(entered, scoped)) ?? after[scoped];
    }
  }
  return { ...state, texts, aside: Object.fromEntries(aside) };
}

/** The form after one cell of a row has changed. */
export function changeCell<Name extends string, Column extends string>(
  { rows: definition, convertMeasures }: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  { row, column, text, keepsFigures = false }: Change & { row: number; column: NoInfer<Column> },
): FormState<Name, Column> {
  const rows = state.rows.map((cells, i) => {
    if (i !== row) return cells;
    const changed: Texts<Column> = { ...cells, [column]: text };
    if (keepsFigures || !convertMeasures || definition === null) return changed;
    return convertMeasures(definition.columns, cells, changed, column);
  });
  return { ...state, rows };
}

/** What `FormState.aside` calls the text of a field that belongs to a scope. */
export function asideKey(scope: string, name: string): string {
  return `${scope} ${name}`;
}
