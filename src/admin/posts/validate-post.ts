import { isBlank, tidyText } from "@/lib/clean-text";
import { isPostDate } from "@/lib/dates";
import { IMPOSSIBLE_DATE, requirements } from "./messages";
import type { PostField, PostValues } from "./post-fields";

/** What is wrong with a field. */
export type PostProblem = { field: PostField; text: string };

/** The first requirement that is not met, or null. */
export function validatePost(values: PostValues): PostProblem | null {
  const isMet = (field: PostField) =>
    field === "date" ? isPostDate(tidyText(values.date)) : !isBlank(values[field]);
  const problem = requirements.find(({ field }) => !isMet(field)) ?? null;
  const isImpossibleDate = problem?.field === "date" && !isBlank(values.date);
  return isImpossibleDate ? { field: "date", text: IMPOSSIBLE_DATE } : problem;
}
