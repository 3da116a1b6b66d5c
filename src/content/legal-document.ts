import type { LinkedText } from "./linked-text";
import type { FactTableCopy } from "./sections";

/** A plain string is a paragraph. */
export type LegalBlock =
  | LinkedText
  | { kind: "list"; items: readonly LinkedText[] }
  | { kind: "steps"; items: readonly LinkedText[] }
  | { kind: "terms"; entries: readonly { term: string; text: LinkedText }[] }
  | { kind: "table"; table: FactTableCopy };

/** `id` is part of shared links, so it must not change with the title. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  /** YYYY-MM-DD. */
  updatedOn: string;
  /** A summary before the sections. */
  keyFacts: readonly { label: string; value: string }[];
  sections: readonly LegalSection[];
};

export const legalLabels = {
  updated: "Last updated",
};
