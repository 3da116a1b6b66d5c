import type { LinkedText } from "./linked-text";
import type { FactTable } from "./sections";

/** A paragraph is bare text; the other forms say what they are. */
export type LegalBlock =
  | LinkedText
  | { kind: "list"; items: readonly LinkedText[] }
  | { kind: "steps"; items: readonly LinkedText[] }
  | { kind: "terms"; entries: readonly { term: string; text: LinkedText }[] }
  | { kind: "table"; table: FactTable };

/** `id` is part of shared addresses: it stays when the title changes. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  /** A calendar date, "2026-11-22". */
  updatedOn: string;
  /** What most readers came for, before the sections. */
  keyFacts: readonly { label: string; value: string }[];
  sections: readonly LegalSection[];
};

export const legalLabels = {
  updated: "Last updated",
  contents: "Contents",
};
