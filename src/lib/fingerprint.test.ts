import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint";

test("the same text has the same fingerprint, another text another one", () => {
  expect(fingerprint("<p>Ten cartons</p>")).toBe(fingerprint("<p>Ten cartons</p>"));
  const texts = ["", " ", "a", "b", "ab", "ba", "<p>Ten cartons</p>", "<p>Ten carton</p>"];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
