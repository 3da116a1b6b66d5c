import { expect, test } from "vitest";
import { makeSearchable, searchWords } from "@/lib/word-search";
import { makeSubmission } from "../../../tests/support/submissions";
import { listSearchableTexts } from "./list-searchable-texts";

const submissions = [
  makeSubmission(1, { name: "José Ångström", product_interest: "Café “Øst” chairs" }),
  makeSubmission(2, { email: "lena@nordsaum.example", phone: "+49 421 555" }),
  makeSubmission(3, { company: "Kettlebird", message: "2,000 杯子\nto Hamburg" }),
];
const searchable = makeSearchable(submissions, listSearchableTexts);

test.each([
  ["jose ANGSTROM CAFÉ", [1]],
  ['"ost"', [1]],
  ["nordsaum 421", [2]],
  ["杯子 hamburg kettle", [3]],
  ["hamburg jose", []],
  ["(.*", []],
  ["  ", [1, 2, 3]],
])("%j finds %j", (query, numbers) => {
  const ids = numbers.map((number) => makeSubmission(number).id);
  expect(searchWords(searchable, query).map(({ id }) => id)).toEqual(ids);
});
