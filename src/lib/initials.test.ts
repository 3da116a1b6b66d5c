import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  ["Hannah Brandt", "HB"],
  ["harbor bridge team", "HT"],
  ["Ola", "O"],
  ["  ", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
