/** Replaces an element with its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
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
