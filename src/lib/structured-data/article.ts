import type { Article, BlogPosting } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

/** Search engines cut longer headlines, or ignore the article. */
const MAX_HEADLINE_LENGTH = 110;

type ArticleFacts = {
  type: "Article" | "BlogPosting";
  title: string;
  description: string;
  path: string;
  /** An absolute URL. */
  image: string;
  category: string;
  /** Both dates are ISO 8601, or undefined if they can't be written so. */
  published: string | undefined;
  modified: string | undefined;
  /** A person's name. Defaults to the agency. */
  author?: string;
};

export function article(facts: ArticleFacts, site: Publisher): Article | BlogPosting {
  const publisher = publisherOf(site);
  return {
    "@type": facts.type,
    headline: shorten(facts.title),
    ...(facts.description && { description: facts.description }),
    image: facts.image,
    ...(facts.published !== undefined && { datePublished: facts.published }),
    ...(facts.modified !== undefined && { dateModified: facts.modified }),
    ...(facts.category && { articleSection: facts.category }),
    author: facts.author ? { "@type": "Person", name: facts.author } : publisher,
    publisher,
    mainEntityOfPage: new URL(facts.path, site.url).href,
  };
}

function shorten(title: string) {
  // Cut by code points, so that no surrogate pair is split.
  const characters = Array.from(title);
  if (characters.length <= MAX_HEADLINE_LENGTH) return title;
  return `${characters
    .slice(0, MAX_HEADLINE_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}
