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

/** Moves all headings down by some levels, so that their order stays. The lowest level is h6. */
export function lowerHeadings(root: ParentNode, levels: number): void {
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(6, Number(heading.localName.slice(1)) + levels);
    const lowered = renameElement(heading, `h${level}`);
    for (const name of ["id", "lang", "dir"]) {
      const value = heading.getAttribute(name);
      if (value) lowered.setAttribute(name, value);
    }
  }
}

/**
 * A property of the style attribute, as text. `element.style` would drop Word's `mso-` properties.
 */
export function getInlineStyle(element: Element, property: string): string {
  const declarations = element.getAttribute("style") ?? "";
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(declarations);
  return found?.[1]?.trim().toLowerCase() ?? "";
}

/** Whether a node shows nothing: no text, image or rule. */
export function isBlank(node: Node): boolean {
  if ((node.textContent ?? "").trim() !== "") return false;
  return !(node instanceof Element && (node.matches("img, hr") || node.querySelector("img, hr")));
}
