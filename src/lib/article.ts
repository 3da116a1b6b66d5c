import { listHeadings, type ArticleHeading } from "./article-headings";
import { makeAnchorFinder } from "./content-ids";
import { replaceFirstLevel } from "./dom-edits";
import { hashTargetId } from "./anchors";
import { identifyHeadings } from "./identify-headings";
import { prepareFrame, sanitizeHtml } from "./sanitize-html";

export type Article = { html: string; headings: ArticleHeading[] };

/**
 * Prepares stored HTML for display: sanitizes it, gives headings ids for the
 * table of contents, and wraps frames and tables in containers. All stored HTML reaches the screen
 * through here. Works in the browser and, at build time, on a document emulated in Node, with equal
 * results.
 */
export function prepareArticle(storedHtml: string, pageOrigin = window.location.origin): Article {
  const body = sanitizeHtml(storedHtml, pageOrigin);

  // The page already has its own h1.
  replaceFirstLevel(body);
  identifyHeadings(body);
  retargetLinks(body);

  body.querySelectorAll("iframe").forEach(prepareFrame);
  // Inside an article, an aside is a note. As a landmark it would clutter the page's outline.
  body.querySelectorAll("aside").forEach((aside) => {
    aside.setAttribute("role", "note");
  });
  // Selectors tell "a" from "A" in this attribute, and not in `type`.
  body.querySelectorAll("ol[type], li[type]").forEach((element) => {
    element.setAttribute("data-type", element.getAttribute("type") ?? "");
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

/** Links within the text follow the ids that were changed. */
function retargetLinks(body: DocumentFragment) {
  const find = makeAnchorFinder(body.querySelectorAll("[id]"));
  body.querySelectorAll('a[href^="#"]').forEach((link) => {
    const name = hashTargetId(link.getAttribute("href") ?? "");
    const id = find(name)?.id ?? name;
    if (id !== name) link.setAttribute("href", `#${id}`);
  });
}

/** Keeps only the link relations meant for search engines, and cuts the opener of new windows. */
function setLinkRelation(link: Element) {
  const own = link.getAttribute("rel")?.toLowerCase().split(/\s+/) ?? [];
  const kept = own.filter((word) => ["nofollow", "sponsored", "ugc"].includes(word));
  if (link.hasAttribute("target")) kept.push("noopener", "noreferrer");
  if (kept.length > 0) link.setAttribute("rel", kept.join(" "));
  else link.removeAttribute("rel");
}

/** A table wider than the column scrolls in its own container, which the keyboard can reach. */
function wrapTable(table: HTMLTableElement, number: number) {
  const container = table.ownerDocument.createElement("div");
  container.className = "table-scroll";
  container.tabIndex = 0;
  container.setAttribute("role", "region");
  container.setAttribute("aria-label", table.caption?.textContent.trim() || `Table ${number}`);
  table.replaceWith(container);
  container.append(table);
}
