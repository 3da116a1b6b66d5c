import { isBlank, getInlineStyle, unwrap } from "./dom-edits";

type Item = {
  level: number;
  isOrdered: boolean;
  /** Identifies the list. Items with the same value belong to one list. */
  list: string;
  start: number;
  content: ChildNode[];
};

type OpenList = { element: Element; isOrdered: boolean; list: string };

const LEVELLED = "> :is(li[aria-level], li[data-aria-level])";
const LISTS = `:is(ul, ol):has(${LEVELLED})`;
const WORD_ITEMS = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

/** Matches "1.", "a)" and "(iv)". */
const NUMBER = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;
/**
 * Matches a typed number or bullet with spaces behind it, for paragraphs without Word's own
 * markers. Wingdings bullets arrive as the letters o, §, Ø, v and q.
 */
const TYPED_MARKER =
  /^\s*(?:\(?(?:\d+|[a-z]|[ivxlc]+)[.)]|[^\p{L}\p{N}\s"'“‘(]|[o§Øvq])[\s\u00a0]{2,}/iu;

/**
 * Builds nested lists from what the clipboard has instead: Word sends paragraphs with a typed
 * bullet, Word Online one list per item, and Google Docs nested lists beside their items.
 */
export function rebuildLists(body: HTMLElement): void {
  body.querySelectorAll("div.ListContainerWrapper").forEach(unwrap);
  for (const first of body.querySelectorAll(`${LISTS}, ${WORD_ITEMS}`)) {
    if (!body.contains(first) || readItems(first).length === 0) continue;
    const run = collectListRun(first);
    const lists = buildLists(run.flatMap(readItems), first.ownerDocument);
    first.before(...lists);
    run.forEach((member) => {
      member.remove();
    });
  }
  body.querySelectorAll(":is(ul, ol) > :is(ul, ol)").forEach((list) => {
    list.previousElementSibling?.append(list);
  });
}

/** The element and its direct successors, as long as they are list items too. */
function collectListRun(first: Element): Element[] {
  const run = [first];
  for (let next = first.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element && next.matches(`${LISTS}, ${WORD_ITEMS}`)) {
      if (readItems(next).length === 0) break;
      run.push(next);
    } else if (!isBlank(next) || next instanceof Element) break;
  }
  return run;
}

function readItems(element: Element): Item[] {
  if (element.localName === "p") return readWordItem(element);
  return [...element.querySelectorAll("li")].map((item, i) => {
    const parent = item.parentElement;
    return {
      level: Number(item.getAttribute("aria-level") ?? item.getAttribute("data-aria-level") ?? 1),
      isOrdered: parent?.localName === "ol",
      list: item.getAttribute("data-listid") ?? "",
      start: i === 0 ? Number(parent?.getAttribute("start") ?? 1) : 1,
      content: [...item.childNodes].filter((node) => !/^[uo]l$/i.test(node.nodeName)),
    };
  });
}

/** Reads a Word paragraph as a list item. Returns an empty array if it has no bullet or number. */
function readWordItem(paragraph: Element): Item[] {
  const place = getInlineStyle(paragraph, "mso-list");
  const mark = [...paragraph.querySelectorAll("span")].find(
    (span) => getInlineStyle(span, "mso-list") === "ignore",
  );
  const text = paragraph.textContent;
  const typed = mark?.textContent ?? TYPED_MARKER.exec(text)?.[0];
  if (typed === undefined) return [];
  const number = NUMBER.exec(typed)?.[1];
  return [
    {
      level: Number(/level(\d+)/.exec(place)?.[1] ?? 1),
      isOrdered: number !== undefined,
      list: /^\S+/.exec(place)?.[0] ?? "",
      start: Number(number) || 1,
      content: contentWithout(paragraph, mark, typed),
    },
  ];
}

function contentWithout(paragraph: Element, mark: Element | undefined, typed: string): ChildNode[] {
  // Copied within the parsed document, which runs no scripts. A copy made in the page's document
  // would run an image's `onerror`.
  const copy = paragraph.ownerDocument.importNode(paragraph, true);
  if (mark) {
    copy.querySelectorAll("span").forEach((span) => {
      if (getInlineStyle(span, "mso-list") === "ignore") span.remove();
    });
    return [...copy.childNodes];
  }
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let rest = typed.length;
  while (rest > 0 && texts.nextNode()) {
    const { currentNode } = texts;
    const taken = Math.min(rest, currentNode.nodeValue?.length ?? 0);
    currentNode.nodeValue = currentNode.nodeValue?.slice(taken) ?? "";
    rest -= taken;
  }
  return [...copy.childNodes];
}

function buildLists(items: readonly Item[], owner: Document): Element[] {
  const roots: Element[] = [];
  let open: OpenList[] = [];
  for (const item of items) {
    const depth = Math.min(item.level, open.length + 1);
    open = open.slice(0, depth);
    const same = open[depth - 1];
    if (same?.isOrdered !== item.isOrdered || same.list !== item.list) {
      const element = owner.createElement(item.isOrdered ? "ol" : "ul");
      if (item.isOrdered && item.start > 1) element.setAttribute("start", String(item.start));
      const parent = open[depth - 2]?.element.lastElementChild;
      if (parent) parent.append(element);
      else roots.push(element);
      open = [...open.slice(0, depth - 1), { ...item, element }];
    }
    const entry = owner.createElement("li");
    entry.append(...item.content);
    open[depth - 1]?.element.append(entry);
  }
  return roots;
}
