import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import { postMessages } from "@/content/admin/post-form";
import { findPostProblems } from "./find-post-problem";
import { postToValues } from "./post-table";

const COMPLETE = postToValues(makePost(1));

test.each(["2026-02-30", "tomorrow", "2026-6-3", "1989-12-31", "20266-01-15", "2101-01-01"])(
  "%j is not a date that a post can have",
  (date) => {
    expect(findPostProblems({ ...COMPLETE, date }, null, [])).toEqual({
      date: postMessages.impossibleDate,
    });
  },
);

test.each(["1990-01-01", "2100-12-31", " 2026-01-15 "])("%j is a date for a post", (date) => {
  expect(findPostProblems({ ...COMPLETE, date }, null, [])).toEqual({});
});
