/** Puts the content of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in an element of another name, without attributes. */
export function renameElement(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** A property of the style attribute as written; also Word's own, which the CSSOM drops. */
export function styleOf(element: Element, property: string): string {
  const declarations = element.getAttribute("style") ?? "";
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(declarations);
  return found?.[1]?.trim().toLowerCase() ?? "";
}

/** Nothing to see: no text, no picture, no rule. */
export function isBlank(node: Node): boolean {
  if ((node.textContent ?? "").trim() !== "") return false;
  return !(node instanceof Element && (node.matches("img, hr") || node.querySelector("img, hr")));
}
