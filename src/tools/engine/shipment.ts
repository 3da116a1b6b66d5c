import { readShipment, storeShipment, type StoredShipment } from "@/data/browser/shipment";
import { toolKeys, type ToolKey } from "@/config/tools";
import type { Tool } from "./define-tool";
import type { Form } from "./form/define-form";
import { splitFieldKey } from "./form/field-key";
import type { FactName, RowsFactName } from "./form/field-kinds";
import { findFieldError, isSameValue } from "./form/fields";
import { findField } from "./form/find-field";
import {
  changeRows,
  changeText,
  findGroup,
  getDefault,
  type FormState,
  type Texts,
} from "./form/form-state";

/** A text or rows that another tool has for this one, by the key of the field or group. */
export type Offer = { key: string; from: ToolKey } & (
  { text: string } | { rows: readonly Texts[] }
);

/** What a tool can tell or be told besides its fields: facts by name. */
export type Facts = Readonly<
  Partial<Record<FactName, string> & Record<RowsFactName, readonly Texts[]>>
>;

/** Applying an offer can show fields for which there are further offers. */
const MAX_ROUNDS = 3;

/** What the other tools know of the shipment that differs from what is in the form. */
export function listOffers<Result>(
  tool: Tool<Result>,
  state: FormState,
  today: string,
): readonly Offer[] {
  const shipment = readShipment();
  const offers: Offer[] = [];
  const known: Record<string, string> = {};
  for (const [name, fact] of Object.entries(shipment)) if ("text" in fact) known[name] = fact.text;
  for (const [key, { fact }] of Object.entries(tool.form.fields)) {
    if (!fact) continue;
    const { name, take } = typeof fact === "string" ? { name: fact } : fact;
    const text = known[name];
    const from = findOtherTool(shipment[name]?.from, tool.key);
    if (from && text !== undefined && findField(tool.form, state, key, today)?.isShown)
      addTextOffer(key, take ? take(text, known, state.texts) : text, from);
  }
  for (const [group, { fact, max }] of Object.entries(tool.form.rows)) {
    const learned = fact && shipment[fact];
    const from = findOtherTool(learned?.from, tool.key);
    if (from && learned && "rows" in learned) addRowsOffer(group, learned.rows.slice(0, max), from);
  }
  for (const fact of ["goods", "cartons"] as const) {
    const learned = shipment[fact];
    const from = findOtherTool(learned?.from, tool.key);
    if (!from || !learned || !("rows" in learned)) continue;
    for (const [key, value] of Object.entries(tool.take?.(fact, learned.rows, state) ?? {})) {
      if (typeof value === "string") addTextOffer(key, value, from);
      else addRowsOffer(key, value, from);
    }
  }
  return offers;

  function addTextOffer(key: string, text: string | undefined, from: ToolKey) {
    const found = findField(tool.form, state, key, today);
    if (text === undefined || !found || findFieldError(found.field, text) !== null) return;
    const isSame = isSameValue(found.field, found.text, text) && !state.exampleKeys.includes(key);
    if (!isSame) offers.push({ key, text, from });
  }

  function addRowsOffer(group: string, rows: readonly Texts[], from: ToolKey) {
    if (JSON.stringify(rows) !== JSON.stringify(state.rows[group]))
      offers.push({ key: group, rows, from });
  }
}

/** Whether an offer would replace something that the visitor has entered. */
export function replacesOwnEntry<Result>(
  { form }: Tool<Result>,
  state: FormState,
  { key }: Offer,
  today: string,
): boolean {
  const field = form.fields[key];
  if (!field) {
    const isExample = state.exampleKeys.some((example) => example.includes("."));
    return (
      !isExample && JSON.stringify(state.rows[key]) !== JSON.stringify(form.rows[key]?.initial)
    );
  }
  return isOwnEntry(form, state, key, today) && !(key in state.taken);
}

