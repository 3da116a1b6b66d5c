import type { FormState } from "@/lib/tools/form-state";
import type { FieldErrors } from "@/lib/tools/outcome";
import { nameField } from "./name-field";
import type { Tool } from "./tool";

/** What is wrong, with the fields that it is wrong with: several where they disagree. */
export type Problem = {
  message: string;
  /** Their labels, and their keys among the errors, which are the ids of their elements. */
  fields: readonly { key: string; label: string | null }[];
};

/** Errors with the same message are one problem. */
export function listProblems<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
  state: FormState<Name, Column>,
  errors: FieldErrors,
): Problem[] {
  const problems = new Map<string, Problem["fields"]>();
  for (const [key, message] of Object.entries(errors)) {
    const field = { key, label: nameField(tool, state, key) };
    problems.set(message, [...(problems.get(message) ?? []), field]);
  }
  return [...problems].map(([message, fields]) => ({ message, fields }));
}
