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

const between = (least: number, most: number) => (count: number) => least <= count && count <= most;

describe("page heads", () => {
  test.each(heads)("%s has a title and a description that search engines show whole", (_, head) => {
    expect(head.title.endsWith(` | ${site.name}`)).toBe(true);
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description.length).toSatisfy(between(60, 155));
  });

  test("all but the one of the not-found page have an intro of 25 to 45 words", () => {
    const intros = pages.filter(([key]) => key !== "notFound").map(([, { intro }]) => intro);
    expect(intros.filter((intro) => !between(25, 45)(countWords(intro)))).toEqual([]);
  });

  test("titles, descriptions and headings are unique", () => {
    for (const values of [
      heads.map(([, { title }]) => title),
      heads.map(([, { description }]) => description),
      pages.map(([, { heading }]) => heading),
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

test.each<[what: string, list: readonly unknown[], count: number]>([
  ["client logos", home.clients.logos, 6],
  ["service cards", home.services.cards, 8],
  ["steps on the home page", home.process.steps, 4],
  ["testimonials", home.testimonials.entries, 3],
  ["inspections", qualityControl.stages.inspections, 6],
  ["ways to ship", shipping.services.boxes, 6],
  ["Incoterms", shipping.incoterms.terms, 5],
  ["steps of an order", howItWorks.steps.entries, 5],
  ["questions", faq.questions, 10],
  ["stops of our story", about.story.stages, 5],
  ["beliefs", about.beliefs.rows, 4],
  ["people", about.team.members, 4],
  ["sections of the terms", terms.termsOfService.sections, 11],
  ["case studies", caseStudies.caseStudies, 3],
  ...Object.entries(guides.guides).map(([key, { topicGroups }]): [string, object[], number] => [
    `groups of topics in ${key}`,
    [...topicGroups],
    3,
  ]),
])("the %s are as many as was agreed", (_, list, count) => {
  expect(list).toHaveLength(count);
});

test.each([
  ["supplier management", supplierManagement.parts.boxes, supplierManagement.agreement.clauses],
  ["custom packaging", customPackaging.packs.boxes, customPackaging.schedule.steps],
  ["Amazon FBA prep", fbaPrep.menu.boxes, fbaPrep.process.steps],
  ["crowdfunding", crowdfunding.parts.boxes, crowdfunding.wavePlan.waves],
])("%s has cards, and a process or a list", (_, cards, list) => {
  expect(cards.length).toBeGreaterThanOrEqual(6);
  expect(list.length).toBeGreaterThanOrEqual(4);
});

describe("people", () => {
  test.each([
    ...home.testimonials.entries.map(({ name, quote }) => [name, quote, 25, 45] as const),
    ...about.team.members.map(({ name, bio }) => [name, bio, 60, 80] as const),
    ...caseStudies.caseStudies.map(
      ({ clientName, clientQuote }) => [clientName, clientQuote, 20, 45] as const,
    ),
  ])("what is said by or about %s has the agreed length", (_, text, least, most) => {
    expect(countWords(text)).toSatisfy(between(least, most));
  });
});

describe("a case study", () => {
  test.each(caseStudies.caseStudies)("$slug can be listed and drawn", (story) => {
    expect(story.metaDescription.length).toSatisfy(between(60, 155));
    expect(story.solution).toHaveLength(6);
    expect(story.solutionDesks).toHaveLength(story.solution.length);
    // No bar is drawn beyond its scale.
    for (const { before, after, max } of story.measures) {
      expect(Math.max(before, after)).toBeLessThanOrEqual(max);
    }
  });
});

describe("figures that visitors can add up:", () => {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, next) => total + next, 0);
  const read = (amount: string) => Number(amount.replace(",", ""));

  test("the longest route fits the chart of the home page", () => {
    const ends = home.process.steps.map(({ start, max }) => start + max);
    expect(Math.max(...ends)).toBeLessThanOrEqual(home.process.axis.weeks);
  });

  test("the worked invoice, with a fee of 8%", () => {
    const [goods = 0, ...others] = overview.fees.invoice.lines.map(({ amount }) => read(amount));
    expect(goods).toBeCloseTo(1200 * 2.1, 2);
    expect(others[0]).toBeCloseTo(goods * 0.08, 2);
    expect(read(overview.fees.invoice.total.amount)).toBeCloseTo(goods + sum(others), 2);
  });

  test("the waves of a campaign and the exceptions are all 2,000 backers, in whole squares", () => {
    const { waves, exceptions, parcelsPerSquare } = crowdfunding.wavePlan;
    const counts = [...waves, exceptions].map(({ parcels }) => parcels);
    expect(sum(counts)).toBe(2000);
    expect(counts.every((count) => count % parcelsPerSquare === 0)).toBe(true);
  });

  test("the steps of packaging take four to six weeks", () => {
    const { steps, end } = customPackaging.schedule;
    expect(sum(steps.map(({ min }) => min))).toBe(4 * 7);
    expect(sum(steps.map(({ max }) => max))).toBe(end);
  });

  test("the points of a supplier are 100, and the bands follow each other up to there", () => {
    const { measures, bands } = supplierManagement.scorecard;
    expect(sum(measures.map(({ points }) => points))).toBe(100);
    expect(bands.map(({ from }) => from)).toEqual([0, ...bands.slice(0, -1).map(({ to }) => to)]);
    expect(bands.at(-1)?.to).toBe(100);
  });
});

test("the hero lines are the page heading without its last period", () => {
  expect(`${home.hero.headingLines.flat().join(" ")}.`).toBe(home.head.heading);
});

test("a guide names each article by its title", () => {
  const seeds = import.meta.glob<string>("/supabase/seed/blog-posts/*.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const { links } of Object.values(guides.guides)) {
    const articles = links.filter(({ kind }) => kind === "Article");
    expect(articles).not.toEqual([]);
    for (const { title, to } of articles) {
      const seed = Object.values(seeds).find((sql) => sql.includes(`('${to.split("/").at(-1)}'`));
      expect(seed, to).toContain(`'${title}'`);
    }
  }
});
