/**
 * The summary of a case study for links to it. Kept apart from the full texts, which the home page
 * must not load.
 */
export type CaseStudySummary = {
  slug: string;
  title: string;
  category: string;
  /** One result that is not in the title: a large figure and its label. */
  result: { figure: string; label: string };
};

export const caseStudySummaries = {
  foodJars: {
    slug: "amazon-seller-boosts-sales",
    title: "Marketplace seller cuts returns by three quarters and sells 38% more",
    category: "Amazon FBA Success",
    result: { figure: "2.1%", label: "of units returned, down from 8.4%" },
  },
  travelLamp: {
    slug: "startup-crowdfunding-success",
    title: "2,860 backers in 41 countries, 97% delivered within six weeks of the promised month",
    category: "Crowdfunding Triumph",
    result: { figure: "18%", label: "under the shipping budget" },
  },
  homewareChain: {
    slug: "retail-chain-supply-optimization",
    title: "19 suppliers to 9, and 17% off landed cost for a homeware chain",
    category: "Retail Supply Chain Transformation",
    result: { figure: "94%", label: "of orders on time, up from 71%" },
  },
} satisfies Record<string, CaseStudySummary>;

export const caseStudyList: readonly CaseStudySummary[] = Object.values(caseStudySummaries);

export const caseStudyTeasersCopy = { all: "All case studies" };
