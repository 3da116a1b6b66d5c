import { asideKey, type FormState } from "@/lib/tools/form-state";
import { completeAnswers, type IncotermsField } from "./form";
import { findPlaceKind, judgePlace, placeKinds, type PlaceKind } from "./name-place";

/** A place typed for a rule that needs another kind of place. */
export type KeptPlace = { kind: PlaceKind; text: string };

/** Places that can be reused, as long as no place of the required kind is named. */
export function listKeptPlaces({
  texts,
  aside = {},
}: FormState<IncotermsField, never>): KeptPlace[] {
  const answers = completeAnswers(texts);
  if (judgePlace(texts.place, answers) === "named") return [];
  const asked = findPlaceKind(answers);
  return placeKinds
    .filter((kind) => kind !== asked)
    .map((kind) => ({ kind, text: (aside[asideKey(kind, "place")] ?? "").trim() }))
    .filter(({ text }) => text !== "");
}
