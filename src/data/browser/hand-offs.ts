import { useMemo, useSyncExternalStore } from "react";
import { enquiryWay } from "@/config/enquiries";
import { isRecord, parseJson } from "@/lib/json";
import { readSubmission, type ContactSubmission } from "./contact-submissions";
import { OPEN_KEY, SHOWN_KEY } from "./hand-off-keys";
import { readStored, removeStored, writeStored } from "./safe-storage";

/** Older ones are forgotten, unless they are still to be sent. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** An enquiry that goes to the database, and what is known of it. */
export type Delivery = {
  /** A UUID. However often it is sent, the database stores one enquiry. */
  id: string;
  /** The path of the page that the visitor came from, or "". */
  page: string;
  /** What was typed into the field that people do not see. */
  trap: string;
  /** When the form was opened, in ms since 1970. */
  formOpenedAt: number;
  state: "sending" | "waiting" | "received" | "refused";
  /** The reference of one that was received, or the reason of a refusal. */
  answer: string;
};

/**
 * A submitted enquiry. One without `delivery` was prepared as an email: whether that was sent, only
 * the visitor knows.
 */
export type HandOff = {
  submission: ContactSubmission;
  isSaved: boolean;
  isOpened: boolean;
  delivery: Delivery | null;
};

/** One whose delivery is under way. */
export type DeliveredHandOff = HandOff & { delivery: Delivery };

export function isUnderWay(handOff: HandOff): handOff is DeliveredHandOff {
  return handOff.delivery?.state === "sending" || handOff.delivery?.state === "waiting";
}

const idOf = ({ submission }: HandOff) => submission.id;

/** What this tab shows and what was not closed, as JSON, if the storage did not take it. */
let unstoredShown: string | null = null;
let unstoredOpen: string | null = null;

/** Shows an enquiry in this tab, and keeps it in this browser. */
export function showHandOff(handOff: HandOff): void {
  storeShown(handOff);
  storeOpen([...readOpen().filter((other) => idOf(other) !== idOf(handOff)), handOff]);
  notify();
}

/** Notes what became of a delivery, wherever the enquiry is kept. */
export function storeDelivery(delivery: Delivery): void {
  // Not by the id of the submission, which its changed text has, too.
  const update = (handOff: HandOff) =>
    handOff.delivery?.id === delivery.id ? { ...handOff, delivery } : handOff;
  const shown = readShown();
  if (shown) storeShown(update(shown));
  storeOpen(readOpen().map(update));
  notify();
}

/** Shows an enquiry no more. One that is under way stays in the browser. */
export function closeHandOff(handOff: HandOff): void {
  const shown = readShown();
  if (shown && idOf(shown) === idOf(handOff)) storeShown(null);
  if (!isUnderWay(handOff)) removeOpen(handOff);
  notify();
}

/** Sends an enquiry no more, and forgets it. The list of submissions still has it. */
export function forgetHandOff(handOff: HandOff): void {
  removeOpen(handOff);
  closeHandOff(handOff);
}

/** What the database has not answered yet, of this tab, of others and of closed ones. */
export function listUnderWay(): DeliveredHandOff[] {
  return readOpen().filter(isUnderWay);
}

/** Removes what is older than is promised. */
export function forgetOldHandOffs(): void {
  storeOpen(readOpen());
}

type HandOffs = {
  /** The one that this tab shows. */
  shown: HandOff | null;
  /** Those of other and of closed tabs, newest first. */
  earlier: readonly HandOff[];
  /** False if closing this page loses what was not sent. */
  areKept: boolean;
};

/** The enquiries that were not closed, as this and other tabs change them; none until hydration. */
export function useHandOffs(): HandOffs {
  const texts = useSyncExternalStore(subscribe, readTexts, () => "");
  return useMemo(() => {
    const [shown = null, open = null] = texts.split("\n");
    const shownHandOff = parseHandOff(parseJson(shown));
    const isEarlier = (handOff: HandOff) =>
      idOf(handOff) !== shownHandOff?.submission.id && !isForgotten(handOff);
    const earlier = parseList(open).filter(isEarlier).reverse();
    return { shown: shownHandOff, earlier, areKept: unstoredOpen === null };
  }, [texts]);
}

/** Both stored texts. JSON contains no line breaks. */
function readTexts(): string {
  return `${readShownText() ?? ""}\n${readOpenText() ?? ""}`;
}

function readShownText(): string | null {
  return unstoredShown ?? readStored("sessionStorage", SHOWN_KEY);
}

function readShown(): HandOff | null {
  return parseHandOff(parseJson(readShownText()));
}

function readOpenText(): string | null {
  return unstoredOpen ?? readStored("localStorage", OPEN_KEY);
}

function readOpen(): HandOff[] {
  return parseList(readOpenText());
}

function storeShown(handOff: HandOff | null) {
  const text = handOff && JSON.stringify(handOff);
  // If writing fails, an older one must not remain.
  removeStored("sessionStorage", SHOWN_KEY);
  const isStored = text === null || writeStored("sessionStorage", SHOWN_KEY, text);
  unstoredShown = isStored ? null : text;
}

function storeOpen(handOffs: readonly HandOff[]) {
  const kept = handOffs.filter((handOff) => !isForgotten(handOff));
  const text = JSON.stringify(kept);
  if (kept.length === 0) removeStored("localStorage", OPEN_KEY);
  const isStored = kept.length === 0 || writeStored("localStorage", OPEN_KEY, text);
  unstoredOpen = isStored ? null : text;
}

function removeOpen(handOff: HandOff) {
  storeOpen(readOpen().filter((other) => idOf(other) !== idOf(handOff)));
}

function isForgotten(handOff: HandOff): boolean {
  return !isUnderWay(handOff) && Date.now() - idOf(handOff) > KEPT_MS;
}

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function parseList(text: string | null): HandOff[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => parseHandOff(entry) ?? []);
}

function parseHandOff(stored: unknown): HandOff | null {
  if (!isRecord(stored)) return null;
  const { isSaved, isOpened } = stored;
  const submission = readSubmission(stored["submission"]);
  if (!submission || typeof isSaved !== "boolean" || typeof isOpened !== "boolean") return null;
  const delivery = parseDelivery(stored["delivery"]);
  const handOff = { submission, isSaved, isOpened, delivery };
  // Of a build whose enquiries went to the database. Nothing sends it any more but its visitor.
  return enquiryWay === "mail" && isUnderWay(handOff) ? { ...handOff, delivery: null } : handOff;
}

const STATES = ["sending", "waiting", "received", "refused"] as const;

function parseDelivery(stored: unknown): Delivery | null {
  if (!isRecord(stored)) return null;
  const { id, page, trap, formOpenedAt, answer } = stored;
  const state = STATES.find((name) => name === stored["state"]);
  const isComplete =
    state !== undefined &&
    typeof id === "string" &&
    typeof page === "string" &&
    typeof trap === "string" &&
    typeof formOpenedAt === "number" &&
    typeof answer === "string";
  return isComplete ? { id, page, trap, formOpenedAt, state, answer } : null;
}
