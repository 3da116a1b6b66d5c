import type { Outcome } from "@/lib/tools/outcome";
import { computeShipmentVolume, type ShipmentVolume } from "./compute";
import type { ShipmentState } from "./form";
import { listCalculationSteps } from "./calculation-steps";
import { listModes, type Mode } from "./modes";
import { readInput } from "./read-input";
import { listWarnings } from "./warnings";

export type ShipmentAnswer = ShipmentVolume & { modes: readonly Mode[] };

/** Does not depend on the date, unlike other tools. */
export function calculateShipmentVolume(state: ShipmentState): Outcome<ShipmentAnswer> {
  const reading = readInput(state);
  if (!reading.ok) return reading;
  const result = computeShipmentVolume(reading.input);
  return {
    ok: true,
    result: { ...result, modes: listModes(reading.input, result) },
    steps: listCalculationSteps(reading.input, result),
    warnings: listWarnings(reading.input, result),
  };
}
