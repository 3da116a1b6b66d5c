import { describe, expect, test } from "vitest";
import { makePost } from "../../../tests/support/factories";
import { blankPost, postTable, postToValues, valuesToFields } from "./post-table";

const ROW = makePost(1, { tags: ["samples", "carton sizes"] });

test("a row becomes form values and back, without the columns that the database sets", () => {
  const fields = valuesToFields(postToValues(ROW));
  const { id, display_order, created_at, updated_at, ...rest } = ROW;
  expect(fields).toEqual(rest);
  expect([id, display_order, created_at, updated_at]).not.toContain(undefined);
});

test("values are trimmed, tags divided at the commas of any keyboard, invisible characters removed but in the content", () => {
  const content = "\n<p>Te\u00ADxt</p>\n";
  const values = {
    title: " Sam\u00ADples ",
    category: "Logistics\u200B",
    tags: "a\uFEFF, , \u2060；质检，验厂、 FBA;b؛ شحن، عينة",
  };
  expect(valuesToFields({ ...postToValues(ROW), ...values, content })).toMatchObject({
    title: "Samples",
    category: "Logistics",
    tags: ["a", "质检", "验厂", "FBA", "b", "شحن", "عينة"],
    content,
  });
});

test("the team is the default author", () => {
  const blank = blankPost("2026-06-03");
  expect(
    postTable(null, [], "2026-06-03").tidy({ ...blank, author: " ", author_avatar: "" }),
  ).toEqual(blank);
});

describe("the date of a new post that is taken up again", () => {
  const { resume } = postTable(null, [], "2026-11-28");
  const keptAt = new Date(2026, 10, 10, 23, 30).toISOString();
  const text = { id: "a", version: null, keptAt, values: { title: "Fees", date: "2026-11-10" } };

  test.each([
    ["is today's", text, "2026-11-28"],
    ["stays if it was set by hand", { ...text, values: { date: "2026-11-09" } }, "2026-11-09"],
    ["stays if the post is on the site", { ...text, version: "1" }, "2026-11-10"],
  ])("%s", (_rule, kept, date) => {
    expect(resume?.(kept)).toEqual({ ...kept.values, date });
  });
});
