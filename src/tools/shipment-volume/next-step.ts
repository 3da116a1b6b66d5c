import { paste as words } from "@/content/tools/shipment-volume";

/** The id of what a pasted list needs next: an answer to a question, to be used, or discarded. */
export const NEXT_STEP_ID = "packing-list-next";

/**
 * Says that the figures shown do not contain the pasted list, and leads to its next step.
 * @param openQuestions null if there is no pasted list
 */
export function describeNextStep(openQuestions: number | null) {
  if (openQuestions === null) return undefined;
  const { short, long, action } = openQuestions > 0 ? words.asked(openQuestions) : words.unused;
  return {
    bar: { id: NEXT_STEP_ID, text: short, action },
    answer: { id: NEXT_STEP_ID, text: long, action },
  };
}
