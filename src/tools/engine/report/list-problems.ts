import type { FieldErrors } from "@/lib/tools/outcome";
import { nameField, type NamedForm } from "./name-field";

/** An error message and its fields. A contradiction has several fields. */
export type Problem = {
  message: string;
  /** Their labels, and their keys in `FieldErrors`, which are also the ids of their elements. */
  fields: readonly { key: string; label: string | null }[];
};

/** Groups errors with the same message. */
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
