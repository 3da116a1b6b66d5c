import { place, placeKindNames } from "@/content/tools/incoterms";
import type { Texts } from "@/lib/tools/fields";
import { completeAnswers, type IncotermsField } from "./form";
import { findPlaceKind } from "./name-place";

/** For example "Place to name in the order: your warehouse". */
export function labelPlace(texts: Texts<IncotermsField>): string {
  return place.label(placeKindNames[findPlaceKind(completeAnswers(texts))].any);
}
