import { headingText } from "./article-headings";
import { cleanIds, toContentId } from "./content-ids";
import { slugify } from "./slug";

/**
 * Makes the ids in an article safe, and gives each h2 and h3 one: the slug of its text, or its letters
 * in another script, or "section-n" if it has none. Ids that are in use get the suffix -1, -2 and so on.
 */
export function identifyHeadings(body: ParentNode): void {
  const headings = [...body.querySelectorAll<HTMLHeadingElement>("h2, h3")];
  const ownIds = headings.map(({ id }) => id);
  const taken = cleanIds(body.querySelectorAll("[id]"));
  headings.forEach((heading, i) => {
    if (heading.id !== "") return;
    const named = toContentId(ownIds[i] ?? "") || toContentId(nameOf(headingText(heading)));
    const wanted = named || `section-${i + 1}`;
    let id = wanted;
    for (let n = 1; taken.has(id); n++) id = `${wanted}-${n}`;
    taken.add(id);
    heading.id = id;
  });
}

function nameOf(text: string): string {
  const slug = slugify(text);
  if (/[a-z\d]/.test(slug)) return slug;
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join("-") ?? ""
  );
}

/** Moves the children into a new element of another name. Attributes are dropped. */
export function renameElement(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Gives each heading another level. */
export function changeHeadingLevels(root: ParentNode, change: (level: number) => number): void {
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(6, change(Number(heading.localName.slice(1))));
    const changed = renameElement(heading, `h${level}`);
    for (const name of ["id", "lang", "dir"]) {
      const value = heading.getAttribute(name);
      if (value) changed.setAttribute(name, value);
    }
  }
}

/**
 * Makes room for the h1 of the page: an h1 becomes an h2, and the levels below it move down as far
 * as they must to stay below it.
 */
export function replaceFirstLevel(root: ParentNode): void {
  if (!root.querySelector("h1")) return;
  const levels: number[] = [1];
  for (let level = 1; level <= 6; level++) {
    const isUsed = root.querySelector(`h${level}`) !== null;
    levels.push(isUsed ? Math.max(level, Math.max(...levels) + 1) : 0);
  }
  changeHeadingLevels(root, (level) => levels[level] ?? level);
}
