import { toolMessages } from "@/content/tools/shared";
import type { Field } from "./fields";
import type { FieldSpec, FieldSpecs, GivenTexts, RowsSpec, RowsSpecs } from "./field-kinds";

/** Words that may depend on what is selected: "Price per piece, USD". */
type Words<About> = string | ((about: About) => string);

type AnyFieldWords<About> = {
  /** Includes the unit. */
  label: Words<About>;
  hint?: Words<About>;
  /** The error for what is no number in the range, for too long a text, or for no option. */
  message?: string;
  /** A different error for numbers over the maximum. */
  tooLarge?: string;
  options?: Readonly<Partial<Record<string, string>>>;
};

/** The words of a field. The compiler asks for all that its kind needs. */
type FieldWords<Spec extends FieldSpec, About> = AnyFieldWords<About> &
  (Spec extends { kind: "number" | "text" } ? { message: string } : unknown) &
  (Spec extends { kind: "choice"; options: readonly (infer Option extends string)[] }
    ? Spec extends { isSelfNamed: true }
      ? unknown
      : { options: Readonly<Record<Option, string>> }
    : unknown);

/** What the words of a row's fields may depend on. `number` counts the rows from 1. */
export type RowAbout<About> = { number: number; cells: GivenTexts; form: About };

type FormWords<Fields extends FieldSpecs, Rows extends RowsSpecs, About> = {
  fields: { [Name in keyof Fields]: FieldWords<Fields[Name], About> };
  rows: {
    [Group in keyof Rows]: {
      /** The name of a row in messages: "Carton 2", or what its cells name it. */
      row: (number: number, cells: GivenTexts) => string;
      /** A row in short, for the enquiry: "60 x 40 x 40 cm, 12 kg, 100 cartons". */
      summary?: (cells: GivenTexts, form: GivenTexts) => string;
      columns: {
        [Name in keyof Rows[Group]["columns"]]: FieldWords<
          Rows[Group]["columns"][Name],
          RowAbout<About>
        >;
      };
    };
  };
};

export type WordedField = Field & {
  optionWords: Readonly<Partial<Record<string, string>>>;
};

/** A field whose label and hint are made from the texts in the form. */
export type FormField<About = GivenTexts> = WordedField & {
  label: (about: About, today: string) => string;
  hint: (about: About, today: string) => string | undefined;
};

export type FormRows = Omit<RowsSpec, "columns"> & {
  columns: Readonly<Record<string, FormField<RowAbout<GivenTexts>>>>;
  row: (number: number, cells: GivenTexts) => string;
  summary: ((cells: GivenTexts, form: GivenTexts) => string) | undefined;
  /** A row that nobody has filled in yet. */
  empty: Readonly<Record<string, string>>;
  initial: readonly Readonly<Record<string, string>>[];
};

/** A form whose fields have words. `specs` only carries the types of the values. */
export type Form<Fields extends FieldSpecs = FieldSpecs, Rows extends RowsSpecs = RowsSpecs> = {
  specs: { fields: Fields; rows: Rows };
  fields: Readonly<Record<string, FormField>>;
  rows: Readonly<Record<string, FormRows>>;
};

type FormDefinition<Fields extends FieldSpecs, Rows extends RowsSpecs, About> = {
  fields: Fields;
  rows: Rows;
  words: FormWords<Fields, Rows, About>;
  /** What the words may depend on. @param today "2026-11-23" */
  about: (texts: GivenTexts, today: string) => About;
};

/** Joins the fields of a form with their words. A missing word does not compile. */
export function defineForm<Fields extends FieldSpecs, Rows extends RowsSpecs, About>({
  fields,
  rows,
  words,
  about,
}: FormDefinition<Fields, Rows, About>): Form<Fields, Rows> {
  const formRows: Record<string, FormRows> = {};
  for (const group in rows) {
    const spec: RowsSpec | undefined = rows[group];
    if (spec) formRows[group] = addRowWords(spec, words.rows[group], about);
  }
  return {
    specs: { fields, rows },
    fields: addAllWords(fields, words.fields, about),
    rows: formRows,
  };
}

type AnyRowWords<About> = {
  row: (number: number, cells: GivenTexts) => string;
  summary?: (cells: GivenTexts, form: GivenTexts) => string;
  columns: Readonly<Record<string, AnyFieldWords<RowAbout<About>>>>;
};

function addRowWords<About>(
  { columns, initial = [], ...spec }: RowsSpec,
  words: AnyRowWords<About>,
  about: (texts: GivenTexts, today: string) => About,
): FormRows {
  const empty: Record<string, string> = {};
  for (const [name, column] of Object.entries(columns))
    empty[name] = typeof column.default === "string" ? column.default : "";
  return {
    ...spec,
    columns: addAllWords(
      columns,
      words.columns,
      ({ form, ...cell }: RowAbout<GivenTexts>, today) => ({ ...cell, form: about(form, today) }),
    ),
    row: words.row,
    summary: words.summary,
    empty,
    initial,
  };
}

function addAllWords<Given, About>(
  specs: FieldSpecs,
  words: Readonly<Record<string, AnyFieldWords<About>>>,
  about: (given: Given, today: string) => About,
): Readonly<Record<string, FormField<Given>>> {
  const fields: Record<string, FormField<Given>> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const own = words[name];
    if (own) fields[name] = addWords(spec, own, about);
  }
  return fields;
}

function addWords<Given, About>(
  spec: FieldSpec,
  words: AnyFieldWords<About>,
  about: (given: Given, today: string) => About,
): FormField<Given> {
  const say = (one: Words<About>, given: Given, today: string) =>
    typeof one === "string" ? one : one(about(given, today));
  const { label, hint, message = toolMessages[spec.kind === "date" ? "date" : "choice"] } = words;
  return {
    ...spec,
    message,
    tooLarge: words.tooLarge,
    label: (given, today) => say(label, given, today),
    hint: (given, today) => hint && say(hint, given, today),
    optionWords: words.options ?? {},
  };
}
