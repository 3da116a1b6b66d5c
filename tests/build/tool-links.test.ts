import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths, serviceKeys } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { toolQuestions } from "@/content/tools/questions";
import { dist } from "./dist.ts";

/** The links in the text of a page, without those of menus and footer: address and name. */
function linksOn(page: string): [to: string, name: string][] {
  const html = readFileSync(new URL(`${page.slice(1) || "index"}.html`, dist), "utf8");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const links = main.matchAll(/<a [^>]*href="(\/[^"?#]*)[^>]*>(.*?)<\/a>/gs);
  return [...links].map(([, to = "", name = ""]) => [to, name]);
}

const questions = new Map<string, string>(toolKeys.map((key) => [paths[key], toolQuestions[key]]));
const toolLinksOn = (page: string) => linksOn(page).filter(([to]) => questions.has(to));
const toolsOn = (page: string) => toolLinksOn(page).map(([to]) => to);

const articles = new Set(
  linksOn(paths.blog).flatMap(([to]) => (to.startsWith(`${paths.blog}/`) ? [to] : [])),
);

test("every tool is two presses from the home page", () => {
  const firstPress = linksOn(paths.home).map(([to]) => to);
  const pages = firstPress.filter((to) => to !== paths.home && !questions.has(to));
  const reached = new Set([...firstPress, ...pages.flatMap(toolsOn)]);
  expect([...questions.keys()].filter((tool) => !reached.has(tool))).toEqual([]);
});

test("the list of tools leads to each of them", () => {
  expect(toolsOn(paths.tools)).toEqual([...questions.keys()]);
});

test.each([
  paths.home,
  paths.sourcingServices,
  ...serviceKeys.map((key) => paths[key]),
  paths.howItWorks,
  paths.howWeArePaid,
  paths.about,
  paths.faq,
  paths.importExportGuide,
  paths.shippingGuide,
  paths.paymentGuide,
  paths.popularProducts,
  ...articles,
])("%s names the questions that tools answer, each once", (page) => {
  const links = toolLinksOn(page);
  expect(links).not.toEqual([]);
  expect(links).toEqual([...new Set(toolsOn(page))].map((to) => [to, questions.get(to)]));
});
