import { isRecord, parseJson } from "@/lib/json";
import { readStored, writeStored } from "./safe-storage";

type Texts = Readonly<Record<string, string>>;
type Rows = Readonly<Record<string, readonly Texts[]>>;

/** The input of a tool's form as it was typed. A link, in contrast, holds valid values only. */
type ToolDraft = {
  texts: Texts;
  rows: Rows;
  aside: { texts: Texts; rows: Rows };
  exampleKeys: readonly string[];
  unknownKeys: readonly string[];
  sources: Texts;
  typed: Texts;
  decimal: "." | "," | null;
  /** The query strings of the page's address for which the draft is valid. */
  queries: readonly string[];
};

const keyOf = (tool: string) => `toolDraft.${tool}`;

/** Session storage: kept until the tab is closed. */
export function storeToolDraft(tool: string, draft: ToolDraft): void {
  writeStored("sessionStorage", keyOf(tool), JSON.stringify(draft));
}

/** Null also if the stored value is invalid. */
export function readToolDraft(tool: string): ToolDraft | null {
  const stored = parseJson(readStored("sessionStorage", keyOf(tool)));
  if (!isRecord(stored)) return null;
  const { texts, rows, aside, exampleKeys, unknownKeys, sources, typed, decimal, queries } = stored;
  return isTexts(texts) &&
    isRows(rows) &&
    isRecord(aside) &&
    isTexts(aside["texts"]) &&
    isRows(aside["rows"]) &&
    isTextList(exampleKeys) &&
    isTextList(unknownKeys) &&
    isTexts(sources) &&
    isTexts(typed) &&
    isTextList(queries)
    ? {
        texts,
        rows,
        aside: { texts: aside["texts"], rows: aside["rows"] },
        exampleKeys,
        unknownKeys,
        sources,
        typed,
        decimal: decimal === "." || decimal === "," ? decimal : null,
        queries,
      }
    : null;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

function isRows(value: unknown): value is Rows {
  return (
    isRecord(value) &&
    Object.values(value).every((rows) => Array.isArray(rows) && rows.every(isTexts))
  );
}
