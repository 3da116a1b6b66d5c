import { useRef, useState } from "react";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { sayText } from "./form/list-entries";
import { findField } from "./form/find-field";
import type { Offer } from "./shipment";
import type { ToolForm } from "./use-tool-form";

/** What the other tools know of the shipment, to be taken over, and the way back. */
export function ShipmentOffers({ form }: { form: ToolForm }) {
  const { offers, undoTaking } = form;
  const [declined, setDeclined] = useState("");
  const isDeclined = JSON.stringify(offers) === declined;
  const ref = useRef<HTMLDivElement>(null);

  /** The pressed button disappears and would lose the focus. */
  function answer(change: () => void) {
    change();
    ref.current?.focus();
  }

  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {undoTaking && (
        <p className="shipment-offers">
          {words.offers.taken(nameTools(Object.values(form.state.taken)))}{" "}
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              answer(undoTaking);
            }}
          >
            {words.offers.undo}
          </button>
        </p>
      )}
      {offers.length > 0 && !isDeclined && (
        <div className="shipment-offers">
          <p className="font-display text-ui font-bold">{words.offers.heading}</p>
          <ul className="mt-1">
            {offers.map((offer) => (
              <li key={offer.key}>{describeOffer(form, offer)}</li>
            ))}
          </ul>
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              answer(form.takeOffers);
            }}
          >
            {words.offers.use}
          </button>{" "}
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              answer(() => {
                setDeclined(JSON.stringify(offers));
              });
            }}
          >
            {words.offers.decline}
          </button>
        </div>
      )}
    </div>
  );
}

/** For example "Quantity, pieces: 2,000 instead of 1,000 (Landed cost)". */
function describeOffer({ definition, state, today }: ToolForm, offer: Offer): string {
  const from = toolNames[offer.from];
  if ("rows" in offer) {
    const { columns = {}, row } = definition.rows[offer.key] ?? {};
    const nameColumn = Object.keys(columns).find((column) => columns[column]?.kind === "text");
    const names = offer.rows.map((cells, i) => cells[nameColumn ?? ""] || row?.(i + 1, cells));
    return words.offers.rows(names.filter(Boolean).join(", "), from);
  }
  const found = findField(definition, state, offer.key, today);
  if (!found) return "";
  const text = sayText({ ...found, text: offer.text });
  const before = state.exampleKeys.includes(offer.key) ? "" : sayText(found);
  return words.offers.text(found.label, text, before, from);
}

function nameTools(keys: readonly string[]): string {
  const names = Object.entries(toolNames).filter(([key]) => keys.includes(key));
  return names.map(([, name]) => name).join(", ");
}
