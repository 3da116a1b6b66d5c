import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import { IMPOSSIBLE_DATE, requirements } from "./messages";
import { POST_FIELDS, postToValues, type PostField } from "./post-fields";
import { validatePost } from "./validate-post";

const COMPLETE = postToValues(makePost(1));

test("only the first field that is missing is reported; spaces and invisible signs are no text", () => {
  const values: Record<PostField, string> = { ...COMPLETE };
  for (const field of POST_FIELDS) values[field] = " \n\u200B\u3164\u00AD";
  expect(requirements.map(({ field }) => field)).toEqual([
    "title",
    "slug",
    "content",
    "image_url",
    "image_alt",
    "date",
    "category",
    "excerpt",
  ]);
  for (const { field, text } of requirements) {
    expect(validatePost(values)).toEqual({ field, text });
    values[field] = COMPLETE[field];
  }
  expect(validatePost(values)).toBeNull();
});

test.each(["2026-02-30", "tomorrow", "2026-6-3", "1989-12-31", "20266-01-15", "2101-01-01"])(
  "%j is not a date that a post can have",
  (date) => {
    expect(validatePost({ ...COMPLETE, date })).toEqual({ field: "date", text: IMPOSSIBLE_DATE });
  },
);

test.each(["1990-01-01", "2100-12-31", " 2026-01-15 "])("%j is a date for a post", (date) => {
  expect(validatePost({ ...COMPLETE, date })).toBeNull();
});
