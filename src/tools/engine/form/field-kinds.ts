import type { ToolKey } from "@/config/tools";
import type { Dimension } from "@/lib/units";

/** The texts in a form by the names of its fields. A definition is asked before all are known. */
export type GivenTexts = Readonly<Record<string, string | undefined>>;

/** All that is typed in a form: the texts of its fields, and its rows by group. */
export type TypedForm = {
  texts: GivenTexts;
  rows: Readonly<Record<string, readonly GivenTexts[]>>;
};

/** What several tools ask of a shipment, so that it is typed once. `rule` is an Incoterms rule. */
export const sharedNames = [
  "product",
  "pieces",
  "price",
  "currency",
  "rule",
  "place",
  "mode",
  "destination",
  "freight",
  "freightCurrency",
  "arrival",
] as const;

/**
 * Shared rows: products with volume, weight, pieces and price, as far as these are known; cartons with
 * sides, weight and number.
 */
export const sharedRowsNames = ["goods", "cartons"] as const;

type SharedName = (typeof sharedNames)[number];
type SharedRowsName = (typeof sharedRowsNames)[number];

/** What tools tell each other of the visitor's shipment. */
export type SharedValues = {
  readonly [Name in SharedName]?: string | undefined;
} & {
  readonly [Name in SharedRowsName]?: readonly Readonly<Record<string, string>>[] | undefined;
};

/** What another tool has for a field or a group of rows of this one, by its key. */
export type SharedEntry = {
  key: string;
  from: ToolKey;
  /** Null: what is there is of another shipment, or not said any more, and goes. */
  value: SharedValue;
};

export type SharedValue = string | readonly Readonly<Record<string, string>>[] | null;

type FieldOptions = {
  /** What the field starts with, "" if missing. May depend on other fields, or on the date. */
  default?: string | ((given: GivenTexts, today: string) => string);
  /**
   * The default describes the page's example, a shipment or an order, and not something that is
   * usually so. It counts as the visitor's own only once it is changed or confirmed.
   */
  isExample?: boolean | ((texts: GivenTexts) => boolean);
  /**
   * The text with which an answer leaves the figure out, for who does not know it: "0" for a cost, ""
   * where the tool itself says what is open. If missing, the example's figure stays in the answer.
   */
  textIfUnknown?: string;
  /**
   * Whether the field applies to what is selected. If not, it is neither shown nor read. A column is
   * given the cells of its row first, a field the texts of the form.
   */
  when?: (texts: GivenTexts, form: TypedForm) => boolean;
  /**
   * The selection that the text belongs to, for example "air". When another is selected, the text
   * is put aside, and comes back with it.
   */
  scope?: (texts: GivenTexts) => string;
  /** What the field holds for the other tools, too, in the same words. */
  shared?: SharedName;
};

type NumberOptions = FieldOptions & {
  /** The smallest allowed value. With `isMinExclusive`, values have to be larger than it. */
  min: number;
  isMinExclusive?: boolean;
  max: number;
  isWhole?: boolean;
  isOptional?: boolean;
  /** The number is in the unit that `unitField` names, and is converted when the unit changes. */
  measure?: { of: Dimension; unitField: string };
};

type ChoiceOptions = FieldOptions & {
  options: readonly [string, ...string[]];
  /** The options are codes that visitors read as they are ("FOB"), so that they need no words. */
  isSelfNamed?: boolean;
};

type TextOptions = FieldOptions & { maxLength: number };

type DateOptions = FieldOptions & {
  /** The default depends on the date, so that shared links always include the field. */
  isPinned?: boolean;
};

/** One field of a form, without its words. `linkKey` is its short name in links. */
export type FieldSpec =
  | ({ kind: "number"; linkKey: string } & NumberOptions)
  | ({ kind: "choice"; linkKey: string } & ChoiceOptions)
  | ({ kind: "text"; linkKey: string } & TextOptions)
  | ({ kind: "date"; linkKey: string } & DateOptions);

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/** Fields that repeat: cartons, products. */
export type RowsSpec = {
  linkKey: string;
  /** In the order used in links. New columns go to the end, so that older links stay valid. */
  columns: FieldSpecs;
  /** Separates the cells of a row in links. */
  separator: "x" | ":";
  max: number;
  /** The rows of the example. */
  initial?: readonly Readonly<Record<string, string>>[];
  /** A row in which all of these are blank is not read. */
  blankIf: readonly string[];
  shared?: SharedRowsName;
  scope?: (texts: GivenTexts) => string;
  /** Whether the rows apply to what is selected. If not, they are neither shown nor read. */
  when?: (texts: GivenTexts, form: TypedForm) => boolean;
};

/** By name. No column has the name of a field, or of another group's column. */
export type RowsSpecs = Readonly<Record<string, RowsSpec>>;

// Each keeps the exact type of its options, from which `ValuesOf` knows the value's type. `NoInfer`
// keeps the compiler from guessing the options from where the field stands. A column has no key of
// its own in links.

export function number<const Options extends NumberOptions>(
  linkKey: string,
  options: Options,
): { kind: "number"; linkKey: string } & NoInfer<Options> {
  return { kind: "number", linkKey, ...options };
}

export function choice<const Options extends ChoiceOptions>(
  linkKey: string,
  options: Options,
): { kind: "choice"; linkKey: string } & NoInfer<Options> {
  return { kind: "choice", linkKey, ...options };
}

export function text<const Options extends TextOptions>(
  linkKey: string,
  options: Options,
): { kind: "text"; linkKey: string } & NoInfer<Options> {
  return { kind: "text", linkKey, ...options };
}

export function date<const Options extends DateOptions>(
  linkKey: string,
  options: Options,
): { kind: "date"; linkKey: string } & NoInfer<Options> {
  return { kind: "date", linkKey, ...options };
}

export function rows<const Spec extends RowsSpec>(spec: Spec) {
  return spec;
}

type ValueOf<Spec extends FieldSpec> =
  | (Spec extends { kind: "number" } ? number : never)
  | (Spec extends { kind: "choice"; options: readonly (infer Option)[] } ? Option : never)
  | (Spec extends { kind: "text" | "date" } ? string : never)
  | (Spec extends { isOptional: true } ? null : never)
  | (Spec extends { when: (...given: never) => boolean } ? null : never);

type ValuesOfFields<Specs extends FieldSpecs> = {
  readonly [Name in keyof Specs]: ValueOf<Specs[Name]>;
};

/** The values of a valid form. Null: an optional field is blank, or a field does not apply. */
export type ValuesOf<Fields extends FieldSpecs, Rows extends RowsSpecs> = ValuesOfFields<Fields> & {
  /** `row` is the row's index in the form, since blank rows are left out. */
  readonly [Group in keyof Rows]: readonly (ValuesOfFields<Rows[Group]["columns"]> & {
    readonly row: number;
  })[];
};
