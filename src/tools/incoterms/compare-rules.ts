import {
  countLegsAtSellersRisk,
  findObligation,
  legs,
  obligations,
  type Leg,
  type Payer,
  type Rule,
  type Stage,
} from "@/lib/trade/incoterms";

export type Journey = {
  rule: Rule;
  legs: readonly { leg: Leg; payer: Payer }[];
  /** The number of legs after which the buyer bears the risk. */
  riskAfter: number;
};

export type Difference = { stage: Stage; quoted: Payer; recommended: Payer };

type FindPayer = (stage: Stage, rule: Rule) => Payer;

/** The recommendation is FCA at a terminal, so the seller pays the truck to it. */
const findRecommendedPayer: FindPayer = (stage, rule) => {
  const { payer } = findObligation(stage, rule);
  return payer === "either" ? "seller" : payer;
};

/** The place named in the quotation is unknown, so the payer may be either. */
const findQuotedPayer: FindPayer = (stage, rule) => findObligation(stage, rule).payer;

export function describeRecommended(rule: Rule): Journey {
  return describeJourney(rule, findRecommendedPayer);
}

export function describeQuoted(rule: Rule): Journey {
  return describeJourney(rule, findQuotedPayer);
}

/** The obligations that change hands. */
export function compareRules(quoted: Rule, recommended: Rule): Difference[] {
  return obligations
    .map(({ stage }) => ({
      stage,
      quoted: findQuotedPayer(stage, quoted),
      recommended: findRecommendedPayer(stage, recommended),
    }))
    .filter((row) => row.quoted !== row.recommended);
}

function describeJourney(rule: Rule, findPayer: FindPayer): Journey {
  return {
    rule,
    legs: legs.map((leg) => ({ leg, payer: findPayer(leg, rule) })),
    riskAfter: countLegsAtSellersRisk(rule),
  };
}
