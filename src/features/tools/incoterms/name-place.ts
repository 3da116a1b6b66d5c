import { chooseRule, type Answers } from "./choose-rule";

/** What kind of place a rule has to name. A place of one kind is no answer to another. */
export const placeKinds = ["seaport", "airport", "railTerminal", "warehouse", "address"] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** What stands in the field until somebody types a place: an example in China, or what to put in. */
const startingPlaces: Record<PlaceKind, string> = {
  seaport: "Yantian, Shenzhen",
  airport: "Shenzhen Airport",
  railTerminal: "Xi’an rail terminal",
  warehouse: "[your warehouse]",
  address: "[your street address]",
};

/** Where the seller hands the goods over in China. A courier fetches them, and needs no place. */
const handoverKinds: Partial<Record<Answers["transport"], PlaceKind>> = {
  sea: "seaport",
  air: "airport",
  rail: "railTerminal",
  "bulk-ship": "seaport",
};

/** FCA and FOB by sea name the same place; DAP has samples at an address, freight at a warehouse. */
export function findPlaceKind(answers: Answers): PlaceKind {
  const { rule, step } = chooseRule(answers);
  if (rule === "DAP" && step > 1) return "warehouse";
  if (rule === "DAP" || rule === "DDP") return "address";
  return handoverKinds[answers.transport] ?? "seaport";
}

export function namePlace(answers: Answers): string {
  return startingPlaces[findPlaceKind(answers)];
}

/** `open`: brackets say what to put in. `example`: a place that may not be the buyer's. */
export type PlaceStatus = "open" | "example" | "named";

export function judgePlace(place: string, answers: Answers): PlaceStatus {
  if (/\[.*\]/.test(place)) return "open";
  return place === namePlace(answers) ? "example" : "named";
}
