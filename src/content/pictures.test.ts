import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { clients } from "./home";
import { editableImages, imageCatalogue } from "./image-catalogue";
import { picture, responsiveSources } from "./pictures";
import descriptions from "./picture-descriptions.json";
import pictures from "./pictures.json";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

describe.each(Object.entries(pictures))("%s", (name, { width, widths }) => {
  test("has every size as AVIF, and one file for browsers without it", () => {
    const single = Math.max(...widths.filter((size) => size <= 1200));
    const files = [...widths.map((size) => `${name}-${size}.avif`), `${name}-${single}.webp`];
    const missing = files.filter((file) => !existsSync(path.join(publicFolder, "images", file)));
    expect(missing).toEqual([]);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
  });

  test("has a color to show until it has loaded", () => {
    expect(responsiveSources(`/images/${name}-${widths[0]}.avif`)?.color).toMatch(/^#[0-9a-f]{3}$/);
  });
});

describe("the width that phones load at the top of a page", () => {
  const names = Object.entries(pictures)
    .filter(([, { widths }]) => widths.includes(672))
    .map(([name]) => name);
  // These need the lowest quality of scripts/images/make-images.ts to fit its size limit.
  const detailed = ["warehouse", "case-crowdfunding"];

  test("is there for 20 pictures", () => {
    expect(names).toHaveLength(20);
  });

  test.each(names)("of %s is small enough to load quickly on a phone", (name) => {
    const file = path.join(publicFolder, "images", `${name}-672.avif`);
    expect(statSync(file).size).toBeLessThanOrEqual(detailed.includes(name) ? 16_384 : 10_700);
  });
});

test("every picture has a description of its own", () => {
  const replaceable = Object.values(editableImages).filter(({ defaultUrl }) =>
    responsiveSources(defaultUrl),
  );
  const alts = [...Object.values(descriptions), ...replaceable.map(({ defaultAlt }) => defaultAlt)];
  expect(alts).toHaveLength(Object.keys(pictures).length);
  expect(new Set(alts).size).toBe(alts.length);
  for (const alt of alts) {
    expect(alt.length).toBeGreaterThanOrEqual(20);
    expect(alt.length).toBeLessThanOrEqual(200);
  }
});

test("a picture falls back to the largest WebP file up to 1200 px", () => {
  expect(picture("hero").url).toBe("/images/hero-1200.webp");
  expect(picture("team-1").url).toBe("/images/team-1-400.webp");
});

describe("responsiveSources", () => {
  test("turns the URL of any of our sizes into every size", () => {
    const sources = {
      avif: "/images/payments-400.avif 400w, /images/payments-672.avif 672w, /images/payments-800.avif 800w, /images/payments-1200.avif 1200w",
      color: "#fd9",
      width: 1600,
      height: 1200,
    };
    expect(responsiveSources("/images/payments-1200.webp")).toEqual(sources);
    expect(responsiveSources("/images/payments-400.avif")).toEqual(sources);
  });

  test("knows names that end in a number", () => {
    expect(responsiveSources("/images/team-1-96.webp")?.avif).toBe(
      "/images/team-1-96.avif 96w, /images/team-1-192.avif 192w, /images/team-1-400.avif 400w",
    );
    expect(responsiveSources("/images/team-1.webp")).toBeNull();
  });

  test.each([
    ["a name every object has", "/images/constructor-1200.webp"],
    ["a size that was never made", "/images/payments-1201.webp"],
    ["a trailing line break", "/images/payments-1200.webp\n"],
  ])("leaves %s alone", (_, url) => {
    expect(responsiveSources(url)).toBeNull();
  });
});

test.each(clients.logos)(
  "the logo $imageId reserves the width of its file",
  ({ imageId, width }) => {
    const file = path.join(publicFolder, imageCatalogue[imageId].defaultUrl);
    expect(readFileSync(file, "utf8")).toContain(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="56"`,
    );
  },
);
