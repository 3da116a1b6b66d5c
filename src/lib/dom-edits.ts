/** Replaces an element with its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
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

/**
 * A property of the style attribute, as text. `element.style` would drop Word's `mso-` properties.
 */
export function getInlineStyle(element: Element, property: string): string {
  const declarations = element.getAttribute("style") ?? "";
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "gi");
  // As in a browser, the last declaration counts.
  const [, value = ""] = [...declarations.matchAll(pattern)].at(-1) ?? [];
  return value
    .replace(/!\s*important/i, "")
    .trim()
    .toLowerCase();
}

/**
 * The value of an inline style that a text inherits, from its nearest element that has one of the
 * properties.
 */
export function getInheritedStyle({ parentElement }: Text, ...properties: string[]): string {
  for (let element = parentElement; element; element = element.parentElement) {
    for (const property of properties) {
      const value = getInlineStyle(element, property);
      if (value) return value;
    }
  }
  return "";
}

/** Whether a node shows nothing: no text, image or rule. */
export function isBlank(node: Node): boolean {
  if ((node.textContent ?? "").trim() !== "") return false;
  return !(node instanceof Element && (node.matches("img, hr") || node.querySelector("img, hr")));
}

/** The texts in a node, in a list that stays as it is while they are changed. */
export function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}
