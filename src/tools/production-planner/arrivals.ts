import { changeText } from "@/lib/tools/form-state";
import { makeFactoryCalendar } from "./factory-calendar";
import { productionPlannerForm, type PlannerState } from "./form";
import { planForward } from "./plan";
import { modes, type Mode } from "./planning-rules";
import { readInput } from "./read-input";

/** When goods that are started today are at the door by a mode, with the safety margin. */
export type ModeArrival = { mode: Mode; withSafety: string };

/**
 * The arrivals by all modes, slow ones first, with the days that the form shows when the mode is
 * chosen.
 */
export function listArrivals(state: PlannerState, today: string): ModeArrival[] {
  return modes.flatMap((mode) => {
    // Invalid days that were typed for another mode give way to its usual ones.
    const reading = [state, { ...state, inactiveTexts: {} }]
      .map((one) => changeText(productionPlannerForm, one, { name: "mode", text: mode }, today))
      .map((chosen) => readInput(chosen, today))
      .find(({ ok }) => ok);
    if (!reading?.ok) return [];
    const { days, closing } = reading.input;
    return [
      { mode, withSafety: planForward(days, makeFactoryCalendar(closing), today).withSafety },
    ];
  });
}
