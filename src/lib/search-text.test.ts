import { expect, test } from "vitest";
import { normalizeForSearch } from "./search-text";

test.each([
  ["“what’s new”", '"what\'s new"'],
  ["‹a› «b» ‚c‘ „d“", "'a' \"b\" 'c' \"d\""],
  ["「質」の『検』", '"質"の"検"'],
  ["2025 — 2026", "2025-2026"],
  ["10\u202F000\u2009kg\u3000net", "10 000 kg net"],
  ["con\u200Btrol\uFEFF \u200Eleft", "control left"],
  ["STRAẞE", "strasse"],
  ["Æro, Œuvre", "aero, oeuvre"],
  ["Đà Nẵng", "da nang"],
  ["İstanbul Isparta ısı", "istanbul isparta isi"],
  ["ﬁbre ① m²", "fibre 1 m2"],
  ["½ in", "1/2 in"],
  ["שָׁלוֹם", "שלום"],
  ["الشَّحْن مـــن أسيا", "الشحن من اسيا"],
])("%j is found as %j, and the other way round", (title, query) => {
  expect(normalizeForSearch(title)).toBe(normalizeForSearch(query));
});

test.each([
  ["10.5", "105"],
  ["C++", "C"],
  ["ガス", "カス"],
  ["की", "कि"],
])("%j stays different from %j", (a, b) => {
  expect(normalizeForSearch(a)).not.toBe(normalizeForSearch(b));
});
