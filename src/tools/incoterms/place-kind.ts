import type { FormState } from "@/lib/tools/form-state";
import type { Answers } from "./answers";
import { chooseRule } from "./choose-rule";

/** The kinds of places that a rule can require. A place of one kind does not answer another. */
export const placeKinds = ["seaport", "airport", "railTerminal", "warehouse", "address"] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** The default of the place field: an example in China, or a placeholder in brackets. */
const startingPlaces: Record<PlaceKind, string> = {
  seaport: "Yantian, Shenzhen",
  airport: "Shenzhen Airport",
  railTerminal: "Xi’an rail terminal",
  warehouse: "[your warehouse]",
  address: "[your street address]",
};

/** Where the seller hands over the goods in China. Couriers collect them, so they need no place. */
const handoverPlaceKinds: Partial<Record<Answers["transport"], PlaceKind>> = {
  sea: "seaport",
  air: "airport",
  rail: "railTerminal",
  "bulk-ship": "seaport",
};

/**
 * The kind of place that the recommended rule needs. DAP needs an address for parcels (step 1) and
 * a warehouse for freight. FCA and FOB need the place of departure.
 */
export function findPlaceKind(answers: Answers): PlaceKind {
  const { rule, step } = chooseRule(answers);
  if (rule === "DAP" && step > 1) return "warehouse";
  if (rule === "DAP" || rule === "DDP") return "address";
  return handoverPlaceKinds[answers.transport] ?? "seaport";
}

export function getDefaultPlace(answers: Answers): string {
  return startingPlaces[findPlaceKind(answers)];
}

/**
 * `open`: contains a placeholder in brackets. `example`: the default place, not typed by the buyer.
 */
export type PlaceStatus = "open" | "example" | "named";

export function getPlaceStatus({
  texts: { place },
  exampleKeys = [],
}: FormState<"place">): PlaceStatus {
  if (isPlaceholder(place)) return "open";
  return exampleKeys.includes("place") ? "example" : "named";
}

export function isPlaceholder(place: string): boolean {
  return /\[.*\]/.test(place);
}
