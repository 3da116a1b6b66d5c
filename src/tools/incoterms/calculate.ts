import { contradiction, place as placeWords } from "@/content/tools/incoterms";
import {
  risk,
  findObligation,
  legs,
  obligations,
  type Leg,
  type Payer,
  type Rule,
  type Stage,
} from "@/lib/trade/incoterms";
import type { Outcome } from "@/tools/engine/define-tool";
import { chooseRule, type Answers, type Choice } from "./choose-rule";
import { findPlaceKind, isPlaceholder, type PlaceKind } from "./place";

export type Journey = {
  rule: Rule;
  legs: readonly { leg: Leg; payer: Payer }[];
  /** The number of legs after which the buyer bears the risk. */
  riskAfter: number;
};

type Difference = { stage: Stage; quoted: Payer; recommended: Payer };

export type RuleAdvice = {
  answers: Answers;
  choice: Choice;
  place: { kind: PlaceKind; text: string; isOpen: boolean };
  recommended: Journey;
  /** The rule of the quotation; null if there is none or it equals the recommended one. */
  quoted: Journey | null;
  /** The obligations that change hands between the quoted and the recommended rule. */
  differences: readonly Difference[];
};

export function adviseRule(answers: Answers & { place: string }): Outcome<RuleAdvice> {
  const { cargo, transport, quotation, place } = answers;
  if (place === "") return { ok: false, errors: { place: placeWords.missing } };
  if (
    (transport === "bulk-ship" && cargo === "parcel") ||
    (transport === "courier" && cargo === "bulk")
  )
    return { ok: false, errors: { cargo: contradiction, transport: contradiction } };
  const choice = chooseRule(answers);
  const isOther = quotation !== "none" && quotation !== choice.rule;
  return {
    ok: true,
    result: {
      answers,
      choice,
      place: { kind: findPlaceKind(answers), text: place, isOpen: isPlaceholder(place) },
      recommended: describeJourney(choice.rule, findRecommendedPayer),
      quoted: isOther ? describeJourney(quotation, findQuotedPayer) : null,
      differences: isOther ? compareRules(quotation, choice.rule) : [],
    },
  };
}

type FindPayer = (stage: Stage, rule: Rule) => Payer;

/** The recommendation is FCA at a terminal, so the seller pays the truck to it. */
const findRecommendedPayer: FindPayer = (stage, rule) => {
  const { payer } = findObligation(stage, rule);
  return payer === "either" ? "seller" : payer;
};

/** The place named in the quotation is unknown, so the payer may be either. */
const findQuotedPayer: FindPayer = (stage, rule) => findObligation(stage, rule).payer;

function describeJourney(rule: Rule, findPayer: FindPayer): Journey {
  return {
    rule,
    legs: legs.map((leg) => ({ leg, payer: findPayer(leg, rule) })),
    riskAfter: risk[rule].legs,
  };
}

function compareRules(quoted: Rule, recommended: Rule): Difference[] {
  return obligations
    .map(({ stage }) => ({
      stage,
      quoted: findQuotedPayer(stage, quoted),
      recommended: findRecommendedPayer(stage, recommended),
    }))
    .filter((row) => row.quoted !== row.recommended);
}
