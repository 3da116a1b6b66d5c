import type { ComponentType } from "react";
import type { ToolKey } from "@/config/tools";
import type { ToolTexts } from "@/content/tools/shared";
import type { AnswerView } from "./answer-view";
import type { Form } from "./form/define-form";
import type {
  FieldSpecs,
  RowsSpecs,
  SharedValue,
  SharedValues,
  ValuesOf,
} from "./form/field-kinds";
import { changeText, type FormState, type Texts } from "./form/form-state";
import { readForm, type FieldErrors } from "./form/read-form";
import type { ToolForm } from "./tool-form";

/** The result of a calculation, or errors by the keys of the fields. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; errors: FieldErrors };

/** The color of the line along a group: find suppliers, check goods, ship them. */
export type Tone = "accent" | "ink" | "support";

type OwnPart = ComponentType<{ form: ToolForm }>;

/** A field by its name, over the whole width with `wide`, or a part of the tool's own. */
export type Cell<Name> = Name | { wide: Name } | OwnPart;

/** Fields along the line of the worksheet. */
type FieldGroup<Name> = {
  /** "Your lot", and what is meant by it: "one product, one batch". */
  title: string;
  detail: string;
  tone: Tone;
  cells: readonly Cell<Name>[];
};

/** The same fields for each row, with buttons to add and remove rows. */
type RowGroups<Group, Column> = {
  rows: Group;
  tone: Tone;
  columns?: "two" | "three";
  cells: readonly (Column | { wide: Column })[];
  texts: {
    title: (number: number, cells: Readonly<Record<string, string>>) => string;
    detail: (cells: Readonly<Record<string, string>>) => string;
    add: string;
    remove: (number: number, cells: Texts) => string;
  };
};

/** Fields that few people change, behind their heading. */
type FoldedFields<Name> = {
  folded: string;
  cells: readonly Cell<Name>[];
  /** Names a button that sets all of them back to their defaults: "Reset to our limits". */
  reset?: string;
};

export type WorksheetPart<Name = string, Group = string, Column = string> =
  FieldGroup<Name> | RowGroups<Group, Column> | FoldedFields<Name> | OwnPart;

/** What a section of a tool's page is made from. */
export type SectionProps<Result> = { result: Result; view: AnswerView; form: ToolForm };

type ToolParts<Result> = {
  key: ToolKey;
  texts: ToolTexts;
  /** Beside the worksheet, on phones below the answer. */
  Below?: ComponentType<SectionProps<Result>>;
  /** Full sections with results. */
  Results?: ComponentType<SectionProps<Result>>;
  /** Further buttons at the answer. */
  Actions?: ComponentType<SectionProps<Result>>;
  /** Explanations and sources. */
  Background?: ComponentType<{ today: string }>;
  /**
   * What follows from the result for the next tool. Undefined where a shared field holds something
   * else there than here.
   * @param isOwn whether a field is the visitor's own, and neither the example's nor the default
   */
  share?: (result: Result, isOwn: (key: string) => boolean) => SharedValues;
  /**
   * Texts and rows, by field or group, for a shared value that no field holds in the same words. Null
   * for what belongs to an earlier shipment.
   */
  receive?: {
    readonly [Name in keyof SharedValues]?: (
      values: SharedValues,
      state: FormState,
    ) => Readonly<Record<string, SharedValue | undefined>>;
  };
};

type ToolDefinition<
  Fields extends FieldSpecs,
  Rows extends RowsSpecs,
  Result,
> = ToolParts<Result> & {
  form: Form<Fields, Rows>;
  /**
   * Pure.
   * @param today "2026-11-23", in the visitor's time zone
   * @param choose the values with another text in one field, as if the visitor had chosen it: with
   * the defaults and the typed texts that belong to it. Null if these are invalid.
   */
  calculate: (
    values: ValuesOf<Fields, Rows>,
    today: string,
    choose: (name: keyof Fields & string, text: string) => ValuesOf<Fields, Rows> | null,
  ) => Outcome<Result>;
  /** Says the result in words. */
  view: (result: Result) => AnswerView;
  /** From top to bottom. */
  worksheet: readonly WorksheetPart<
    keyof Fields & string,
    keyof Rows & string,
    { [Group in keyof Rows]: keyof Rows[Group]["columns"] & string }[keyof Rows]
  >[];
};

export type Tool<Result> = ToolParts<Result> & {
  form: Form;
  solve: (state: FormState, today: string) => Outcome<Result>;
  view: (result: Result) => AnswerView;
  worksheet: readonly WorksheetPart[];
};

export function defineTool<Fields extends FieldSpecs, Rows extends RowsSpecs, Result>({
  form,
  calculate,
  ...parts
}: ToolDefinition<Fields, Rows, Result>): Tool<Result> {
  return {
    ...parts,
    form,
    solve(state, today) {
      const reading = readForm(form, state);
      if (!reading.ok) return reading;
      return calculate(reading.values, today, (key, text) => {
        const chosen = readForm(form, changeText(form, state, { key, text }, today));
        return chosen.ok ? chosen.values : null;
      });
    },
  };
}
