import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import { POST_FIELDS, postToValues, type PostField } from "./post-fields";
import { validatePost } from "./validate-post";

const COMPLETE = postToValues(makePost(1));
const IN_ORDER: readonly (readonly [PostField, string])[] = [
  ["title", "Title is required."],
  ["slug", "Slug is required and must be unique."],
  ["content", "Content is required."],
  ["image_url", "Featured image URL is required."],
  ["image_alt", "Featured image alt text is required."],
  ["date", "Date is required."],
  ["category", "Category is required."],
  ["excerpt", "Excerpt is required."],
];

test("a complete post has nothing wrong, also without tags and author", () => {
  expect(validatePost(COMPLETE)).toBeNull();
  expect(validatePost({ ...COMPLETE, tags: "", author: "", author_avatar: "" })).toBeNull();
});

test.each(IN_ORDER)("%s is required", (field, text) => {
  expect(validatePost({ ...COMPLETE, [field]: "" })).toEqual({ field, text });
  expect(validatePost({ ...COMPLETE, [field]: " \n\t" })).toEqual({ field, text });
  expect(validatePost({ ...COMPLETE, [field]: "\u200B\u3164\u00AD" })).toEqual({ field, text });
});

test("only the first failure is reported, in the order of the specification", () => {
  const values: Record<PostField, string> = { ...COMPLETE };
  for (const field of POST_FIELDS) values[field] = "";
  for (const [field, text] of IN_ORDER) {
    expect(validatePost(values)).toEqual({ field, text });
    values[field] = COMPLETE[field];
  }
  expect(validatePost(values)).toBeNull();
});

test.each(["2026-02-30", "tomorrow", "2026-6-3", "0202-01-15", "20266-01-15", "2101-01-01"])(
  "%j is not a date that a post can have",
  (date) => {
    expect(validatePost({ ...COMPLETE, date })).toEqual({
      field: "date",
      text: "Date must be a complete date with a year from 1990 to 2100.",
    });
  },
);

test.each(["1990-01-01", "2100-12-31", " 2026-01-15 "])("%j is a date for a post", (date) => {
  expect(validatePost({ ...COMPLETE, date })).toBeNull();
});

test.each(["a".repeat(300), "Two  spaces", "🚀"])("the title %j is accepted", (title) => {
  expect(validatePost({ ...COMPLETE, title })).toBeNull();
});
