import { expect, test } from "vitest";
import { hashTargetId } from "./hash-target";

test.each([
  ["#red-flags", "red-flags"],
  ["#%E9%AA%8C%E5%8E%82", "验厂"],
  ["#100%", "100%"],
  ["", ""],
])("the hash %j points to %j", (hash, id) => {
  expect(hashTargetId(hash)).toBe(id);
});
