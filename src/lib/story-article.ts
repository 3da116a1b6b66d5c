import { prepareArticle, type Article } from "./article";
import { storyAnchor } from "./story-anchor";

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
  template.innerHTML = content;
  const body = template.content;
  const prefix = `${storyAnchor(id)}-`;

  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const level = (heading: Element) => Number(heading.localName.slice(1));
  const shift = TOP_LEVEL - Math.min(...headings.map(level));
  for (const heading of headings) {
    const replacement = body.ownerDocument.createElement(`h${Math.min(6, level(heading) + shift)}`);
    replacement.id = heading.id;
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
  body.querySelectorAll("[id]").forEach((element) => {
    if (element.id) element.id = prefix + element.id;
    else element.removeAttribute("id");
  });
  body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]').forEach((link) => {
    link.setAttribute("href", `#${prefix}${link.hash.slice(1)}`);
  });
  return prepareArticle(template.innerHTML);
}
