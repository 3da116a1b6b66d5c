import { screen, waitFor } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { caseStudyPath, paths, quotePath, serviceKeys, type ServiceKey } from "@/config/paths";
import { site } from "@/config/site";
import * as about from "@/content/about";
import { blogHead } from "@/content/blog";
import { closingCall, defaultBlogCall, type CallToAction } from "@/content/call-to-action";
import { caseStudies, caseStudiesHead, caseStudyCall, caseStudyCopy } from "@/content/case-studies";
import { caseStudyList } from "@/content/case-study-list";
import * as contact from "@/content/contact";
import * as faq from "@/content/faq";
import { guideLabels, guides, type GuideKey } from "@/content/guides";
import * as home from "@/content/home";
import * as howItWorks from "@/content/how-it-works";
import type { LegalDocument } from "@/content/legal-document";
import { notFound } from "@/content/not-found";
import * as privacy from "@/content/privacy";
import type { ServiceCopy } from "@/content/sections";
import * as crowdfunding from "@/content/services/crowdfunding";
import * as customPackaging from "@/content/services/custom-packaging";
import * as fbaPrep from "@/content/services/fba-prep";
import * as overview from "@/content/services/overview";
import * as productSourcing from "@/content/services/product-sourcing";
import * as qualityControl from "@/content/services/quality-control";
import * as shipping from "@/content/services/shipping";
import * as supplierManagement from "@/content/services/supplier-management";
import * as warehouse from "@/content/services/warehouse";
import * as terms from "@/content/terms";
import * as amazonCartonCheck from "@/content/tools/amazon-carton-check";
import * as aqlSampling from "@/content/tools/aql-sampling";
import * as incoterms from "@/content/tools/incoterms";
import * as landedCost from "@/content/tools/landed-cost";
import * as productionPlanner from "@/content/tools/production-planner";
import * as shipmentVolume from "@/content/tools/shipment-volume";
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

type Heading = { heading: string };

type Page = {
  head: { title: string; description: string; heading?: string };
  /** The schema.org types of the page besides its breadcrumb. */
  types?: readonly string[];
  /** The sections below the first heading, in their order. */
  sections?: readonly Heading[];
  /** Everything that the page says. */
  content?: unknown;
  /** The last section, with a button to the contact page. */
  call?: CallToAction;
  contactPath?: string;
};

const services: Record<ServiceKey, { copy: ServiceCopy; sections: readonly Heading[] }> = {
  productSourcing: {
    ...productSourcing,
    sections: [
      productSourcing.quoteComparison,
      productSourcing.vetting,
      productSourcing.regions,
      productSourcing.moq,
      productSourcing.fee,
      productSourcing.requestForQuotation,
    ],
  },
  qualityControl: {
    ...qualityControl,
    sections: [
      qualityControl.stages,
      qualityControl.sampling,
      qualityControl.defectClasses,
      qualityControl.report,
      qualityControl.inspectionOutcomes,
      qualityControl.booking,
    ],
  },
  shipping: {
    ...shipping,
    sections: [
      shipping.modes,
      shipping.services,
      shipping.lanes,
      shipping.incoterms,
      shipping.volume,
      shipping.customs,
      shipping.ddp,
    ],
  },
  warehouse: {
    ...warehouse,
    sections: [
      warehouse.receiving,
      warehouse.consolidation,
      warehouse.packing,
      warehouse.suitability,
      warehouse.orders,
    ],
  },
  fbaPrep: {
    ...fbaPrep,
    sections: [
      fbaPrep.why,
      fbaPrep.menu,
      fbaPrep.carton,
      fbaPrep.process,
      fbaPrep.ways,
      fbaPrep.trouble,
    ],
  },
  crowdfunding: {
    ...crowdfunding,
    sections: [
      crowdfunding.why,
      crowdfunding.parts,
      crowdfunding.wavePlan,
      crowdfunding.tax,
      crowdfunding.batteries,
      crowdfunding.trouble,
    ],
  },
  customPackaging: {
    ...customPackaging,
    sections: [
      customPackaging.why,
      customPackaging.packs,
      customPackaging.schedule,
      customPackaging.artwork,
      customPackaging.tests,
      customPackaging.rules,
    ],
  },
  supplierManagement: {
    ...supplierManagement,
    sections: [
      supplierManagement.why,
      supplierManagement.parts,
      supplierManagement.scorecard,
      supplierManagement.agreement,
      supplierManagement.tooling,
      supplierManagement.nnn,
      supplierManagement.trouble,
    ],
  },
};

const legalPage = (
  head: Page["head"],
  content: LegalDocument,
  call: CallToAction,
): Required<Pick<Page, "head" | "sections" | "content" | "call">> => ({
  head,
  content,
  sections: content.sections.map(({ title }, i) => ({ heading: `${i + 1}. ${title}` })),
  call,
});

const guideKeys = Object.keys(guides).filter((key): key is GuideKey => key in guides);

const tool = (head: Page["head"]): Page => ({ head, types: ["WebApplication"] });

