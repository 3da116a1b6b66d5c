import type { FieldErrors } from "@/lib/tools/outcome";
import { nameField, type NamedForm } from "./name-field";

/** What is wrong, with the fields that it is wrong with: several where they disagree. */
export type Problem = {
  message: string;
  /** Their labels, and their keys among the errors, which are the ids of their elements. */
  fields: readonly { key: string; label: string | null }[];
};

/** Errors with the same message are one problem. */
export function listProblems<Name extends string, Column extends string>(
  form: NamedForm<Name, Column>,
  errors: FieldErrors,
): Problem[] {
  const problems = new Map<string, Problem["fields"]>();
  for (const [key, message] of Object.entries(errors)) {
    const field = { key, label: nameField(form, key) };
    problems.set(message, [...(problems.get(message) ?? []), field]);
  }
  return [...problems].map(([message, fields]) => ({ message, fields }));
}
