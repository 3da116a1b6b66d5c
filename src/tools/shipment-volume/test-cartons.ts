import { initialState } from "@/lib/tools/form-state";
import { calculateShipmentVolume, type ShipmentAnswer } from "./calculate";
import { shipmentVolumeForm, type CartonTexts, type ShipmentState } from "./form";

/** Rows as in links: "60x40x40x12x100", with "xin" at the end for inches, then what is in them. */
export function makeState(
  rows: string,
  texts: Partial<ShipmentState["texts"]> = {},
): ShipmentState {
  const initial = initialState(shipmentVolumeForm, "2026-11-23");
  return { texts: { ...initial.texts, ...texts }, rows: rows.split(",").map(makeRow) };
}

function makeRow(text: string): CartonTexts {
  const [length = "", width = "", height = "", weight = "", cartons = "", unit = "cm", name = ""] =
    text.split("x");
  return { length, width, height, weight, cartons, unit, name };
}

export function answerFor(...state: Parameters<typeof makeState>): ShipmentAnswer {
  const outcome = calculateShipmentVolume(makeState(...state));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}