/** The form with the offers in it, each marked with the tool that it comes from. */
export function takeOffers<Result>(
  tool: Tool<Result>,
  state: FormState,
  today: string,
  isWanted: (state: FormState, offer: Offer) => boolean,
): FormState {
  let next = state;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const offer of listOffers(tool, next, today)) {
      if (!isWanted(next, offer)) continue;
      const { key, from } = offer;
      const changed =
        "text" in offer
          ? changeText(tool.form, next, { key, text: offer.text }, today)
          : changeRows(tool.form, next, key, offer.rows);
      next = { ...changed, taken: { ...changed.taken, [key]: from } };
    }
  }
  return next;
}

/** The form without what was taken over and not edited since. */
export function undoTaking(
  form: Form,
  latest: FormState,
  before: FormState,
  today: string,
): FormState {
  const keys = Object.keys(latest.taken).filter((key) => !(key in before.taken));
  const isUndone = (key: string) => {
    const { name, row } = splitFieldKey(key);
    return keys.includes(row === null ? name : (findGroup(form, name) ?? name));
  };
  let undone = latest;
  // One after the other, so that what depends on them follows.
  for (const key of keys) {
    undone =
      key in before.rows
        ? changeRows(form, undone, key, before.rows[key] ?? [])
        : changeText(form, undone, { key, text: before.texts[key] ?? "" }, today);
  }
  const exampleKeys = [...undone.exampleKeys, ...before.exampleKeys.filter(isUndone)];
  return { ...undone, exampleKeys: [...new Set(exampleKeys)], taken: before.taken };
}

type Entries<Result> = {
  /** Null if nothing was entered. */
  state: FormState | null;
  /** Null while an entry is invalid. */
  solved: { result: Result } | null;
  /** The fields and groups that were edited since the page was opened. */
  edited: ReadonlySet<string>;
  today: string;
};

/**
 * Tells the other tools what the visitor has entered here; the example is no fact. What another tool
 * has learned since is replaced only by what is edited now.
 */
export function shareFacts<Result>(
  tool: Tool<Result>,
  { state, solved, edited, today }: Entries<Result>,
): void {
  const others = Object.entries(readShipment()).filter(([, { from }]) => from !== tool.key);
  const shipment: Record<string, StoredShipment[string]> = Object.fromEntries(others);
  const add = (name: string, value: string | readonly Texts[], isEdited: boolean) => {
    if (name in shipment && !isEdited) return;
    shipment[name] =
      typeof value === "string" ? { from: tool.key, text: value } : { from: tool.key, rows: value };
  };
  if (!state) {
    storeShipment(shipment);
    return;
  }
  for (const [key, { fact }] of Object.entries(tool.form.fields)) {
    if (!fact || !isOwnEntry(tool.form, state, key, today) || key in state.taken) continue;
    const { name, give } = typeof fact === "string" ? { name: fact } : fact;
    const text = state.texts[key] ?? "";
    const told = give ? give(text) : text.trim();
    if (told !== undefined && told !== "") add(name, told, edited.has(key));
  }
  const isExampleLeft = state.exampleKeys.some((key) => key.includes("."));
  for (const [group, { fact }] of Object.entries(tool.form.rows)) {
    if (fact && !isExampleLeft && !(group in state.taken))
      add(fact, state.rows[group] ?? [], edited.has(group));
  }
  if (solved && !isExampleLeft) {
    const isOwn = (key: string) =>
      !(key in state.taken) && isOwnEntry(tool.form, state, key, today);
    const computed = tool.learn?.(solved.result, isOwn) ?? {};
    for (const [name, value] of Object.entries(computed)) add(name, value, edited.size > 0);
  }
  storeShipment(shipment);
}

/** Whether the visitor has typed, chosen or confirmed a valid text. */
function isOwnEntry(form: Tool<never>["form"], state: FormState, key: string, today: string) {
  const found = findField(form, state, key, today);
  if (!found?.isShown || state.exampleKeys.includes(key)) return false;
  const { field, text } = found;
  if (text.trim() === "" || findFieldError(field, text) !== null) return false;
  const usual = getDefault(field, { ...state.texts, [key]: undefined }, today);
  return Boolean(field.isExample) || !isSameValue(field, text, usual);
}

function findOtherTool(key: string | undefined, self: ToolKey): ToolKey | undefined {
  return toolKeys.find((tool) => tool === key && tool !== self);
}
