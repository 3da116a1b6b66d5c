import { places } from "@/content/tools/incoterms";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";
import { asideKey, isStandIn, type FormState } from "@/tools/engine/form/form-state";
import { chooseRule } from "./choose-rule";

/** The kinds of places that a rule can require. A place of one kind does not answer another. */
const placeKinds = ["seaport", "airport", "railTerminal", "warehouse", "address"] as const;

export type PlaceKind = (typeof placeKinds)[number];

/**
 * The kind of place that the recommended rule needs. DAP needs an address for parcels and a
 * warehouse for freight. FCA and FOB need the place of departure in China.
 */
export function findPlaceKind(answers: GivenTexts): PlaceKind {
  const { rule, step } = chooseRule(answers);
  if (rule === "DAP" && step !== "courierParcel") return "warehouse";
  if (rule === "DAP" || rule === "DDP") return "address";
  if (answers["transport"] === "air") return "airport";
  return answers["transport"] === "rail" ? "railTerminal" : "seaport";
}

/** What the field starts with: an example in China, or a placeholder in brackets. */
export function getUsualPlace(answers: GivenTexts): string {
  return places[findPlaceKind(answers)].usual;
}

export function isPlaceholder(place: string): boolean {
  return /\[.*\]/.test(place);
}

/** `open`: contains a placeholder. `example`: the usual place, not typed by the buyer. */
type PlaceStatus = "open" | "example" | "named";

export function getPlaceStatus(state: FormState): PlaceStatus {
  if (isPlaceholder(state.texts["place"] ?? "")) return "open";
  return isStandIn(state, "place") ? "example" : "named";
}

/** A place typed for a rule that needs another kind of place. */
type ReusablePlace = { kind: PlaceKind; text: string };

/** Places that can be reused, as long as no place of the required kind is named. */
export function listReusablePlaces(state: FormState): ReusablePlace[] {
  if (getPlaceStatus(state) === "named") return [];
  const asked = findPlaceKind(state.texts);
  return placeKinds
    .filter((kind) => kind !== asked)
    .map((kind) => ({ kind, text: (state.aside.texts[asideKey(kind, "place")] ?? "").trim() }))
    .filter(({ text }) => text !== "");
}
