import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brandColors, site } from "@/config/site";
import { ensureChromium } from "../../scripts/chromium.mjs";
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

const thisAgency: Agency = { site, brandColors };

let copy: ProjectCopy;
let browser: Browser;
let server: Server;
let port: number;

beforeAll(async () => {
  copy = await copyProject();
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Chromium's sandbox refuses to run as root, which is what containers are.
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const host = staticHost(copy.dist, { rewrites: [] });
  server = createServer((request, response) => {
    host(request, response, () => response.writeHead(404).end());
  });
  port = await listen(server);
});

afterAll(async () => {
  server.close();
  await browser.close();
  await copy.remove();
});

describe("the site of an agency with four offices, other colors and an umlaut in its name", () => {
  let said: string;

  beforeAll(async () => {
    await copy.writeSite(fourOffices);
    said = await copy.makeBrand();
    await copy.build();
  });

  test("nothing is left of this agency in what is built", () => {
    expect(findLeftovers(copy.dist, thisAgency, fourOffices)).toEqual([]);
  });

  test("the search finds what it looks for: it finds the new agency", () => {
    const found = findLeftovers(copy.dist, fourOffices).join("\n");
    const { name, email, url, chat, offices, founded } = fourOffices.site;
    for (const trace of [name, email, url, chat.label, "four offices", String(founded)]) {
      expect(found).toContain(trace);
    }
    for (const { city } of offices) expect(found).toContain(`index.html: ${city}`);
    for (const color of Object.values(fourOffices.brandColors)) expect(found).toContain(color);
  });

  test("the pictures of shared links, the icons and the logos are made anew", () => {
    const made = listFiles(copy.dist).filter((file) =>
      /^(?:share\/|icon-|apple-touch-icon|favicon|images\/brand\/(?:logo|symbol|author))/.test(
        file,
      ),
    );
    expect(made.length).toBeGreaterThan(30);
    const unchanged = made.filter((file) =>
      readFileSync(path.join(copy.dist, file)).equals(readFileSync(path.join("public", file))),
    );
    expect(unchanged).toEqual([]);
  });

  test("the command says what a person should still read", () => {
    for (const file of ["home.ts", "privacy.ts", "supabase/seed", "case-studies.ts"]) {
      expect(said).toContain(file);
    }
  });

  test.each(SCREENS)("no page is broken on a screen of $width px", async (screen) => {
    expect(await findBrokenPages(screen)).toEqual([]);
  });
});

describe("the site of an agency with two offices and a short name", () => {
  beforeAll(async () => {
    await copy.writeSite(twoOffices);
    await copy.buildPages();
  });

  test("nothing is left of this agency in its pages", () => {
    expect(findLeftovers(copy.dist, thisAgency, twoOffices)).toEqual([]);
  });

  test.each(SCREENS)("no page is broken on a screen of $width px", async (screen) => {
    expect(await findBrokenPages(screen)).toEqual([]);
  });
});

/** As they are served, before any script. */
async function findBrokenPages(viewport: { width: number; height: number }): Promise<string[]> {
  const page = await browser.newPage({ viewport, baseURL: `http://127.0.0.1:${port}` });
  await page.route("**/*.js", (route) => route.abort());
  const broken: string[] = [];
  const paths = listPaths();
  expect(paths.length).toBeGreaterThan(20);
  for (const address of paths) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const found = [
      ...(await findOverflow(page)),
      ...(await findClippedText(page)),
      ...(await findOverlaps(page)),
    ];
    broken.push(...found.map((what) => `${address}: ${what}`));
  }
  await page.close();
  return broken;
}

function listPaths() {
  const sitemap = readFileSync(path.join(copy.dist, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
