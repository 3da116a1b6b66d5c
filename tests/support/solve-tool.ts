import type { Tool } from "@/tools/engine/define-tool";
import {
  getDefaults,
  initialState,
  type FormState,
  type Texts,
} from "@/tools/engine/form/form-state";
import type { FieldErrors } from "@/tools/engine/form/read-form";
import type { Solution } from "@/tools/engine/tool-form";

/** The date on which the worked cases are based. */
export const TODAY = "2026-11-23";

export type Typed = Readonly<Record<string, string | readonly Texts[]>>;

/**
 * The tool's example with other texts and the defaults that follow from them and, by the names of
 * their groups, with other rows.
 */
export function typeInto(tool: Pick<Tool<never>, "form">, typed: Typed, today = TODAY): FormState {
  const state = initialState(tool.form, today);
  const texts: Record<string, string> = {};
  const rows: Record<string, readonly Texts[]> = { ...state.rows };
  for (const [name, value] of Object.entries(typed)) {
    if (!(name in (typeof value === "string" ? state.texts : rows)))
      throw new Error(`The form has no field ${name}.`);
    if (typeof value === "string") texts[name] = value;
    else rows[name] = value;
  }
  return { ...state, texts: { ...getDefaults(tool.form, texts, today), ...texts }, rows };
}

/** The tool's answer to what is typed into its example. */
export function solve<Result>(
  tool: Tool<Result>,
  typed: Typed = {},
  today = TODAY,
): Solution<Result> {
  const outcome = tool.solve(typeInto(tool, typed, today), today);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return { result: outcome.result, view: tool.view(outcome.result) };
}

export function errorsOf<Result>(tool: Tool<Result>, typed: Typed, today = TODAY): FieldErrors {
  const outcome = tool.solve(typeInto(tool, typed, today), today);
  return outcome.ok ? {} : outcome.errors;
}
