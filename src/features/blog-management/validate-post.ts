import { isCalendarDate } from "@/lib/dates";
import { requirements } from "./messages";
import type { PostField, PostValues } from "./post-fields";

/** What is wrong with a field. */
export type PostProblem = { field: PostField; text: string };

/** The first requirement that is not met (spec section 5), or null. */
export function validatePost(values: PostValues): PostProblem | null {
  const isMet = (field: PostField) =>
    field === "date" ? isCalendarDate(values.date.trim()) : values[field].trim() !== "";
  return requirements.find(({ field }) => !isMet(field)) ?? null;
}
