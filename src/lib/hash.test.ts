import { expect, test } from "vitest";
import { hashId } from "./hash";

test.each([
  ["#red-flags", "red-flags"],
  ["#%E9%AA%8C%E5%8E%82", "验厂"],
  ["#100%", "100%"],
  ["", ""],
])("the hash %j points to %j", (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
