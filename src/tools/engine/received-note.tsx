import { useRef } from "react";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { sayText } from "./form/list-entries";
import { findField } from "./form/find-field";
import type { SharedEntry } from "./form/field-kinds";
import type { ToolForm } from "./tool-form";

/** What was filled in from the tool before, with the way back, and what was not. */
export function ReceivedNote({ form }: { form: ToolForm }) {
  const ref = useRef<HTMLDivElement>(null);
  const { offers = [], answerOffers, undo } = form.received ?? {};
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
        <p className="received-note">
          {words.offers.taken(nameTools(Object.values(form.state.sources)))}{" "}
          {button(words.offers.undo, undo)}
        </p>
      )}
      {answerOffers && offers.length > 0 && (
        <div className="received-note">
          <p className="font-display text-ui font-bold">{words.offers.heading}</p>
          <ul className="mt-1">
            {offers.map((offer) => (
              <li key={offer.key}>{describeOffer(form, offer)}</li>
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

/** For example "Quantity, pieces: 2,000 instead of 1,000 (Landed cost)". */
function describeOffer({ definition, state, today }: ToolForm, offer: SharedEntry): string {
  const { key, value } = offer;
  const from = toolNames[offer.from];
  if (typeof value !== "string") {
    const { columns = {}, row } = definition.rows[key] ?? {};
    const nameColumn = Object.keys(columns).find((column) => columns[column]?.kind === "text");
    const names = value.map((cells, i) => cells[nameColumn ?? ""] || row?.(i + 1, cells));
    return words.offers.rows(names.filter(Boolean).join(", "), from);
  }
  const found = findField(definition, state, key, today);
  if (!found) return "";
  return words.offers.text(found.label, sayText({ ...found, text: value }), sayText(found), from);
}

function nameTools(keys: readonly string[]): string {
  const names = Object.entries(toolNames).filter(([key]) => keys.includes(key));
  return names.map(([, name]) => name).join(", ");
}
