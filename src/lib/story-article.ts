import { prepareArticle, type Article } from "./article";
import { replaceNames } from "./content-ids";
import { changeHeadingLevels } from "./dom-edits";
import { limitNesting } from "./limit-nesting";
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
