import type { FormState } from "@/lib/tools/form-state";
import type { CalculationStep, Outcome } from "@/lib/tools/outcome";
import type { Answers } from "./answers";
import { chooseRule, steps, type Choice } from "./choose-rule";
import {
  compareRules,
  describeQuoted,
  describeRecommended,
  type Difference,
  type Journey,
} from "./compare-rules";
import { findWarnings } from "./find-warnings";
import type { IncotermsField } from "./form";
import { describeAnswer } from "./describe-answers";
import { findPlaceKind, getPlaceStatus, type PlaceKind, type PlaceStatus } from "./place-kind";
import { readAnswers } from "./read-answers";

export type RuleAdvice = {
  answers: Answers;
  choice: Choice;
  /** For example "FCA Yantian, Shenzhen, Incoterms 2020". */
  sentence: string;
  place: { kind: PlaceKind; text: string; status: PlaceStatus };
  recommended: Journey;
  /** The rule of the quotation; null if there is none or it equals the recommended one. */
  quoted: Journey | null;
  /** The obligations that change hands between the quoted and the recommended rule. */
  differences: readonly Difference[];
};

export function calculateIncoterms(state: FormState<IncotermsField, never>): Outcome<RuleAdvice> {
  const reading = readAnswers(state);
  if (!reading.ok) return reading;
  const { answers, place } = reading;
  const choice = chooseRule(answers);
  const { rule } = choice;
  const quotation = answers.quotation === "none" ? null : answers.quotation;
  const isOther = quotation !== null && quotation !== rule;
  return {
    ok: true,
    result: {
      answers,
      choice,
      sentence: `${rule} ${place}, Incoterms 2020`,
      place: { kind: findPlaceKind(answers), text: place, status: getPlaceStatus(state) },
      recommended: describeRecommended(rule),
      quoted: isOther ? describeQuoted(quotation) : null,
      differences: isOther ? compareRules(quotation, rule) : [],
    },
    steps: explainChoice(answers, choice),
    warnings: [...choice.hints, ...findWarnings(answers, rule)],
  };
}

/** The questions in order, each with its answer, up to the one that decided. */
function explainChoice(answers: Answers, choice: Choice): CalculationStep[] {
  return steps.slice(0, choice.step).map(({ question, dependsOn }, i) => ({
    label: question,
    how: dependsOn.map((field) => describeAnswer(field, answers)).join(" "),
    value: i + 1 === choice.step ? choice.rule : "No",
  }));
}
