import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import * as about from "./about";
import * as blog from "./blog";
import * as callToAction from "./call-to-action";
import * as caseStudies from "./case-studies";
import * as contact from "./contact";
import * as faq from "./faq";
import * as guides from "./guides";
import * as home from "./home";
import * as howItWorks from "./how-it-works";
import * as navigation from "./navigation";
import { notFound } from "./not-found";
import type { PageCopy } from "./page-copy";
import * as privacy from "./privacy";
import * as crowdfunding from "./services/crowdfunding";
import * as customPackaging from "./services/custom-packaging";
import * as fbaPrep from "./services/fba-prep";
import * as overview from "./services/overview";
import * as productSourcing from "./services/product-sourcing";
import * as qualityControl from "./services/quality-control";
import * as shipping from "./services/shipping";
import * as supplierManagement from "./services/supplier-management";
import * as warehouse from "./services/warehouse";
import * as terms from "./terms";
import * as amazonCartonCheck from "./tools/amazon-carton-check";
import * as aqlSampling from "./tools/aql-sampling";
import * as incoterms from "./tools/incoterms";
import * as landedCost from "./tools/landed-cost";
import * as productionPlanner from "./tools/production-planner";
import { reportWords } from "./tools/report";
import { toolWords } from "./tools/shared";
import * as shipmentVolume from "./tools/shipment-volume";
import * as toolsIndex from "./tools/tools-page";

const BANNED_WORDS = [
  "best",
  "no. 1",
  "leading",
  "world-class",
  "one-stop",
  "guaranteed",
  "100% safe",
  "cheapest",
  "unbeatable",
  "seamless",
  "unlock",
  "revolutionize",
  "trusted by",
];
const BRITISH_SPELLING = /licence|labell|fulfilment|fulfil\b|colour|centre|mould|organis/i;

/** The copy of each page, by its key in `config/paths`. */
const modules = {
  home,
  sourcingServices: overview,
  productSourcing,
  qualityControl,
  shipping,
  warehouse,
  fbaPrep,
  crowdfunding,
  customPackaging,
  supplierManagement,
  howItWorks,
  contact,
  about,
  faq,
  privacy,
  terms,
};
const pages: [string, PageCopy][] = [
  ...Object.entries(modules).map(([key, { head }]): [string, PageCopy] => [key, head]),
  ...Object.entries(guides.guides).map(([key, { head }]): [string, PageCopy] => [key, head]),
  ["blog", blog.blogHead],
  ["caseStudies", caseStudies.caseStudiesHead],
  ["notFound", notFound],
];
/**
 * Kept apart from the other pages: the headings of the tools are questions, and their intros are
 * shorter.
 */
const tools = {
  toolsIndex,
  landedCost,
  shipmentVolume,
  productionPlanner,
  aqlSampling,
  amazonCartonCheck,
  incoterms,
};
const toolHeads = [
  amazonCartonCheck.copy.head,
  aqlSampling.copy.head,
  incoterms.copy.head,
  landedCost.copy.head,
  productionPlanner.copy.head,
  shipmentVolume.copy.head,
  toolsIndex.head,
];
const heads: [string, Pick<PageCopy, "title" | "description">][] = [
  ...pages,
  ...toolHeads.map((head): [string, typeof head] => [head.title, head]),
];
const allStrings = collectStrings([
  modules,
  tools,
  reportWords,
  toolWords,
  blog,
  callToAction,
  caseStudies,
  guides,
  navigation,
  notFound,
]);

function collectStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof Map) return collectStrings([...value.values()]);
  if (typeof value === "object" && value !== null) {
    return Object.values(value).flatMap(collectStrings);
  }
  return [];
}

function countWords(text: string) {
  return text.split(/\s+/).length;
}

describe("page heads", () => {
  test.each(heads)("%s has a description of 60 to 155 characters", (_key, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test.each(heads)("%s has a title that ends in the brand name", (_key, { title }) => {
    expect(title.endsWith(` | ${site.name}`)).toBe(true);
  });

  test.each(pages.filter(([key]) => key !== "notFound"))(
    "%s has an intro of 25 to 45 words",
    (_key, { intro }) => {
      expect(countWords(intro)).toBeGreaterThanOrEqual(25);
      expect(countWords(intro)).toBeLessThanOrEqual(45);
    },
  );

  test("titles, descriptions and headings are unique", () => {
    const headings = pages.map(([, { heading }]) => heading);
    for (const values of [
      heads.map(([, { title }]) => title),
      heads.map(([, { description }]) => description),
      headings,
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe("wording", () => {
  test.each(BANNED_WORDS)("nothing says “%s”", (word) => {
    const pattern = new RegExp(`(?<![\\w-])${word.replace(".", "\\.")}(?!\\w)`, "i");
    expect(allStrings.filter((text) => pattern.test(text))).toEqual([]);
  });

  test("spelling is American", () => {
    expect(allStrings.filter((text) => BRITISH_SPELLING.test(text))).toEqual([]);
  });
});

describe("home page", () => {
  test.each(home.testimonials.entries)("$name is quoted in 25 to 45 words", ({ quote }) => {
    expect(countWords(quote)).toBeGreaterThanOrEqual(25);
    expect(countWords(quote)).toBeLessThanOrEqual(45);
  });

  test("the hero lines are the page heading without its last period", () => {
    expect(`${home.hero.headingLines.flat().join(" ")}.`).toBe(home.head.heading);
  });

  test("the longest route fits the chart", () => {
    const ends = home.process.steps.map(({ start, max }) => start + max);
    expect(Math.max(...ends)).toBeLessThanOrEqual(home.process.axis.weeks);
  });
});
