import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import type { ContactSubmission } from "@/data/browser/enquiries";

const NEWEST = Date.UTC(2026, 5, 30, 12);
const HOUR_MS = 3_600_000;

/** Submission 1 is the newest; the others follow an hour apart. */
export function makeSubmission(
  number: number,
  overrides: Partial<ContactSubmission> = {},
): ContactSubmission {
  const moment = NEWEST - (number - 1) * HOUR_MS;
  return {
    id: moment,
    submittedAt: new Date(moment).toISOString(),
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    company: "",
    phone: "",
    product_interest: `Product ${number}`,
    message: `Message ${number}`,
    attachmentInfo: null,
    ...overrides,
  };
}

/** Submissions 1 to `count`, newest first. */
export function makeSubmissions(count: number): ContactSubmission[] {
  return Array.from({ length: count }, (_, i) => makeSubmission(i + 1));
}

export function storeSubmissions(entries: readonly unknown[]): void {
  localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify(entries));
}

export function readEntries(): unknown {
  const entries: unknown = JSON.parse(localStorage.getItem(SUBMISSIONS_KEY) ?? "null");
  return entries;
}
