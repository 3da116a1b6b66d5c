import { describe, expect, test } from "vitest";
import { countCategories, filterPosts } from "./filter-posts";

const moq = {
  title: "What an MOQ is made of",
  excerpt: "Sheets and rolls.",
  category: "Sourcing",
  tags: ["factory"],
};
const ddp = {
  title: "FOB or DDP?",
  excerpt: "Who pays the duty.",
  category: "Shipping",
  tags: ["Incoterms"],
};
const audit = {
  title: "An audit of a factory",
  excerpt: "Two hours on site.",
  category: "Sourcing",
  tags: [],
};
const posts = [moq, ddp, audit];

describe("searching", () => {
  test("searches title, excerpt, category and tags, ignoring case", () => {
    expect(filterPosts(posts, { search: "moq", category: "" })).toEqual([moq]);
    expect(filterPosts(posts, { search: "DUTY", category: "" })).toEqual([ddp]);
    expect(filterPosts(posts, { search: "sourcing", category: "" })).toEqual([moq, audit]);
    expect(filterPosts(posts, { search: "incoterms", category: "" })).toEqual([ddp]);
  });

  test("requires every word, in any order", () => {
    expect(filterPosts(posts, { search: " site  factory ", category: "" })).toEqual([audit]);
    expect(filterPosts(posts, { search: "site duty", category: "" })).toEqual([]);
  });

  test("treats special characters literally", () => {
    expect(filterPosts(posts, { search: "DDP?", category: "" })).toEqual([ddp]);
    expect(filterPosts(posts, { search: ".*", category: "" })).toEqual([]);
  });

  test.each([
    ["China’s 2025–2026 tariff:\u00A0“what’s new”", "china's"],
    ["China’s 2025–2026 tariff:\u00A0“what’s new”", '"what\'s new" 2025-2026'],
    ["China's \"what's new\"", "china’s “new”"],
    ["Café Straße", "cafe strasse"],
  ])("finds %j as %j", (title, search) => {
    const post = { ...moq, title };
    expect(filterPosts([post, ddp], { search, category: "" })).toEqual([post]);
  });

  test("can be combined with a category", () => {
    expect(filterPosts(posts, { search: "factory", category: "sourcing" })).toEqual([moq, audit]);
    expect(filterPosts(posts, { search: "factory", category: "Shipping" })).toEqual([]);
  });
});

test("categories that differ only in case, spaces, width or invisible letters are the same", () => {
  const typed = [
    "Sourcing",
    " sourcing ",
    "SOURCING",
    "Ｓourcing",
    "Sourcing\u200B",
    "FBA  prep",
    "fba prep",
    "\u00a0",
    "",
  ];
  const typedPosts = typed.map((category, i) => ({ ...moq, title: String(i), category }));
  expect(countCategories(typedPosts)).toEqual([
    { category: "FBA prep", count: 2 },
    { category: "Sourcing", count: 5 },
  ]);
  expect(filterPosts(typedPosts, { search: "", category: "sourcing" })).toHaveLength(5);
  expect(filterPosts(typedPosts, { search: "", category: "FBA prep" })).toHaveLength(2);
});
