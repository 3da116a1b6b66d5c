import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { blogHead } from "./blog";
import * as callToAction from "./call-to-action";
import * as home from "./home";
import * as navigation from "./navigation";
import { notFound } from "./not-found";
import { pageCopy as introPages } from "./pages";

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

const pageCopy = { home: home.head, blog: blogHead, notFound, ...introPages };
const pages = Object.entries(pageCopy);
const allStrings = collectStrings([pageCopy, home, navigation, callToAction]);

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
  test.each(pages)("%s has a description of 60 to 155 characters", (_key, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test.each(pages)("%s has a title that ends in the brand name", (_key, { title }) => {
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
    for (const field of ["title", "description", "heading"] as const) {
      const values = pages.map(([, copy]) => copy[field]);
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
    expect(`${home.hero.headingLines.flat().join(" ")}.`).toBe(pageCopy.home.heading);
  });

  test("the longest route fits the chart", () => {
    const ends = home.process.steps.map(({ start, max }) => start + max);
    expect(Math.max(...ends)).toBeLessThanOrEqual(home.process.axis.weeks);
  });
});
