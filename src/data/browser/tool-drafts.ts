import { isRecord, parseJson } from "@/lib/json";
import { readStored, writeStored } from "./safe-storage";

/** The input of a tool's form as it was typed. A link, in contrast, holds valid values only. */
type ToolDraft = {
  texts: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, string>>[];
  inactiveTexts?: Readonly<Record<string, string>>;
  inactiveRows?: Readonly<Record<string, ToolDraft["rows"]>>;
  exampleKeys?: readonly string[];
  /** The query strings of the page's address for which the draft is valid. */
  queries: readonly string[];
  /** The query string of the last valid result. */
  lastQuery: string;
};

const keyOf = (tool: string) => `toolDraft.${tool}`;

/** Session storage: kept until the tab is closed. */
export function storeToolDraft(tool: string, draft: ToolDraft): void {
  writeStored("sessionStorage", keyOf(tool), JSON.stringify(draft));
}

/** Null also if the stored value is invalid. */
export function readToolDraft(tool: string): ToolDraft | null {
  const stored = parseJson(readStored("sessionStorage", keyOf(tool)));
  if (!isRecord(stored) || !isTextRecord(stored["texts"])) return null;
  const { texts, rows, inactiveTexts, inactiveRows, exampleKeys, queries, lastQuery } = stored;
  if (!isRowList(rows) || !isTextList(queries)) return null;
  return {
    texts,
    rows,
    inactiveTexts: isTextRecord(inactiveTexts) ? inactiveTexts : {},
    inactiveRows: isRowListRecord(inactiveRows) ? inactiveRows : {},
    exampleKeys: isTextList(exampleKeys) ? exampleKeys : [],
    queries,
    lastQuery: typeof lastQuery === "string" ? lastQuery : "",
  };
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isRowList(value: unknown): value is Record<string, string>[] {
  return Array.isArray(value) && value.every(isTextRecord);
}

function isRowListRecord(value: unknown): value is Record<string, Record<string, string>[]> {
  return isRecord(value) && Object.values(value).every(isRowList);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
