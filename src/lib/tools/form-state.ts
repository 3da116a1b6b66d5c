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
  rows: RowsDefinition<Column> | null;
};

/** The form as a visitor finds it. */
export function initialState<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  today: string,
): FormState<Name, Column> {
  return { texts: form.getDefaults({}, today), rows: form.rows?.initial ?? [] };
}

/**
 * The form after one field has changed. Fields that nobody has touched take the default that goes
 * with the new value. What was typed for a scope that has changed is put aside, and what was put
 * aside for the new one comes back.
 */
export function changeText<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  change: { name: Name; text: string },
  today: string,
): FormState<Name, Column> {
  const before = form.getDefaults(state.texts, today);
  const texts: Record<Name, string> = { ...state.texts, [change.name]: change.text };
  const after = form.getDefaults(texts, today);
  for (const name in texts) {
    const isUntouched = state.texts[name] === before[name];
    if (name !== change.name && isUntouched) texts[name] = after[name];
  }
  const aside = { ...state.aside };
  for (const { names, of } of form.scopes ?? []) {
    const [left, entered] = [of(state.texts), of(texts)];
    if (left === entered) continue;
    for (const name of names) {
      const isTyped = state.texts[name] !== before[name];
      if (isTyped) aside[asideKey(left, name)] = state.texts[name];
      else delete aside[asideKey(left, name)];
      texts[name] = aside[asideKey(entered, name)] ?? after[name];
    }
  }
  return { ...state, texts, aside };
}

/** What `FormState.aside` calls the text of a field that belongs to a scope. */
export function asideKey(scope: string, name: string): string {
  return `${scope} ${name}`;
}
