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

const find = (query: string) =>
  searchWords(searchable, query).map(({ id }) =>
    [1, 2, 3].find((number) => makeSubmission(number).id === id),
  );

test.each([
  ["jose", [1]],
  ["ANGSTROM", [1]],
  ["cafe", [1]],
  ["CAFÉ", [1]],
  ['"ost"', [1]],
  ["nordsaum", [2]],
  ["421", [2]],
  ["kettle", [3]],
  ["hamburg", [3]],
  ["杯子", [3]],
  ["hamburg kettlebird", [3]],
  ["hamburg jose", []],
  ["(.*", []],
  ["  ", [1, 2, 3]],
])("%j finds %j", (query, numbers) => {
  expect(find(query)).toEqual(numbers);
});
