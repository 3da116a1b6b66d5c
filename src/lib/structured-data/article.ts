import type { Article, BlogPosting } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

/** Search engines cut longer headlines, or ignore the article. */
const MAX_HEADLINE_LENGTH = 110;

type ArticleFacts = {
  type: "Article" | "BlogPosting";
  title: string;
  description: string;
  path: string;
  /** A whole address. */
  image: string;
  category: string;
  /** Both ISO 8601. */
  published: string;
  modified: string;
  /** A person; the agency itself when left out. */
  author?: string;
};

export function article(facts: ArticleFacts, site: Publisher): Article | BlogPosting {
  const publisher = publisherOf(site);
  return {
    "@type": facts.type,
    headline: shorten(facts.title),
    description: facts.description,
    image: facts.image,
    datePublished: facts.published,
    dateModified: facts.modified,
    articleSection: facts.category,
    author: facts.author ? { "@type": "Person", name: facts.author } : publisher,
    publisher,
    mainEntityOfPage: new URL(facts.path, site.url).href,
  };
}

function shorten(title: string) {
  if (title.length <= MAX_HEADLINE_LENGTH) return title;
  return `${title.slice(0, MAX_HEADLINE_LENGTH - 1).trimEnd()}…`;
}
