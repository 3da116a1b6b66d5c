import { isRecord, parseJson } from "@/lib/json";
import { readStored, writeStored } from "@/lib/safe-storage";

/** What was typed into a tool's form, as it was typed: a link holds only what is valid. */
type ToolDraft = {
  texts: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, string>>[];
  inactiveTexts?: Readonly<Record<string, string>>;
  /** The queries that the page's address may have with it. */
  queries: readonly string[];
  /** Of a link to the last figures that had an answer. */
  lastQuery: string;
};

const keyOf = (tool: string) => `toolDraft.${tool}`;

/** In the tab's own storage, until it is closed. */
export function keepToolDraft(tool: string, draft: ToolDraft): void {
  writeStored("sessionStorage", keyOf(tool), JSON.stringify(draft));
}

/** Null also when the storage holds something else. */
export function readToolDraft(tool: string): ToolDraft | null {
  const stored = parseJson(readStored("sessionStorage", keyOf(tool)));
  if (!isRecord(stored) || !isTextRecord(stored["texts"])) return null;
  const { texts, rows, inactiveTexts, queries, lastQuery } = stored;
  if (!Array.isArray(rows) || !rows.every(isTextRecord) || !isTextList(queries)) return null;
  return {
    texts,
    rows,
    inactiveTexts: isTextRecord(inactiveTexts) ? inactiveTexts : {},
    queries,
    lastQuery: typeof lastQuery === "string" ? lastQuery : "",
  };
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
