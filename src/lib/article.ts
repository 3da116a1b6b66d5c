import { headingText, listHeadings, type ArticleHeading } from "./article-headings";
import { dropUnsafeIds } from "./content-ids";
import { headingIds } from "./heading-ids";
import { prepareFrame, sanitizeHtml } from "./sanitize-html";

export type Article = { html: string; headings: ArticleHeading[] };

/**
 * Stored HTML made ready for the page (spec, section 5): sanitized, headings with ids for the
 * table of contents, frames and tables in containers of their own. The only way from a database
 * text to the screen. Works on the document of the page or, while the site is built, on one that
 * Node has been given; what it gives is the same.
 */
export function prepareArticle(storedHtml: string, pageOrigin = window.location.origin): Article {
  const body = sanitizeHtml(storedHtml, pageOrigin);

  // The page has its own h1.
  body.querySelectorAll("h1").forEach((heading) => {
    const replacement = heading.ownerDocument.createElement("h2");
    replacement.id = heading.id;
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  });
  identifyHeadings(body);

  body.querySelectorAll("iframe").forEach(prepareFrame);
  // A remark on the text, not a landmark of the page.
  body.querySelectorAll("aside").forEach((aside) => {
    aside.setAttribute("role", "note");
  });
  body.querySelectorAll("table").forEach((table, i) => {
    wrapTable(table, i + 1);
  });
  body.querySelectorAll("img").forEach((image) => {
    image.setAttribute("loading", "lazy");
    image.setAttribute("decoding", "async");
  });
  body.querySelectorAll("[target], [rel]").forEach(setLinkRelation);

  const holder = document.createElement("div");
  holder.append(body);
  return { html: holder.innerHTML, headings: listHeadings(holder) };
}

function identifyHeadings(body: DocumentFragment) {
  const taken = dropUnsafeIds(body.querySelectorAll("[id]:not(h2, h3)"));
  const headings = [...body.querySelectorAll<HTMLHeadingElement>("h2, h3")];
  const ids = headingIds(
    headings.map((heading) => ({ id: heading.id, text: headingText(heading) })),
    taken,
  );
  headings.forEach((heading, i) => {
    heading.id = ids[i] ?? "";
  });
}

/** Of its own only what search engines ask for; and a new window never gets hold of this one. */
function setLinkRelation(link: Element) {
  const own = link.getAttribute("rel")?.toLowerCase().split(/\s+/) ?? [];
  const kept = own.filter((word) => ["nofollow", "sponsored", "ugc"].includes(word));
  if (link.hasAttribute("target")) kept.push("noopener", "noreferrer");
  if (kept.length > 0) link.setAttribute("rel", kept.join(" "));
  else link.removeAttribute("rel");
}

/** A table wider than the column scrolls sideways by itself, with the keyboard too. */
function wrapTable(table: HTMLTableElement, number: number) {
  const container = table.ownerDocument.createElement("div");
  container.className = "table-scroll";
  container.tabIndex = 0;
  container.setAttribute("role", "region");
  container.setAttribute("aria-label", table.caption?.textContent.trim() || `Table ${number}`);
  table.replaceWith(container);
  container.append(table);
}
