import { afterLabel } from "@/content/tools/report";
import { groupDigits } from "@/lib/numbers";
import type { Form } from "./define-form";
import { isSameValue, rowFieldKey } from "./fields";
import { findField, type FoundField } from "./find-field";
import { getDefault, type FormState } from "./form-state";
import { isBlankRow } from "./read-form";

/**
 * What was entered, as lines "Label: value": the fields that apply, are not blank, and describe the
 * visitor's own case or differ from their default. What describes the case comes first, then rows, each
 * in one line.
 */
export function listEntries(form: Form, state: FormState, today: string): string[] {
  const isOfCase = (name: string) =>
    Boolean(form.fields[name]?.isExample ?? form.fields[name]?.shared);
  const names = Object.keys(form.fields);
  const listFields = (listed: readonly string[]) =>
    listed.flatMap((name) => {
      const field = form.fields[name];
      const found = findField(form, state, name, today);
      if (!field || !found?.isShown || found.text.trim() === "") return [];
      if (state.unknownKeys.includes(name)) return [];
      const defaultText = getDefault(field, { ...state.texts, [name]: undefined }, today);
      if (!field.isExample && isSameValue(field, found.text, defaultText)) return [];
      return [found.label + afterLabel(found.label) + sayText(found)];
    });
  const rows = Object.entries(form.rows).flatMap(([group, definition]) => {
    const { columns, row: nameRow, summary, when } = definition;
    if (when && !when(state.texts, state)) return [];
    return (state.rows[group] ?? []).flatMap((typed, row) => {
      if (isBlankRow(definition, typed)) return [];
      const cells = Object.entries(typed).map(([column, text]) => [column, text.trim()] as const);
      const texts = Object.fromEntries(cells);
      if (summary)
        return [nameRow(row + 1, texts), summary(texts, state.texts)].filter(Boolean).join(": ");
      const entries = Object.keys(columns)
        .map((column) => findField(form, state, rowFieldKey(column, row), today))
        .filter((found) => found !== null)
        .filter(({ isShown, text }) => isShown && text.trim() !== "")
        .map((found) => found.label + afterLabel(found.label) + sayText(found));
      return `${nameRow(row + 1, texts)}: ${entries.join("; ")}`;
    });
  });
  return [
    ...listFields(names.filter(isOfCase)),
    ...rows,
    ...listFields(names.filter((name) => !isOfCase(name))),
  ];
}

/** A text as a sentence has it: an option by its words, a number with commas. */
export function sayText({ field, text }: Pick<FoundField, "field" | "text">): string {
  if (field.kind === "number") return groupDigits(text.trim());
  return field.optionWords[text] ?? text.trim();
}
