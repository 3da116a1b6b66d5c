import { screen, waitFor } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { caseStudyPath, paths, quotePath, serviceKeys, type ServiceKey } from "@/config/paths";
import { site } from "@/config/site";
import { toolKeys, type ToolKey } from "@/config/tools";
import * as about from "@/content/about";
import { blogHead, defaultBlogCall } from "@/content/blog";
import { defaultCta, type CallToAction } from "@/content/call-to-action";
import { caseStudies, caseStudiesHead, caseStudyCall, caseStudyCopy } from "@/content/case-studies";
import { caseStudyList } from "@/content/case-study-list";
import * as contact from "@/content/contact";
import * as faq from "@/content/faq";
import { cta as guideCta, guideLabels, guides, type GuideKey } from "@/content/guides";
import * as home from "@/content/home";
import * as howItWorks from "@/content/how-it-works";
import * as howWeArePaid from "@/content/how-we-are-paid";
import { notFound } from "@/content/not-found";
import * as privacy from "@/content/privacy";
import * as crowdfunding from "@/content/services/crowdfunding";
import * as customPackaging from "@/content/services/custom-packaging";
import * as fbaPrep from "@/content/services/fba-prep";
import * as overview from "@/content/services/overview";
import * as productSourcing from "@/content/services/product-sourcing";
import * as qualityControl from "@/content/services/quality-control";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "@/content/services/service-copy";
import * as shipping from "@/content/services/shipping";
import * as supplierManagement from "@/content/services/supplier-management";
import * as warehouse from "@/content/services/warehouse";
import * as terms from "@/content/terms-of-service";
import * as amazonCartonCheck from "@/content/tools/amazon-carton-check";
import * as aqlSampling from "@/content/tools/aql-sampling";
import * as companyNumber from "@/content/tools/company-number";
import * as compareQuotes from "@/content/tools/compare-quotes";
import * as incoterms from "@/content/tools/incoterms";
import * as landedCost from "@/content/tools/landed-cost";
import * as productionPlanner from "@/content/tools/production-planner";
import * as shipmentVolume from "@/content/tools/shipment-volume";
import { toolQuestions } from "@/content/tools/questions";
import { head as toolsHead } from "@/content/tools/tools-page";
import { makePosts, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import {
  findStructuredData,
  readHead,
  readProperty,
  structuredDataScripts,
} from "../../tests/support/head";
import { renderRoute } from "../../tests/support/render-route";
import { findProblems, isNode, type Node } from "../../tests/support/schema-org";
import { routes } from "./routes";

type Head = { title: string; description: string; heading?: string };
type Page = {
  head: Head;
  /** Everything that the page says, with the headings of its sections. */
  content: unknown;
  /** The last section, with a button to the contact page. */
  call: CallToAction | null;
  contactPath: string;
  /** The schema.org types of the page besides its breadcrumb. */
  types: readonly string[];
};

const page = (
  { head, ...content }: { head: Head },
  call: Page["call"],
  ...types: readonly string[]
): Page => ({ head, content, call, contactPath: paths.contact, types });

const services: Record<ServiceKey, { texts: ServiceCopy }> = {
  productSourcing,
  qualityControl,
  shipping,
  warehouse,
  fbaPrep,
  crowdfunding,
  customPackaging,
  supplierManagement,
};

const toolHeads: Record<ToolKey, Head> = {
  landedCost: landedCost.texts.head,
  shipmentVolume: shipmentVolume.texts.head,
  productionPlanner: productionPlanner.texts.head,
  aqlSampling: aqlSampling.texts.head,
  amazonCartonCheck: amazonCartonCheck.texts.head,
  incoterms: incoterms.texts.head,
  companyNumber: companyNumber.texts.head,
  compareQuotes: compareQuotes.texts.head,
};

const guideKeys = Object.keys(guides).filter((key): key is GuideKey => key in guides);

/** Every public page but the posts, by its path. */
const PAGES = new Map<string, Page>([
  [
    paths.home,
    page(
      {
        ...home,
        head: { ...home.head, heading: home.hero.headingLines.flat().join(" ") },
        ...{ latestPosts: home.latestPosts.action },
      },
      defaultCta,
      ...["Organization", "WebSite"],
    ),
  ],
  [paths.sourcingServices, page(overview, overview.cta, "ItemList")],
  ...serviceKeys.map((key): [string, Page] => {
    const { texts, ...content } = services[key];
    return [
      paths[key],
      { ...page({ ...texts, ...content }, texts.cta, "Service"), contactPath: quotePath(key) },
    ];
  }),
  [paths.howItWorks, page(howItWorks, howItWorks.cta, "HowTo")],
  [paths.howWeArePaid, page(howWeArePaid, howWeArePaid.cta)],
  [paths.blog, page({ head: blogHead }, defaultBlogCall, "Blog")],
  [paths.caseStudies, page({ head: caseStudiesHead }, caseStudyCall, "ItemList")],
  ...caseStudies.map((story): [string, Page] => {
    const { slug, title, metaDescription } = story;
    const head = {
      title: caseStudyCopy.pageTitle(title),
      description: metaDescription,
      heading: title,
    };
    return [
      caseStudyPath(slug), // The result is for lists of case studies.
      page({ ...story, head, ...{ result: null } }, caseStudyCall, "Article"),
    ];
  }),
  [
    paths.contact,
    page(
      {
        head: contact.head,
        ...{ list: contact.whatToSend, steps: contact.whatHappensNext, offices: contact.offices },
      },
      null,
      "ContactPage",
    ),
  ],
  [paths.about, page(about, about.cta, "AboutPage")],
  [paths.faq, page({ ...faq, ...{ copyMessages: null } }, faq.cta, "FAQPage")],
  [paths.privacy, page(privacy, privacy.cta)],
  [paths.terms, page(terms, terms.cta)],
  ...guideKeys.map((key): [string, Page] => [
    paths[key],
    page({ ...guideLabels, ...guides[key] }, guideCta),
  ]),
  [paths.tools, page({ head: toolsHead }, null, "ItemList")],
  ...toolKeys.map((key): [string, Page] => [
    paths[key],
    page({ head: { ...toolHeads[key], heading: toolQuestions[key] } }, null, "WebApplication"),
  ]),
]);

/** The slugs of the articles that ship with the site. */
const seededPosts = Object.keys(import.meta.glob("/supabase/seed/blog-posts/*.sql")).map((file) =>
  file.replace(/^.*\/(?:\d+-)?|\.sql$/g, ""),
);

/** The parts of other pages that a link may lead to. */
const PARTS = new Map<string, string[]>([
  [paths.faq, faq.questions.map(({ id }) => id)],
  [paths.howItWorks, howItWorks.steps.entries.map(({ id }) => id)],
]);

beforeEach(() => {
  document.title = "";
  backend.use(
    serveTable("blog_posts", makePosts(3)),
    serveTable("success_stories", [makeSuccessStory(2), makeSuccessStory(1)]),
  );
});

// By selector, not by role: for roles jsdom computes the styles of the whole page each time.
const all = (selector: string) => [...screen.getByRole("main").querySelectorAll(selector)];
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => tidy(textContent));

