export type ArticleHeading = { id: string; text: string; level: 2 | 3 };

/** The h2 and h3 headings of a prepared article, for its table of contents. */
export function listHeadings(article: ParentNode): ArticleHeading[] {
  return [...article.querySelectorAll<HTMLHeadingElement>("h2, h3")].map((heading, i) => ({
    id: heading.id,
    text: headingText(heading) || `Section ${i + 1}`,
    level: heading.localName === "h2" ? 2 : 3,
  }));
}

/** The heading's text on one line. */
export function headingText({ textContent }: HTMLHeadingElement): string {
  return textContent.replace(/\s+/g, " ").trim();
}
