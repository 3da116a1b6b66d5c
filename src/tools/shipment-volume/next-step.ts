import { paste as words } from "@/content/tools/shipment-volume";
import type { OpenEntry } from "@/tools/engine/answer-view";

/** The id of what a pasted list needs next: an answer to a question, to be used, or discarded. */
export const NEXT_STEP_ID = "packing-list-next";

/**
 * Says that the figures shown do not contain the pasted list, and leads to its next step.
 * @param openQuestions null if there is no pasted list
 */
export function describeNextStep(openQuestions: number | null): OpenEntry | null {
  if (openQuestions === null) return null;
  return { id: NEXT_STEP_ID, ...(openQuestions > 0 ? words.asked(openQuestions) : words.unused) };
}
