import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

type Texts = Readonly<Record<string, string>>;

/** What a tool knows of the visitor's shipment, as typed, and which tool it was. */
export type StoredValue = { from: string; text: string } | { from: string; rows: readonly Texts[] };

/** By the names that the tools have agreed on, see `SharedValues` in the tools' engine. */
export type StoredValues = Readonly<Record<string, StoredValue>>;

const KEY = "shipment";
const NEXT_KEY = "shipment.next";

/**
 * Remembers what the visitor takes along to the next tool. In session storage: it is that tab's.
 * @param next the key of the tool that the visitor goes on to
 */
export function storeSharedValues(next: string, values: StoredValues): void {
  writeStored("sessionStorage", KEY, JSON.stringify(values));
  writeStored("sessionStorage", NEXT_KEY, next);
}

/** Values that are not valid are left out. */
export function readSharedValues(): StoredValues {
  const stored = parseJson(readStored("sessionStorage", KEY));
  if (!isRecord(stored)) return {};
  const values: Record<string, StoredValue> = {};
  for (const [name, value] of Object.entries(stored))
    if (isStoredValue(value)) values[name] = value;
  return values;
}

/** Whether the visitor has just gone on to this tool. */
export function isNextTool(tool: string): boolean {
  return readStored("sessionStorage", NEXT_KEY) === tool;
}

export function clearNextTool(): void {
  removeStored("sessionStorage", NEXT_KEY);
}

function isStoredValue(value: unknown): value is StoredValue {
  if (!isRecord(value) || typeof value["from"] !== "string") return false;
  const { text, rows } = value;
  return typeof text === "string" || (Array.isArray(rows) && rows.every(isTexts));
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