/** Every public page but the posts, by its path. */
const PAGES = new Map<string, Page>([
  [
    paths.home,
    {
      head: home.head,
      types: ["Organization", "WebSite"],
      sections: [
        home.clients,
        home.services,
        home.why,
        home.process,
        home.testimonials,
        home.latestPosts,
      ],
      content: { ...home, head: null, latestPosts: home.latestPosts.action },
      call: closingCall,
    },
  ],
  [
    paths.sourcingServices,
    {
      head: overview.head,
      types: ["ItemList"],
      content: overview,
      call: overview.call,
    },
  ],
  ...serviceKeys.map((key): [string, Page] => [
    paths[key],
    {
      head: services[key].copy.head,
      types: ["Service"],
      sections: services[key].sections,
      content: services[key],
      call: services[key].copy.call,
      contactPath: quotePath(key),
    },
  ]),
  [
    paths.howItWorks,
    {
      head: howItWorks.head,
      types: ["HowTo"],
      sections: [howItWorks.steps, howItWorks.money, howItWorks.delays],
      content: howItWorks,
      call: howItWorks.closing,
    },
  ],
  [paths.blog, { head: blogHead, types: ["Blog"], call: defaultBlogCall }],
  [paths.caseStudies, { head: caseStudiesHead, types: ["ItemList"], call: caseStudyCall }],
  ...caseStudies.map((story): [string, Page] => [
    caseStudyPath(story.slug),
    {
      head: {
        title: caseStudyCopy.pageTitle(story.title),
        description: story.metaDescription,
        heading: story.title,
      },
      types: ["Article"],
      sections: [
        { heading: caseStudyCopy.challengeHeading },
        { heading: caseStudyCopy.solutionHeading },
        { heading: story.measuresHeading },
        { heading: caseStudyCopy.relatedHeading },
      ],
      content: story,
      call: caseStudyCall,
    },
  ]),
  [
    paths.contact,
    {
      head: contact.head,
      types: ["ContactPage"],
      content: [contact.whatToSend, contact.whatHappensNext, contact.offices],
    },
  ],
  [
    paths.about,
    {
      head: about.head,
      types: ["AboutPage"],
      sections: [
        about.story,
        about.beliefs,
        about.payment,
        about.team,
        { heading: about.resultsHeading },
      ],
      content: about,
      call: about.closing,
    },
  ],
  [
    paths.faq,
    {
      head: faq.head,
      types: ["FAQPage"],
      sections: faq.questions.map(({ question }) => ({ heading: question })),
      content: faq.questions,
      call: faq.closing,
    },
  ],
  [paths.privacy, legalPage(privacy.head, privacy.privacyPolicy, privacy.privacyCall)],
  [paths.terms, legalPage(terms.head, terms.termsOfService, terms.termsCall)],
  ...guideKeys.map((key): [string, Page] => [
    paths[key],
    {
      head: guides[key].head,
      sections: [{ heading: guideLabels.topicsHeading }, { heading: guideLabels.linksHeading }],
      content: [guides[key], guideLabels.badge],
      call: guides[key].call,
    },
  ]),
  [paths.tools, { head: { ...toolsHead }, types: ["ItemList"] }],
  [paths.landedCost, tool(landedCost.copy.head)],
  [paths.shipmentVolume, tool(shipmentVolume.copy.head)],
  [paths.productionPlanner, tool(productionPlanner.copy.head)],
  [paths.aqlSampling, tool(aqlSampling.copy.head)],
  [paths.amazonCartonCheck, tool(amazonCartonCheck.copy.head)],
  [paths.incoterms, tool(incoterms.copy.head)],
]);

/** The slugs of the articles that ship with the site. */
const seededPosts = Object.keys(import.meta.glob("/supabase/seed/blog-posts/*.sql")).map((file) =>
  file.replace(/^.*\/(?:\d+-)?|\.sql$/g, ""),
);

/** The parts of other pages that a link may lead to. */
const PARTS = new Map([
  [paths.faq, faq.questions.map(({ id }) => id)],
  [paths.howItWorks, howItWorks.steps.entries.map(({ id }) => id)],
] as [string, string[]][]);

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

function expectStructuredData(things: readonly Node[], path: string, { types = [] }: Page) {
  expect(things.flatMap((thing) => findProblems(thing))).toEqual([]);
  expect(things.map((thing) => thing["@type"])).toEqual([
    ...types,
    ...(path === paths.home ? [] : ["BreadcrumbList"]),
  ]);
  for (const url of addressesIn(things)) expect(new URL(url).origin, url).toBe(site.url);
}

function expectSections({ sections, call }: Page) {
  const headings = textsOf(all("h2"));
  if (sections) {
    expect(headings).toEqual([...sections, ...(call ? [call] : [])].map(({ heading }) => heading));
  }
  for (const article of all("article")) {
    const heading = article.querySelector("h1, h2, h3");
    expect(heading).toHaveTextContent(/\w/);
    expect(article).toHaveAccessibleName(heading?.textContent);
  }
}

function expectCall({ call, contactPath = paths.contact }: Page) {
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

      expectSections(page);
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
