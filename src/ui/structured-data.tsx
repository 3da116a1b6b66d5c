import type * as schema from "schema-dts";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { pageNames, type PageName } from "@/content/page-names";
import { JsonLd, agency } from "./json-ld";

/** What a page of the site is about. `path` is its own. */
type PageFacts = { name: string; description: string; path: string };

const absolute = (path: string) => new URL(path, site.url).href;

const describePage = ({ name, description, path }: PageFacts) => ({
  name,
  description,
  url: absolute(path),
});

/** A page about the agency itself. */
export function webPage(
  type: "AboutPage" | "ContactPage",
  facts: PageFacts,
): schema.AboutPage | schema.ContactPage {
  return { "@type": type, ...describePage(facts), mainEntity: agency };
}

/** @param image a path of the site */
export function service({ name, description, path }: PageFacts, image: string): schema.Service {
  return {
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: absolute(path),
    image: absolute(image),
    provider: agency,
    areaServed: "Worldwide",
  };
}

/** A free tool that runs in the browser. */
export function webApplication(facts: PageFacts): schema.WebApplication {
  return {
    "@type": "WebApplication",
    ...describePage(facts),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    provider: agency,
  };
}

/** A list of pages in the order in which this page shows them. */
export function itemList(
  name: string,
  entries: readonly { name: string; path: string }[],
): schema.ItemList {
  return {
    "@type": "ItemList",
    name,
    itemListElement: entries.map((entry, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: entry.name,
      url: absolute(entry.path),
    })),
  };
}

type RunningText = string | readonly (string | { text: string })[];

export function faqPage(
  questions: readonly { question: string; answer: readonly RunningText[] }[],
): schema.FAQPage {
  const plainText = (text: RunningText) =>
    [text]
      .flat()
      .map((part) => (typeof part === "string" ? part : part.text))
      .join("");
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
    })),
  };
}

/** @param steps those that the page explains, each under its own hash */
export function howTo(
  { name, description, path }: PageFacts,
  steps: readonly { id: string; title: string; text: string }[],
): schema.HowTo {
  return {
    "@type": "HowTo",
    name,
    description,
    step: steps.map(({ id, title, text }, i) => ({
      "@type": "HowToStep",
      position: i + 1,
      name: title,
      text,
      url: absolute(`${path}#${id}`),
    })),
  };
}

export function blog(facts: PageFacts): schema.Blog {
  return { "@type": "Blog", ...describePage(facts), inLanguage: "en", publisher: agency };
}

/** Search engines cut longer headlines, or ignore the article. */
const MAX_HEADLINE_LENGTH = 110;

type ArticleFacts = PageFacts & {
  /** An absolute URL. */
  image: string;
  category: string;
  /** Both dates are ISO 8601, or undefined if they can't be written so. */
  published: string | undefined;
  modified: string | undefined;
  /** A person's name. Defaults to the agency. */
  author?: string;
};

export function article(
  type: "Article" | "BlogPosting",
  facts: ArticleFacts,
): schema.Article | schema.BlogPosting {
  // By code points, so that no surrogate pair is split.
  const title = Array.from(facts.name);
  const start = title.slice(0, MAX_HEADLINE_LENGTH - 1).join("");
  return {
    "@type": type,
    headline: title.length > MAX_HEADLINE_LENGTH ? `${start.trimEnd()}…` : facts.name,
    ...(facts.description && { description: facts.description }),
    image: facts.image,
    ...(facts.published !== undefined && { datePublished: facts.published }),
    ...(facts.modified !== undefined && { dateModified: facts.modified }),
    ...(facts.category && { articleSection: facts.category }),
    author: facts.author ? { "@type": "Person", name: facts.author } : agency,
    publisher: agency,
    mainEntityOfPage: absolute(facts.path),
  };
}

/** The trail from the home page. The current page comes last and needs no URL. */
function breadcrumbList(page: PageName, current: string | undefined): schema.BreadcrumbList {
  const trail: { name: string; path?: string }[] = [
    { name: pageNames.home, path: paths.home },
    ...(current
      ? [{ name: pageNames[page], path: paths[page] }, { name: current }]
      : [{ name: pageNames[page] }]),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      ...(path && { item: absolute(path) }),
    })),
  };
}

type StructuredDataProps = {
  /** The current page or, with `current`, its parent. */
  page: PageName;
  /** The name of a page below `page`. */
  current?: string;
  /** What the page is about. */
  things?: readonly schema.Thing[];
};

/** The structured data of a page below the home page: what it is about, and its breadcrumb. */
export function StructuredData({ page, current, things = [] }: StructuredDataProps) {
  return <JsonLd things={[...things, breadcrumbList(page, current)]} />;
}
