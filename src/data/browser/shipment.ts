import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

type Texts = Readonly<Record<string, string>>;

/** Something that a tool has learned of the visitor's shipment, as typed, and which tool it was. */
type StoredFact = { from: string; text: string } | { from: string; rows: readonly Texts[] };

/** By the names that the tools have agreed on, see `tools/engine/shipment.ts`. */
export type StoredShipment = Readonly<Record<string, StoredFact>>;

const KEY = "shipment";
const HAND_OVER_KEY = "shipment.handOver";

/** Session storage: the shipment is that of this tab, and kept until it is closed. */
export function storeShipment(shipment: StoredShipment): void {
  writeStored("sessionStorage", KEY, JSON.stringify(shipment));
}

/** Facts that are not valid are left out. */
export function readShipment(): StoredShipment {
  const stored = parseJson(readStored("sessionStorage", KEY));
  if (!isRecord(stored)) return {};
  const facts: Record<string, StoredFact> = {};
  for (const [name, fact] of Object.entries(stored)) if (isFact(fact)) facts[name] = fact;
  return facts;
}

/** Remembers that the visitor has gone on to this tool with the figures of another one. */
export function startHandOver(tool: string): void {
  writeStored("sessionStorage", HAND_OVER_KEY, tool);
}

/** Whether the visitor has just gone on to this tool. True only once. */
export function endHandOver(tool: string): boolean {
  const isPending = readStored("sessionStorage", HAND_OVER_KEY) === tool;
  if (isPending) removeStored("sessionStorage", HAND_OVER_KEY);
  return isPending;
}

function isFact(fact: unknown): fact is StoredFact {
  if (!isRecord(fact) || typeof fact["from"] !== "string") return false;
  const { text, rows } = fact;
  return typeof text === "string" || (Array.isArray(rows) && rows.every(isTexts));
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
