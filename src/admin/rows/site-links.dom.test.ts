import { describe, expect, test } from "vitest";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { caseStudyList } from "@/content/case-study-list";
import { makeDeadLinkFinder, readSiteLinks } from "./site-links";

const SLUGS = ["moq", "Sealed samples 验厂"];
const OLD = ["/blog/old-slug", "/2023/05/my-post/"];

const link = (href: string) => `<p><a href="${href}">there</a></p>`;
const find = (html: string, slugs: string[] | null = SLUGS, hasHeadingIds = true) =>
  makeDeadLinkFinder(slugs, OLD)(readSiteLinks(html, hasHeadingIds));

describe("a link leads somewhere", () => {
  test.each([
    ["to a page", paths.faq],
    ["to a part of a page", `${paths.howItWorks}#step-3`],
    ["to a page with a slash at the end", `${paths.faq}/?from=post`],
    ["to the home page", "/"],
    ["to a case study", `/case-studies/${caseStudyList[0]?.slug ?? ""}`],
    ["to a post", "/blog/moq"],
    ["to a post with foreign letters", "/blog/Sealed%20samples%20验厂"],
    ["to a post with the address of the site", `${site.url}/blog/moq`],
    ["to a former address", "/blog/old-slug"],
    ["to a former address of another blog", "/2023/05/my-post"],
    ["to a file", "/blog/feed.xml"],
    ["to an uploaded file", "/storage/v1/object/public/x"],
    ["to the admin", "/admin/no-such-page"],
    ["to another site", "https://other.example/no-such-page"],
    ["to another site without https", "//other.example/no-such-page"],
    ["to a mailbox", "mailto:no-such-page@example.com"],
    ["to the top", "#"],
    ["to the top by its name", "#top"],
    ["to some words of it", "#:~:text=moq"],
  ])("%s", (_, href) => {
    expect(find(link(href))).toEqual([]);
  });

  test.each([
    ["a heading", "<h2>What it costs</h2>", "#what-it-costs"],
    ["a heading of the first level", "<h1>What it costs</h1>", "#what-it-costs"],
    ["the second heading of a name", "<h2>Cost</h2><h2>Cost</h2>", "#cost-1"],
    ["an element with an id", '<p id="fn:1">Note</p>', "#fn:1"],
    ["an anchor of the old kind", '<a name="fees"></a>', "#fees"],
    ["a part that is written a little differently", "<h2>What it costs</h2>", "#What_it_costs"],
    ["a heading without Latin letters", "<h2>验厂</h2>", "#验厂"],
  ])("to %s of the same text", (_, target, href) => {
    expect(find(target + link(href))).toEqual([]);
  });
});

describe("a link leads nowhere", () => {
  test.each([
    ["to a post that does not exist", "/blog/no-such-post"],
    ["to a page that does not exist", "/no-such-page"],
    ["to a page that does not exist, with the address of the site", `${site.url}/no-such-page`],
    ["to a case study that does not exist", "/case-studies/no-such-study"],
    ["with a broken sign", "/blog/100%"],
    ["to a part that does not exist", "#no-such-part"],
  ])("%s", (_, href) => {
    expect(find(link(href))).toEqual([href]);
  });

  test("to a heading of a story, which has no id", () => {
    const story = `<h2>Cost</h2><h3 id="time">Time</h3>${link("#cost")}${link("#time")}`;
    expect(find(story, SLUGS, false)).toEqual(["#cost"]);
  });

  test("once for each address, pages first", () => {
    const text = ["#gone", "/gone", "/gone", "#gone"].map(link).join("");
    expect(find(text)).toEqual(["/gone", "#gone"]);
  });
});

test("without the list of posts, a link to one is not judged", () => {
  expect(find(link("/blog/no-such-post") + link("/no-such-page"), null)).toEqual(["/no-such-page"]);
});
