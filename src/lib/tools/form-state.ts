import type { Field, Fields, Texts } from "./fields";

/** What stands in a tool's form, as typed. */
export type FormState<Name extends string = string, Column extends string = string> = {
  texts: Texts<Name>;
  /** The repeated part, where a tool has one: cartons, additional duties. */
  rows: readonly Texts<Column>[];
};

/** A field that links can hold. */
export type LinkedField = Field & {
  /** Its short name in links. */
  key: string;
  /** Its default moves with the day, so that links name it always. */
  isPinned?: boolean;
  /** It means another thing where its default is another: 51 lb are no 51 kg. */
  isTied?: boolean;
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
 * with the new value, tied ones also when touched.
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
    if (name === change.name || before[name] === after[name]) continue;
    if (form.fields[name].isTied || state.texts[name] === before[name]) texts[name] = after[name];
  }
  return { ...state, texts };
}
