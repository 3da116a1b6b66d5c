import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const caseStudiesHead = {
  title: `Case Studies: Sourcing from China | ${site.name}`,
  description:
    "Three projects from first problem to measured result: a marketplace seller, a crowdfunding startup and a retail chain, with the numbers before and after.",
  heading: "What changed, and by how much",
  intro:
    "Every agency says it saves trouble. Here are three projects with the problem, what we did about it in order, and the figures before and after, including what the client says.",
} satisfies PageCopy;

export type CaseStudy = {
  slug: string;
  title: string;
  category: string;
  /** Calendar date, YYYY-MM-DD. */
  date: string;
  introduction: string;
};

export const caseStudies: readonly CaseStudy[] = [
  {
    slug: "amazon-seller-boosts-sales",
    title: "Marketplace seller cuts returns by three quarters and sells 38% more",
    category: "Amazon FBA Success",
    date: "2025-03-15",
    introduction:
      "A two-person US seller of insulated food jars was losing 8.4% of its sales to leaking lids. Nobody could say which workshop made them. Six months after a change of factory and three inspections, returns stood at 2.1%.",
  },
  {
    slug: "startup-crowdfunding-success",
    title: "2,860 backers in 41 countries, 97% delivered within six weeks of the promised month",
    category: "Crowdfunding Triumph",
    date: "2025-02-20",
    introduction:
      "Three European founders had a working travel lamp, one promised month and 312 incomplete addresses. With a fixed budget of EUR 9.40 a parcel, the lamp still had to clear battery rules in 41 countries.",
  },
  {
    slug: "retail-chain-supply-optimization",
    title: "19 suppliers to 9, and 17% off landed cost for a homeware chain",
    category: "Retail Supply Chain Transformation",
    date: "2025-01-10",
    introduction:
      "An Australian homeware chain bought 180 products for 46 stores from 19 suppliers through four traders. Containers left 68% full, and 71% of orders arrived on time. Twelve months later there were nine suppliers and one calendar.",
  },
];

export const caseStudyCopy = {
  notFoundTitle: "Case Study Not Found",
  notFoundText: "We couldn't find the case study you're looking for.",
  backToHome: "Back to Home",
  pageTitle: (title: string) => `${title} | ${site.name}`,
};
