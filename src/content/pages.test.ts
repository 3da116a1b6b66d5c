import { describe, expect, test } from "vitest";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { numberInWords } from "@/lib/number-words";
import { team, beliefs, story } from "./about";
import { caseStudies } from "./case-studies";
import { findChineseNewYear } from "./chinese-new-year";
import { questions } from "./faq";
import { guides } from "./guides";
import * as home from "./home";
import { steps } from "./how-it-works";
import { footerColumns, resourcesMenu, type FooterColumn } from "./navigation";
import type { PageCopy } from "./page-copy";
import { pageNames } from "./page-names";
import * as crowdfunding from "./services/crowdfunding";
import * as customPackaging from "./services/custom-packaging";
import { fees } from "./services/overview";
import { stages } from "./services/quality-control";
import * as shipping from "./services/shipping";
import * as supplierManagement from "./services/supplier-management";
import { termsOfService } from "./terms-of-service";

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

const pageModules = import.meta.glob(
  ["./**/*.ts", "!./**/*.test.ts", "!./admin/**", "!./tools/**"],
  { eager: true },
);
const toolModules = import.meta.glob(["./tools/*.ts", "!./tools/*.test.ts"], { eager: true });

const sources = import.meta.glob<string>(
  ["./**/*.ts", "!./**/*.test.ts", "!./admin/**", "../../supabase/seed/**/*.sql"],
  { eager: true, query: "?raw", import: "default" },
);

/** The value and all values in it. */
function listValues(value: unknown): unknown[] {
  const isNested = typeof value === "object" && value !== null;
  const parts = value instanceof Map ? [...value.values()] : isNested ? Object.values(value) : [];
  return [value, ...parts.flatMap(listValues)];
}

const isHead = (value: unknown): value is PageCopy =>
  typeof value === "object" &&
  value !== null &&
  ["title", "description", "intro"].every((name) => name in value);

const pages = [...new Set(listValues(pageModules).filter(isHead))];
const heads = [...pages, ...new Set(listValues(toolModules).filter(isHead))];
const allStrings = listValues([pageModules, toolModules]).filter(
  (value) => typeof value === "string",
);

function countWords(text: string) {
  return text.split(/\s+/).length;
}

const between = (least: number, most: number) => (count: number) => least <= count && count <= most;

describe("page heads", () => {
  test("are those of all pages", () => {
    expect(heads).toHaveLength(Object.keys(paths).length);
  });

  test.each(heads)("are shown whole by search engines: $title", ({ title, description }) => {
    expect(title.endsWith(` | ${site.name}`)).toBe(true);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toSatisfy(between(60, 155));
  });

  test("all but the one of the not-found page have an intro of 25 to 45 words", () => {
    const intros = pages.map(({ intro }) => intro);
    expect(intros.filter((intro) => !between(25, 45)(countWords(intro)))).toEqual([]);
  });

  test("titles, descriptions and headings are unique", () => {
    for (const values of [
      heads.map(({ title }) => title),
      heads.map(({ description }) => description),
      pages.map(({ heading }) => heading),
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

  test.each([
    ["reply", /\b(?:repl(?:y|ies)|answers?|gets? back|writes? back)\b/i, "replyTime"],
    ["quote", /\b(?:quot(?:es?|ed|ation)|prices?)\b/i, "quoteTime|customQuoteTime"],
  ])("a %s is promised within a time of the settings only", (_, promise, settings) => {
    const span = String.raw`(?:[\d–-]+|an?|one|two|three|few) (?:\w+ )?(?:minute|hour|day)s?`;
    const otherTime = new RegExp(
      String.raw`\b(?:within|in|takes?) (?:${span}\b|\$\{(?!${settings})\w+Time)|tomorrow|overnight`,
    );
    const sentences = Object.values(sources).flatMap((source) => source.split(/[.;:?!]\s|\n/));
    expect(sentences.filter((text) => promise.test(text) && otherTime.test(text))).toEqual([]);
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
  ["inspections", stages.inspections, 6],
  ["ways to ship", shipping.sections.flatMap((one) => (one.kind === "boxes" ? one.boxes : [])), 6],
  ["Incoterms", shipping.incoterms.terms, 5],
  ["steps of an order", steps.entries, 5],
  ["stops of our story", story.stages, 5],
  ["beliefs", beliefs.rows, 4],
  ["people", team.members, 4],
  ["sections of the terms", termsOfService.sections, 11],
  ["case studies", caseStudies, 3],
  ...Object.values(guides).map(({ head, topicGroups }): [string, object[], number] => [
    `groups of topics of “${head.heading}”`,
    [...topicGroups],
    3,
  ]),
])("the %s are as many as was agreed", (_, list, count) => {
  expect(list).toHaveLength(count);
});

describe("people", () => {
  test.each([
    ...home.testimonials.entries.map(({ name, quote }) => [name, quote, 25, 45] as const),
    ...team.members.map(({ name, bio }) => [name, bio, 60, 80] as const),
    ...caseStudies.map(({ clientName, clientQuote }) => [clientName, clientQuote, 20, 45] as const),
  ])("what is said by or about %s has the agreed length", (_, text, least, most) => {
    expect(countWords(text)).toSatisfy(between(least, most));
  });
});

describe("a case study", () => {
  test.each(caseStudies)("$slug can be listed and drawn", (story) => {
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
    const [goods = 0, ...others] = fees.invoice.lines.map(({ amount }) => read(amount));
    expect(goods).toBeCloseTo(1200 * 2.1, 2);
    expect(others[0]).toBeCloseTo(goods * 0.08, 2);
    expect(read(fees.invoice.total.amount)).toBeCloseTo(goods + sum(others), 2);
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

test("our story begins in the founding year and ends with all offices", () => {
  expect(story.stages[0]?.title).toContain(String(site.founded));
  for (const { city } of site.offices) expect(story.stages.at(-1)?.text).toContain(city);
});

const columns: readonly FooterColumn[] = footerColumns;

test("search engines and the menus call a page the same", () => {
  const names = new Map<string, string>(Object.entries(pageNames));
  const links = [...resourcesMenu, ...columns.flatMap((column) => column.links)];
  const named = links.filter(({ pathKey }) => names.has(pathKey));
  expect(named.length).toBeGreaterThan(10);
  for (const { pathKey, label } of named) expect(names.get(pathKey)).toBe(label);
});

test("the menu says how many questions the FAQ answers", () => {
  const entry = resourcesMenu.find(({ pathKey }) => pathKey === "faq");
  expect(entry?.description.toLowerCase()).toContain(numberInWords(questions.length));
});

test.each([
  ["2026-11-26", "6 February 2027"],
  ["2027-02-06", "6 February 2027"],
  ["2027-02-07", "26 January 2028"],
  ["2040-01-01", "28 January 2036"],
])("the pages built on %s name the Chinese New Year of %s", (day, named) => {
  expect(findChineseNewYear(day)).toBe(named);
});
