import { changeText, initialState, type FormState } from "@/lib/tools/form-state";
import { calculateAmazonCarton } from "./calculate";
import { amazonCartonForm, type CartonField } from "./form";

export type CartonState = FormState<CartonField, never>;
export type Texts = Partial<CartonState["texts"]>;

const today = "2026-11-23";
const exampleState = initialState(amazonCartonForm, today);

/** Changing the region also changes the limits, as it does on the page. */
export function makeState({ region, ...texts }: Texts): CartonState {
  const start = region
    ? changeText(amazonCartonForm, exampleState, { name: "region", text: region }, today)
    : exampleState;
  const exampleKeys = start.exampleKeys?.filter((key) => !Object.hasOwn(texts, key)) ?? [];
  return { ...start, texts: { ...start.texts, ...texts }, exampleKeys };
}

export function inches(length: string, width: string, height: string, weight: string): Texts {
  return { lengthUnit: "in", weightUnit: "lb", length, width, height, weight };
}

export function metric(length: string, width: string, height: string, weight: string): Texts {
  return { lengthUnit: "cm", weightUnit: "kg", length, width, height, weight };
}

export function answerFor(texts: Texts) {
  const outcome = calculateAmazonCarton(makeState(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

export function errorsFor(texts: Texts) {
  const outcome = calculateAmazonCarton(makeState(texts));
  return outcome.ok ? {} : outcome.errors;
}
