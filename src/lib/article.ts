import { listHeadings, type ArticleHeading } from "./article-headings";
import { makeAnchorFinder, replaceNames, storyAnchor } from "./content-ids";
import { hashTargetId } from "./anchors";
import { changeHeadingLevels, identifyHeadings, replaceFirstLevel } from "./prepare-headings";
import { limitNesting, prepareFrame, sanitizeHtml } from "./sanitize-html";

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

/** The page has an h1, the section an h2 and the story's title an h3. */
const TOP_LEVEL = 4;

/**
 * Prepares a stored story to be displayed among others: headings start at h4, and ids and the links
 * to them get the story's prefix. Sanitized last, so that nothing here can undo it.
 */
export function prepareStory({ id, content }: { id: string; content: string }): Article {
  // Scripts don't run and images don't load in a template:
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/template
  const template = document.createElement("template");
  template.innerHTML = limitNesting(content);
  const body = template.content;
  const prefix = `${storyAnchor(id)}-`;

  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map((heading) => Number(heading.localName.slice(1)));
  const shift = TOP_LEVEL - Math.min(...levels);
  changeHeadingLevels(body, (level) => level + shift);
  replaceNames(body);
  body.querySelectorAll("[id]").forEach((element) => {
    if (element.id) element.id = prefix + element.id;
    else element.removeAttribute("id");
  });
  body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([href="#"])').forEach((link) => {
    link.setAttribute("href", `#${prefix}${link.hash.slice(1)}`);
  });
  return prepareArticle(template.innerHTML);
}
