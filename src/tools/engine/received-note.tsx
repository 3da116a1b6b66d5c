import { useRef } from "react";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { takeEntry } from "./shared-values";
import { sayText } from "./form/list-entries";
import { findField } from "./form/find-field";
import type { SharedEntry } from "./form/field-kinds";
import type { FormState, Texts } from "./form/form-state";
import type { ToolForm } from "./tool-form";

export const NOTE = "border-b border-border bg-warning-100 px-4 py-2.5 text-lg sm:px-5";

/** What was filled in from the tool before, with the way back, and what was not. */
export function ReceivedNote({ form }: { form: ToolForm }) {
  const ref = useRef<HTMLDivElement>(null);
  const { offers = [], answerOffers, undo } = form.received ?? {};
  const { definition, state, today } = form;
  // Their units and currency are those of all offers.
  const after = offers.reduce(
    (next, offer) => takeEntry({ form: definition }, next, offer, today),
    state,
  );
  const described = offers.flatMap((offer) => describeOffer(form, after, offer) ?? []);
  const button = (label: string, change: () => void) => (
    <button
      type="button"
      className="tool-text-button"
      onClick={() => {
        change();
        // The button disappears and would lose the focus.
        ref.current?.focus();
      }}
    >
      {label}
    </button>
  );
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {undo && (
        <p className={NOTE}>
          {words.offers.taken(nameTools(Object.values(form.state.sources)))}{" "}
          {button(words.offers.undo, undo)}
        </p>
      )}
      {answerOffers && offers.length > 0 && (
        <div className={NOTE}>
          <p className="font-display text-ui font-bold">
            {words.offers.heading(nameTools(offers.map(({ from }) => from)))}
          </p>
          <ul className="mt-1">
            {described.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {button(words.offers.use, () => {
            answerOffers(true);
          })}{" "}
          {button(words.offers.decline, () => {
            answerOffers(false);
          })}
        </div>
      )}
    </div>
  );
}

/**
 * For example "Quantity, pieces: 2,000 instead of 1,000". Null if it reads the same.
 * @param after the form with all offers
 */
function describeOffer(
  { definition, state, today }: ToolForm,
  after: FormState,
  { key, value }: SharedEntry,
) {
  const found = findField(definition, state, key, today);
  const next = findField(definition, after, key, today);
  const { columns = {}, row } = definition.rows[key] ?? {};
  const nameRows = (rows: readonly Texts[]) => {
    const nameColumn = Object.keys(columns).find((column) => columns[column]?.kind === "text");
    const names = rows.map((cells, i) => cells[nameColumn ?? ""] || row?.(i + 1, cells));
    return names.filter(Boolean).join(", ");
  };
  const before = found ? sayText(found) : nameRows(state.rows[key] ?? []);
  if (value === null) return words.offers.gone(found ? `${found.label}: ${before}` : before);
  if (typeof value !== "string") return words.offers.rows(nameRows(value), before);
  return next && sayText(next) !== before
    ? words.offers.text(next.label, sayText(next), before)
    : null;
}

function nameTools(keys: readonly string[]): string {
  const names = Object.entries(toolNames).filter(([key]) => keys.includes(key));
  return names.map(([, name]) => name).join(", ");
}
