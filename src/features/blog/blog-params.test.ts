import { describe, expect, test } from "vitest";
import { readBlogParams, writeBlogParams } from "./blog-params";

const read = (query: string) => readBlogParams(new URLSearchParams(query));

describe("the list's address", () => {
  test("keeps search, category and page", () => {
    const shown = { search: "moq & price", category: "Shipping and Customs", page: 3 };
    expect(readBlogParams(writeBlogParams(shown))).toEqual(shown);
  });

  test("is empty for page 1 of all posts", () => {
    expect(writeBlogParams({ search: "  ", category: "", page: 1 }).toString()).toBe("");
  });

  test.each(["page=0", "page=-2", "page=1.5", "page=abc", "page=", ""])(
    "with %j means page 1",
    (query) => {
      expect(read(query).page).toBe(1);
    },
  );
});
