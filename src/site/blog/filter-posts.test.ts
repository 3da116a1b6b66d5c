import { describe, expect, test } from "vitest";
import { countCategories, filterPosts } from "./filter-posts";
import { readBlogParams } from "./use-blog-filter";

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
    expect(filterPosts(posts, { search: "ＤＵＴＹ", category: "" })).toEqual([ddp]);
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

const read = (query: string) => readBlogParams(new URLSearchParams(query));

describe("the list's address", () => {
  test.each(["page=0", "page=-2", "page=1.5", "page=abc", "page=", ""])(
    "with %j means page 1",
    (query) => {
      expect(read(query).page).toBe(1);
    },
  );
});
