import { prepareArticle, type Article } from "./article";
import { storyAnchor } from "./story-anchor";

/** Below the page's h1, the section's h2 and the story's own title. */
const TOP_LEVEL = 4;

/**
 * A stored story made ready to stand among others: headings from h4 down, and ids, with the links
 * to them, that no other part of the page has. Cleaned last, so that nothing done here undoes it.
 */
export function prepareStory({ id, content }: { id: string; content: string }): Article {
  const template = document.createElement("template"); // nothing in it runs or loads
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
