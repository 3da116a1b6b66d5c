import {
  findObligation,
  legs,
  obligations,
  riskAfterLegs,
  type Obligation,
  type Payer,
  type Rule,
} from "@/lib/trade/incoterms";

export type Journey = {
  rule: Rule;
  legs: readonly { name: string; payer: Payer }[];
  /** The number of legs after which the buyer bears the risk. */
  riskAfter: number;
};

export type Difference = { name: Obligation; quoted: Payer; recommended: Payer };

type FindPayer = (name: Obligation, rule: Rule) => Payer;

/** The recommendation is FCA at a terminal, so the seller pays the truck to it. */
const findRecommendedPayer: FindPayer = (name, rule) => {
  const { payer } = findObligation(name, rule);
  return payer === "either" ? "seller" : payer;
};

/** The place named in the quotation is unknown, so the payer may be either. */
const findQuotedPayer: FindPayer = (name, rule) => findObligation(name, rule).payer;

export function describeRecommended(rule: Rule): Journey {
  return describeJourney(rule, findRecommendedPayer);
}

export function describeQuoted(rule: Rule): Journey {
  return describeJourney(rule, findQuotedPayer);
}

/** The obligations that change hands. */
export function compareRules(quoted: Rule, recommended: Rule): Difference[] {
  return obligations
    .map(({ name }) => ({
      name,
      quoted: findQuotedPayer(name, quoted),
      recommended: findRecommendedPayer(name, recommended),
    }))
    .filter((row) => row.quoted !== row.recommended);
}

function describeJourney(rule: Rule, findPayer: FindPayer): Journey {
  return {
    rule,
    legs: legs.map(({ name, obligation }) => ({ name, payer: findPayer(obligation, rule) })),
    riskAfter: riskAfterLegs[rule],
  };
}
