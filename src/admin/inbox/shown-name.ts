import { submissionsPage } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { tidyText } from "@/lib/clean-text";

/** Characters. Longer names and products are shortened in the list. */
const MAX_LENGTH_IN_LIST = 120;

/** The name of a submission in lists, buttons and messages. */
export function getShownName({ name }: ContactSubmission): string {
  return shorten(tidyText(name)) || submissionsPage.noName;
}

export function shorten(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MAX_LENGTH_IN_LIST + 2));
  return letters.length > MAX_LENGTH_IN_LIST
    ? `${letters.slice(0, MAX_LENGTH_IN_LIST).join("")}…`
    : text;
}
