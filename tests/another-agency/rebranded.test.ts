import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brandColors, companyNumber, site } from "@/config/site";
import { ensureChromium } from "../../scripts/programs.ts";
import { staticHost } from "../../scripts/host/static-host.ts";
import { findOverflow } from "../e2e/support/layout.ts";
import { findClippedText } from "../e2e/support/text-size.ts";
import { listen } from "../support/listen.ts";
import { type Agency, fourOffices, twoOffices } from "./agencies.ts";
import { findLeftovers, listFiles } from "./leftovers.ts";
import { findOverlaps } from "./overlaps.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const originalAgency: Agency = { site, companyNumber, brandColors };

let copy: ProjectCopy;
let browser: Browser;
let server: Server;
let port: number;

beforeAll(async () => {
  copy = await copyProject();
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Chromium's sandbox refuses to run as root, the usual user in a container.
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const host = staticHost(copy.dist, { redirects: [] });
  server = createServer((request, response) => {
    const refuse = () => response.writeHead(404).end();
    // The layout is that of the HTML and its style sheets, before any script runs.
    if (request.url?.endsWith(".js")) refuse();
    else host(request, response, refuse);
  });
  port = await listen(server);
});

afterAll(async () => {
  server.close();
  await browser.close();
  await copy.remove();
});

describe("the site of an agency with four offices, other colors and an umlaut in its name", () => {
  let output: string;

  beforeAll(async () => {
    await copy.writeSite(fourOffices);
    output = await copy.makeBrand();
    await copy.build();
  });

  test("the build contains nothing of the original agency", () => {
    expect(findLeftovers(copy.dist, originalAgency, fourOffices)).toEqual([]);
  });

  test("the test above can fail: the same search finds the new agency in the build", () => {
    const found = findLeftovers(copy.dist, fourOffices).join("\n");
    const { name, email, url, chats, offices, founded } = fourOffices.site;
    const { companyNumber } = fourOffices;
    const labels = chats.map(({ label }) => label);
    for (const trace of [name, email, url, companyNumber, "four offices", founded, ...labels]) {
      expect(found).toContain(String(trace));
    }
    for (const { city } of offices) expect(found).toContain(`index.html: ${city}`);
    for (const color of Object.values(fourOffices.brandColors)) expect(found).toContain(color);
  });

  test("the share cards, icons and logos are generated again", () => {
    const generated = listFiles(copy.dist).filter((file) =>
      /^(?:share\/|icon-|apple-touch-icon|favicon|images\/brand\/(?:logo|symbol|author))/.test(
        file,
      ),
    );
    expect(generated.length).toBeGreaterThan(30);
    const unchanged = generated.filter((file) =>
      readFileSync(path.join(copy.dist, file)).equals(readFileSync(path.join("public", file))),
    );
    expect(unchanged).toEqual([]);
  });

  test("`npm run brand` lists the files that a person should still read", () => {
    for (const file of ["home.ts", "privacy.ts", "supabase/seed", "case-studies.ts"]) {
      expect(output).toContain(file);
    }
  });

  test("no page is broken on a phone or on a desktop", async () => {
    expect(await findBrokenPages()).toEqual([]);
  });
});

describe("the site of an agency with two offices and a short name", () => {
  beforeAll(async () => {
    await copy.writeSite(twoOffices);
    await copy.buildPages();
  });

  test("the pages contain nothing of the original agency", () => {
    expect(findLeftovers(copy.dist, originalAgency, twoOffices)).toEqual([]);
  });

  test("no page is broken on a phone or on a desktop", async () => {
    expect(await findBrokenPages()).toEqual([]);
  });
});

/** Finds layout problems in the pages as they are served, before any script runs, in all of a page. */
async function findBrokenPages(): Promise<string[]> {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${port}`,
    // With motion, what folds for a narrower screen would still be folding.
    reducedMotion: "reduce",
  });
  const broken: string[] = [];
  const paths = listPaths();
  expect(paths.length).toBeGreaterThan(20);
  for (const address of paths) {
    await page.goto(address);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate(() => document.fonts.ready);
      const found = [
        ...(await findOverflow(page)),
        ...(await findClippedText(page)),
        ...(await findOverlaps(page)),
      ];
      broken.push(...found.map((what) => `${address}, ${screen.width} px wide: ${what}`));
    }
  }
  await page.close();
  return broken;
}

function listPaths() {
  const sitemap = readFileSync(path.join(copy.dist, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
