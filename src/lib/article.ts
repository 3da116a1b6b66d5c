import { headingIds } from "./heading-ids";
import { prepareFrame, sanitizeHtml } from "./sanitize-html";

export type ArticleHeading = { id: string; text: string; level: 2 | 3 };
export type Article = { html: string; headings: ArticleHeading[] };

/**
 * Stored HTML made ready for the page (spec, section 5): sanitized, headings with ids for the
 * table of contents, frames and tables in containers of their own. The only way from a database
 * text to the screen.
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
  const headings = identifyHeadings(body);

  body.querySelectorAll("iframe").forEach(prepareFrame);
  body.querySelectorAll("table").forEach((table, i) => {
    wrapTable(table, i + 1);
  });
  body.querySelectorAll("img").forEach((image) => {
    image.loading = "lazy";
    image.decoding = "async";
  });
  body.querySelectorAll("[target]").forEach((link) => {
    link.setAttribute("rel", "noopener noreferrer");
  });

  const holder = document.createElement("div");
  holder.append(body);
  return { html: holder.innerHTML, headings };
}

function identifyHeadings(body: DocumentFragment): ArticleHeading[] {
  const elements = [...body.querySelectorAll<HTMLHeadingElement>("h2, h3")];
  const texts = elements.map((element) => element.textContent.replace(/\s+/g, " ").trim());
  const ids = headingIds(elements.map((element, i) => ({ id: element.id, text: texts[i] ?? "" })));
  return elements.map((element, i) => {
    element.id = ids[i] ?? "";
    return {
      id: element.id,
      text: texts[i] || `Section ${i + 1}`,
      level: element.localName === "h2" ? 2 : 3,
    };
  });
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
