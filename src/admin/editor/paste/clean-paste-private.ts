import { getInheritedStyle, getInlineStyle, isBlank, listTexts } from "./dom-edits";

/** What a program keeps in a text but does not show its readers. */
export type PrivateText = "comments" | "deletions" | "hidden";

/** Word's comments by class, name and address, because Safari drops Office's own styles. */
const WORD_COMMENT =
  '[class*="msocom" i], [name^="_msocom"], div[id^="_com_"], a[href*="#_msocom"], a[href*="#_msoanchor"]';
/** Links from a comment of Google Docs to the text ("[a]"), and from the text to the comment. */
const DOCS_COMMENT = /#cmnt(_ref)?\d+$/;
const BRACKETS = /^\s*\[\w+\]\s*$/;

/**
 * Tracked deletions, and the old places of what was moved: `msoDel` of Word and WPS,
 * `TrackChangeTextDeletion` of Word for the web.
 */
const DELETED_CLASS = /(^|\s)(mso-?(del|move-?from)|track(ed)?-?change\S*(delet|move-?from))/i;

/** Removes comments, tracked deletions and hidden text. Returns which of them the text had. */
export function removePrivateText(page: Document): PrivateText[] {
  const { body } = page;
  removeFieldCodes(body);
  const hiddenBySheet = findHiddenBySheets(page);
  // Word and Google Docs mark struck words otherwise, and use <del> only for revisions.
  const isDelRevision =
    body.querySelector('[class*="Mso"], [style*="mso-"], [id^="docs-internal-guid"]') !== null;
  const found = new Set<PrivateText>();
  const remove = (node: ChildNode, kind: PrivateText) => {
    if (!isBlank(node)) found.add(kind);
    node.remove();
  };
  body.querySelectorAll("*").forEach((element) => {
    if (!body.contains(element)) return;
    if (isComment(element)) remove(findComment(element, body), "comments");
    else if (isDeleted(element, isDelRevision)) remove(element, "deletions");
    else if (hiddenBySheet.has(element) || isHidden(element)) remove(element, "hidden");
  });
  for (const text of listTexts(body)) {
    if (hasInvisibleLetters(text)) remove(text, "hidden");
  }
  return [...found];
}

function isComment(element: Element): boolean {
  if (element.matches(WORD_COMMENT)) return true;
  if (getInlineStyle(element, "mso-element").startsWith("comment")) return true;
  if (getInlineStyle(element, "mso-special-character") === "comment") return true;
  const isDocsLink = DOCS_COMMENT.test(element.getAttribute("href") ?? "");
  return isDocsLink && BRACKETS.test(element.textContent);
}

/** A mark in the text is removed alone; the one before a comment, with all that begins with it. */
function findComment(element: Element, body: HTMLElement): Element {
  if (!/#(cmnt_ref|_msoanchor)/.test(element.getAttribute("href") ?? "")) return element;
  let comment = element;
  for (let parent = element.parentElement; parent && parent !== body;) {
    const before = [...parent.childNodes].slice(0, [...parent.childNodes].indexOf(comment));
    if (!before.every(isBlank)) break;
    comment = parent;
    parent = parent.parentElement;
  }
  return comment;
}

function isDeleted(element: Element, isDelRevision: boolean): boolean {
  if (element.localName === "del") {
    return isDelRevision || element.hasAttribute("cite") || element.hasAttribute("datetime");
  }
  const style = element.getAttribute("style") ?? "";
  return (
    /\bmso-(del|move-?from)/i.test(style) || DELETED_CLASS.test(element.getAttribute("class") ?? "")
  );
}

function isHidden(element: Element): boolean {
  const style = (property: string) => getInlineStyle(element, property);
  if (element.hasAttribute("hidden") || style("display") === "none") return true;
  if (!["", "none"].includes(style("mso-hide")) || Number.parseFloat(style("opacity")) === 0) {
    return true;
  }
  const isTiny = (property: string) => /^(0\D*|1px)$/.test(style(property));
  return (
    style("overflow") === "hidden" &&
    (isTiny("max-height") || isTiny("max-width") || (isTiny("height") && isTiny("width")))
  );
}

/** Letters without size or visibility, unless an element in between has its own. */
function hasInvisibleLetters(text: Text): boolean {
  return (
    /^(hidden|collapse)$/.test(getInheritedStyle(text, "visibility")) ||
    Number.parseFloat(getInheritedStyle(text, "font-size", "font")) === 0
  );
}

const HIDING = /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;

/** Elements that a style sheet of the text hides, such as Word's hidden styles. */
function findHiddenBySheets({ body, head }: Document): Set<Element> {
  const css = [...head.querySelectorAll("style"), ...body.querySelectorAll("style")]
    .map(({ textContent }) => textContent)
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, "")
    // Rules for some screens, and those that are not for elements.
    .replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const hidden = new Set<Element>();
  for (const [, selector = "", declarations = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!HIDING.test(declarations)) continue;
    try {
      body.querySelectorAll(selector.trim()).forEach((element) => hidden.add(element));
    } catch {
      // Office has selectors that no browser knows.
    }
  }
  return hidden;
}

/** Removes Word's field codes, such as ` HYPERLINK "…"`. What the field shows stays. */
function removeFieldCodes(body: HTMLElement) {
  const open: { begin: Element; isCodeRemoved: boolean }[] = [];
  for (const marker of body.querySelectorAll('[style*="mso-element"]')) {
    const kind = getInlineStyle(marker, "mso-element");
    if (kind === "field-begin") open.push({ begin: marker, isCodeRemoved: false });
    if (kind !== "field-separator" && kind !== "field-end") continue;
    const field = kind === "field-end" ? open.pop() : open.at(-1);
    if (!field || field.isCodeRemoved) continue;
    field.isCodeRemoved = true;
    const code = body.ownerDocument.createRange();
    code.setStartAfter(field.begin);
    code.setEndBefore(marker);
    code.deleteContents();
  }
}
