import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint";

test("equal texts have equal fingerprints, others have different ones", () => {
  expect(fingerprint("<p>Ten cartons</p>")).toBe(fingerprint("<p>Ten cartons</p>"));
  const texts = ["", " ", "a", "b", "ab", "ba", "<p>Ten cartons</p>", "<p>Ten carton</p>"];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
