import { inactiveTextKey, type FormState } from "@/lib/tools/form-state";
import { completeAnswers } from "./answers";
import type { IncotermsField } from "./form";
import { findPlaceKind, getPlaceStatus, placeKinds, type PlaceKind } from "./place-kind";

/** A place typed for a rule that needs another kind of place. */
export type ReusablePlace = { kind: PlaceKind; text: string };

/** Places that can be reused, as long as no place of the required kind is named. */
export function listReusablePlaces(state: FormState<IncotermsField, never>): ReusablePlace[] {
  if (getPlaceStatus(state) === "named") return [];
  const { texts, inactiveTexts = {} } = state;
  const asked = findPlaceKind(completeAnswers(texts));
  return placeKinds
    .filter((kind) => kind !== asked)
    .map((kind) => ({ kind, text: (inactiveTexts[inactiveTextKey(kind, "place")] ?? "").trim() }))
    .filter(({ text }) => text !== "");
}
