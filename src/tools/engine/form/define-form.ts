import { toolMessages } from "@/content/tools/shared";
import type { Field } from "./fields";
import type { FieldSpec, FieldSpecs, GivenTexts, RowsSpec, RowsSpecs } from "./field-kinds";

/**
 * Words that may depend on what is selected: "Price per piece, USD".
 * @param texts the form's own texts
 * @param today "2026-11-23"
 * @param cells those of the row that the field is in; the form's own texts if it is in none
 */
type Words = string | ((texts: GivenTexts, today: string, cells: GivenTexts) => string);

type AnyFieldWords = {
  /** Includes the unit. */
  label: Words;
  hint?: Words;
  /** The error for what is no number in the range, for too long a text, or for no option. */
  message?: string;
  /** A different error for numbers over the maximum. */
  tooLarge?: string;
  options?: Readonly<Partial<Record<string, string>>>;
};

/** The words of a field. The compiler asks for all that its kind needs. */
type FieldWords<Spec extends FieldSpec> = AnyFieldWords &
  (Spec extends { kind: "number" | "text" } ? { message: string } : unknown) &
  (Spec extends { kind: "choice"; options: readonly (infer Option extends string)[] }
    ? Spec extends { isSelfNamed: true }
      ? unknown
      : { options: Readonly<Record<Option, string>> }
    : unknown);

type RowWords = {
  /** The name of a row in messages: "Carton 2", or what its cells name it. */
  row: (number: number, cells: GivenTexts) => string;
  /** A row in short, for the enquiry: "60 x 40 x 40 cm, 12 kg, 100 cartons". */
  summary?: ((cells: GivenTexts, form: GivenTexts) => string) | undefined;
};

type FormWords<Fields extends FieldSpecs, Rows extends RowsSpecs> = {
  fields: { [Name in keyof Fields]: FieldWords<Fields[Name]> };
  rows: {
    [Group in keyof Rows]: RowWords & {
      columns: {
        [Name in keyof Rows[Group]["columns"]]: FieldWords<Rows[Group]["columns"][Name]>;
      };
    };
  };
};

type SayWords<Text> = (texts: GivenTexts, today: string, cells: GivenTexts) => Text;

/** A field whose label and hint are made from the texts in the form. */
export type FormField = Field & {
  label: SayWords<string>;
  hint: SayWords<string | undefined>;
  optionWords: Readonly<Partial<Record<string, string>>>;
};

export type FormRows = Omit<RowsSpec, "columns"> &
  RowWords & {
    columns: Readonly<Record<string, FormField>>;
    /** A row that nobody has filled in yet. */
    empty: Readonly<Record<string, string>>;
    initial: readonly Readonly<Record<string, string>>[];
  };

/** A form whose fields have words. `specs` only carries the types of the values. */
export type Form<Fields extends FieldSpecs = FieldSpecs, Rows extends RowsSpecs = RowsSpecs> = {
  specs: { fields: Fields; rows: Rows };
  fields: Readonly<Record<string, FormField>>;
  rows: Readonly<Record<string, FormRows>>;
  /** Rewrites what links were written with before the form got its present keys. */
  readFormerLink?: ((params: URLSearchParams) => void) | undefined;
};

type FormDefinition<Fields extends FieldSpecs, Rows extends RowsSpecs> = {
  fields: Fields;
  rows: Rows;
  words: FormWords<Fields, Rows>;
  readFormerLink?: Form["readFormerLink"];
};

/** Joins the fields of a form with their words. A missing word does not compile. */
export function defineForm<Fields extends FieldSpecs, Rows extends RowsSpecs>({
  fields,
  rows,
  words,
  readFormerLink,
}: FormDefinition<Fields, Rows>): Form<Fields, Rows> {
  const formRows: Record<string, FormRows> = {};
  for (const group in rows) {
    const spec: RowsSpec | undefined = rows[group];
    if (!spec) continue;
    const { columns, initial = [], ...others } = spec;
    const { columns: columnWords, ...rowWords } = words.rows[group];
    const empty: Record<string, string> = {};
    for (const [name, column] of Object.entries(columns))
      empty[name] = typeof column.default === "string" ? column.default : "";
    formRows[group] = {
      ...others,
      ...rowWords,
      columns: addWords(columns, columnWords),
      empty,
      initial,
    };
  }
  return {
    specs: { fields, rows },
    fields: addWords(fields, words.fields),
    rows: formRows,
    readFormerLink,
  };
}

function addWords(
  specs: FieldSpecs,
  words: Readonly<Record<string, AnyFieldWords>>,
): Readonly<Record<string, FormField>> {
  const fields: Record<string, FormField> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const own = words[name];
    if (!own) continue;
    const { label, hint } = own;
    fields[name] = {
      ...spec,
      message: own.message ?? toolMessages[spec.kind === "date" ? "date" : "choice"],
      tooLarge: own.tooLarge,
      label: typeof label === "string" ? () => label : label,
      hint: typeof hint === "function" ? hint : () => hint,
      optionWords: own.options ?? {},
    };
  }
  return fields;
}