/** What the main part of the page says, also to those who cannot see it. */
function spokenText(): string {
  const named = all("[alt], [aria-label]").map(
    (element) => element.getAttribute("alt") ?? element.getAttribute("aria-label") ?? "",
  );
  return tidy(
    [document.title, readDescription(), ...textsOf(all(":scope > *")), ...named].join(" "),
  );
}

const readHtml = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").body.textContent;

/** All texts of a page's content that consist of several words; others may be keys. */
function listTexts(content: unknown): string[] {
  if (typeof content === "string") {
    return /\S\s+\S/.test(content) ? [tidy(readHtml(content))] : [];
  }
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(listTexts);
}

const readDescription = () => readHead('meta[name="description"]', "content") ?? "";

/** All addresses of this site in its structured data. */
function addressesIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  if (isNode(value)) {
    return Object.entries(value).flatMap(([name, item]) => addressesIn(item, name));
  }
  return ["url", "item", "logo", "mainEntityOfPage"].includes(key) ? [String(value)] : [];
}

/** Whether a link of the page leads to a page, and to a part of it, that exists. */
function leadsSomewhere(href: string): boolean {
  const { pathname, hash } = new URL(href, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  if (pathname === window.location.pathname) return !id || document.getElementById(id) !== null;
  if (id && !PARTS.get(pathname)?.includes(id)) return false;
  const post = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  if (post) return seededPosts.includes(post) || /^post-\d$/.test(post);
  if (pathname.startsWith(`${paths.caseStudies}/`)) return PAGES.has(pathname);
  return matchRoutes(routes, pathname)?.at(-1)?.route.path !== "*";
}

function expectHead(path: string, { head }: Page) {
  const address = new URL(path, site.url).href;
  expect(document.title).toBe(head.title);
  expect(readDescription()).toBe(head.description);
  expect(readHead('link[rel="canonical"]', "href")).toBe(address);
  expect(readHead('meta[name="robots"]', "content")).toBeNull();
  expect(readHead('meta[name="twitter:card"]', "content")).toBe("summary_large_image");
  const isStory = path.startsWith(`${paths.caseStudies}/`);
  const expected = {
    "og:url": address,
    "og:title": head.title,
    "og:description": head.description,
    "og:type": isStory ? "article" : "website",
    "og:site_name": site.name,
    "og:image:type": isStory ? "image/jpeg" : null,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  for (const [property, value] of Object.entries(expected)) {
    expect(readProperty(property), property).toBe(value);
  }
  expect(readProperty("og:image:alt")).toMatch(/\S/);
  expect(readProperty("article:published_time") !== null).toBe(isStory);
  expect(readHead('link[type="application/rss+xml"]', "href")).toBe(
    path === paths.blog ? "/blog/feed.xml" : null,
  );
}

function expectStructuredData(things: readonly Node[], path: string, { types }: Page) {
  expect(things.flatMap((thing) => findProblems(thing))).toEqual([]);
  expect(things.map((thing) => thing["@type"])).toEqual([
    ...types,
    ...(path === paths.home ? [] : ["BreadcrumbList"]),
  ]);
  for (const url of addressesIn(things)) expect(new URL(url).origin, url).toBe(site.url);
}

function expectNamedArticles() {
  for (const article of all("article")) {
    const heading = article.querySelector("h1, h2, h3");
    expect(heading).toHaveTextContent(/\w/);
    expect(article).toHaveAccessibleName(heading?.textContent);
  }
}

function expectCall({ call, contactPath }: Page) {
  if (!call) return;
  const last = all("section").at(-1);
  expect(last?.querySelector("h2")).toHaveTextContent(call.heading);
  expect(last?.querySelector("a")).toHaveTextContent(call.label);
  const calls = all("a").filter(({ textContent }) => textContent === call.label);
  for (const link of calls) expect(link).toHaveAttribute("href", contactPath);
}

describe("the public page", () => {
  test.each([...PAGES])(
    "%s has its head, its content, working links and a call",
    async (path, page) => {
      renderRoute(`${path}?from=a-letter`);
      const things = await findStructuredData();
      await waitFor(() => {
        expect(document.title).not.toBe("");
      });
      expectHead(path, page);
      expectStructuredData(things, path, page);

      expect(document.querySelectorAll("h1")).toHaveLength(1);
      const [heading = ""] = textsOf(all("h1"));
      if (page.head.heading) expect(heading).toBe(tidy(page.head.heading));
      // Testing Library also finds the `header` and `footer` of articles by these roles.
      expect(screen.getAllByRole("banner")[0]).toBeVisible();
      expect(screen.getAllByRole("contentinfo").at(-1)).toHaveTextContent("©");

      expectNamedArticles();
      const spoken = spokenText();
      expect(listTexts(page.content).filter((text) => !spoken.includes(text))).toEqual([]);
      expectCall(page);
      const links = [...document.querySelectorAll('a:is([href^="/"], [href^="#"])')];
      const hrefs = links.map((link) => link.getAttribute("href") ?? "");
      expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([]);
    },
  );
});

test("every static page is in the table", () => {
  const missing = Object.values(paths).filter((path) => !PAGES.has(path));
  expect(missing).toEqual([]);
  expect(caseStudyList.map(({ slug }) => slug)).toEqual(caseStudies.map(({ slug }) => slug));
});

test.each([
  [paths.home, "section[aria-labelledby] li a"],
  [paths.sourcingServices, "article a"],
])("the cards of %s lead to the eight services, in their order", async (path, selector) => {
  renderRoute(path);
  await screen.findByRole("heading", { level: 1 });
  const hrefs = all(selector).map((link) => link.getAttribute("href") ?? "");
  const servicePaths: string[] = serviceKeys.map((key) => paths[key]);
  expect(hrefs.filter((href) => servicePaths.includes(href))).toEqual(servicePaths);
});

test("the sections of the home page are in the agreed order", async () => {
  renderRoute(paths.home);
  await screen.findByRole("heading", { level: 1 });
  const { clients, services, why, process, testimonials, latestPosts } = home;
  const agreed = [clients, services, why, process, testimonials, latestPosts].map(
    ({ heading }) => heading,
  );
  expect(textsOf(all("h2")).filter((heading) => agreed.includes(heading))).toEqual(agreed);
});

test.each<[path: string, sections: readonly PageSection<string>[], process: string]>([
  [paths.fbaPrep, fbaPrep.sections, "steps"],
  [paths.crowdfunding, crowdfunding.sections, "wavePlan"],
  [paths.customPackaging, customPackaging.sections, "schedule"],
  [paths.supplierManagement, supplierManagement.sections, "checks"],
])(
  "%s has its benefits, then its parts, then its process or list",
  async (path, sections, process) => {
    const kinds = sections.flatMap((section): string[] =>
      "blocks" in section
        ? section.blocks.map((block) => (block.kind === "drawing" ? block.drawing : block.kind))
        : [section.kind],
    );
    const agreed = ["benefits", "boxes", process];
    expect(kinds.filter((kind) => agreed.includes(kind)).slice(0, 3)).toEqual(agreed);

    renderRoute(path);
    await screen.findByRole("heading", { level: 1 });
    const headings = sections.flatMap((section) => ("heading" in section ? [section.heading] : []));
    expect(textsOf(all("h2")).filter((heading) => headings.includes(heading))).toEqual(headings);
  },
);

describe("an address that no page has", () => {
  test.each(["/no-such-page", "/faq/more", "/case-studies/a/b", "/case-studies/no-such-story"])(
    "(%s) says so with links to other pages, and stays out of search engines",
    async (address) => {
      renderRoute(address);
      const isStory = address.endsWith("story");
      expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
        isStory ? caseStudyCopy.notFoundTitle : notFound.heading,
      );
      expect(all("a").map((link) => link.getAttribute("href"))).toEqual(
        isStory ? [paths.home] : [paths.home, paths.sourcingServices, paths.contact],
      );
      expect(screen.getByRole("banner")).toBeVisible();
      await waitFor(() => {
        expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
      });
      expect(structuredDataScripts()).toEqual([]);
      expect(readHead('link[rel="canonical"]', "href")).toBeNull();
      expect(readProperty("og:image")).toBeNull();
    },
  );
});
