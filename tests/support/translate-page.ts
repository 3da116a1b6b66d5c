/**
 * Does to a page what the translation of a browser does: every text that is not translated yet is
 * replaced by a `<font>` in a `<font>` with another text. Browser tests send this function to the page
 * as source text, so it must not use variables of the module.
 */
export function translatePage(): void {
  // Not a literal type, for which TypeScript says that the element is deprecated.
  const tag: string = "font";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isLeftAlone = text.parentElement?.closest("font, script, style, textarea, noscript");
    if (isLeftAlone || text.data.trim() === "") continue;
    const outer = document.createElement(tag);
    const inner = document.createElement(tag);
    inner.textContent = `«${text.data.trim()}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
