import { useState } from "react";
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
  return (
    <div role="status">
      {undoTaking && (
        <p className="shipment-offers">
          {words.offers.taken(nameTools(Object.values(form.state.taken)))}{" "}
          <button type="button" className="tool-text-button" onClick={undoTaking}>
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
          <button type="button" className="tool-text-button" onClick={form.takeOffers}>
            {words.offers.use}
          </button>{" "}
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              setDeclined(JSON.stringify(offers));
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
  if ("rows" in offer)
    return words.offers.rows(definition.rows[offer.key]?.row(1) ?? "", offer.rows.length, from);
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
