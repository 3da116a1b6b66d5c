import { place, placeKindNames } from "@/content/tools/incoterms";
import type { FieldTexts } from "@/lib/tools/fields";
import { completeAnswers } from "./answers";
import type { IncotermsField } from "./form";
import { findPlaceKind } from "./place-kind";

/** For example "Place to name in the order: your warehouse". */
export function getPlaceLabel(texts: FieldTexts<IncotermsField>): string {
  return place.label(placeKindNames[findPlaceKind(completeAnswers(texts))].any);
}
