import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import { blankPost, postTable, postToValues, valuesToFields } from "./post-table";

const ROW = makePost(1, { tags: ["samples", "carton sizes"] });

test("a row becomes form values and back, without the columns that the database sets", () => {
  const fields = valuesToFields(postToValues(ROW));
  const { id, display_order, created_at, updated_at, ...rest } = ROW;
  expect(fields).toEqual(rest);
  expect([id, display_order, created_at, updated_at]).not.toContain(undefined);
});

test("values are trimmed and lose invisible characters, except for the content", () => {
  const content = "\n<p>Te\u00ADxt</p>\n";
  const values = {
    title: " Sam\u00ADples ",
    category: "Logistics\u200B",
    tags: "a\uFEFF, , \u2060",
  };
  expect(valuesToFields({ ...postToValues(ROW), ...values, content })).toMatchObject({
    title: "Samples",
    category: "Logistics",
    tags: ["a"],
    content,
  });
});

test("the team is the default author", () => {
  const blank = blankPost("2026-06-03");
  expect(postTable(null, []).tidy({ ...blank, author: " ", author_avatar: "" })).toEqual(blank);
});
