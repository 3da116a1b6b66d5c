import { afterEach, expect, test, vi } from "vitest";

const CSS = `@font-face {
  src: url("display-core.woff2");
  unicode-range: U+20-7E, U+A0;
}
@font-face {
  src: url("display-rest.woff2");
  unicode-range: U+A1-FF;
}`;

afterEach(() => {
  vi.doUnmock("../../src/config/site.ts");
  vi.resetModules();
});

async function addCharactersOf(name: string) {
  vi.doMock("../../src/config/site.ts", () => ({
    site: { name, legalName: "", teamName: "", offices: [{ city: "Lüshun", address: ["Quay 1"] }] },
  }));
  const { addCharacters } = await import("./characters.ts");
  return addCharacters(CSS);
}

test("letters of the name and the cities that the first fonts lack are added to them", async () => {
  const { css, added } = await addCharactersOf("Jäger");
  expect(added).toEqual(["ä", "ü"]);
  const [core, rest] = css.split("@font-face").slice(1);
  expect(core).toContain("unicode-range: U+20-7E, U+A0, U+E4, U+FC;");
  expect(rest).toContain("unicode-range: U+A1-FF;");
});

test("a letter written as two characters counts as the one that fonts have", async () => {
  expect((await addCharactersOf("Ja\u0308ger")).added).toEqual(["ä", "ü"]);
});

test("letters beyond Western Europe stay with the fonts that come later", async () => {
  expect((await addCharactersOf("Żółw 东方")).added).toEqual(["ó", "ü"]);
});
