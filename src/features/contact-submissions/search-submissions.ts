import type { ContactSubmission } from "@/db/contact-submissions";

/** A submission with what it is searched by. */
type Searchable = { submission: ContactSubmission; text: string };

/** To be done once for a list, not with every letter typed. */
export function makeSearchable(submissions: readonly ContactSubmission[]): readonly Searchable[] {
  return submissions.map((submission) => ({
    submission,
    text: fold(
      [
        submission.name,
        submission.email,
        submission.company,
        submission.phone,
        submission.product_interest,
        submission.message,
      ].join("\n"),
    ),
  }));
}

/** Those that contain every word, whatever its case and accents, in the order they had. */
export function searchSubmissions(
  searchable: readonly Searchable[],
  query: string,
): readonly ContactSubmission[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ submission }) => submission);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
