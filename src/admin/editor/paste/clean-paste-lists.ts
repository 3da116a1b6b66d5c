import { isBlank, getInlineStyle, listTexts, unwrap } from "@/lib/dom-edits";

type Item = {
  level: number;
  isOrdered: boolean;
  /** Identifies the list. Items with the same value belong to one list. */
  list: string;
  start: number;
  /** As the attribute `type`: "a", "A", "i", "I", or empty for digits. */
  type: string;
  /** The typed number of an item of Word, without its brackets. Empty for others. */
  number: string;
  value: string | null;
  content: ChildNode[];
};

type OpenList = { element: Element; isOrdered: boolean; list: string };

const LEVELLED = "> :is(li[aria-level], li[data-aria-level])";
const LISTS = `:is(ul, ol):has(${LEVELLED})`;
const WORD_ITEMS = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

/** Matches "1.", "a)", "(iv)" and "2.1", but not "o", which is a bullet. */
const NUMBER = /^\s*\(?(?:\d+\.)*(?:(\d+)[.)]?|([a-z]|[ivxlcdm]+)[.)])\s*$/i;
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
  body.querySelectorAll("ol").forEach(readType);
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
      type: parent?.getAttribute("type") ?? "",
      number: "",
      value: item.getAttribute("value"),
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
  const [, digits = "", letters = ""] = NUMBER.exec(typed) ?? [];
  const number = digits || letters;
  return [
    {
      level: Number(/level(\d+)/.exec(place)?.[1] ?? 1),
      isOrdered: number !== "",
      list: /^\S+/.exec(place)?.[0] ?? "",
      start: 1,
      type: "",
      number,
      value: null,
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
  let rest = typed.length;
  for (const text of listTexts(copy)) {
    const { length } = text;
    text.data = text.data.slice(rest);
    rest -= Math.min(rest, length);
  }
  return [...copy.childNodes];
}

const TYPES: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** Writes the style of a list's numbers as its `type`. Google Docs has it in the items. */
function readType(list: Element) {
  const style =
    getInlineStyle(list, "list-style-type") ||
    (list.firstElementChild && getInlineStyle(list.firstElementChild, "list-style-type"));
  const own = list.getAttribute("type") ?? "";
  const type = style ? TYPES[style] : /^[ai]$/i.exec(own)?.[0];
  if (type) list.setAttribute("type", type);
  else list.removeAttribute("type");
}

/** The kind and value of a typed number. Whether "i" is a letter is known by the number behind it. */
function readNumber(number: string, next: string): Pick<Item, "start" | "type"> {
  if (/\d/.test(number)) return { start: Number(number), type: "" };
  const small = number.toLowerCase();
  const value = readRoman(small);
  const isRoman =
    small.length > 1 || (next ? readRoman(next.toLowerCase()) === value + 1 : small === "i");
  const type = isRoman ? "i" : "a";
  return {
    start: isRoman ? value : small.charCodeAt(0) - "a".charCodeAt(0) + 1,
    type: small === number ? type : type.toUpperCase(),
  };
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function readRoman(number: string): number {
  const digits = number.split("").map((digit) => ROMAN[digit] ?? Number.NaN);
  return digits.reduce(
    (sum, digit, i) => (digit < (digits[i + 1] ?? 0) ? sum - digit : sum + digit),
    0,
  );
}

function buildLists(items: readonly Item[], owner: Document): Element[] {
  const roots: Element[] = [];
  let open: OpenList[] = [];
  for (const [i, item] of items.entries()) {
    const depth = Math.min(item.level, open.length + 1);
    open = open.slice(0, depth);
    const same = open[depth - 1];
    if (same?.isOrdered !== item.isOrdered || same.list !== item.list) {
      const element = owner.createElement(item.isOrdered ? "ol" : "ul");
      const next = items.slice(i + 1).find(({ level }) => level <= item.level);
      const { start, type } = item.number ? readNumber(item.number, next?.number ?? "") : item;
      if (item.isOrdered && start > 1) element.setAttribute("start", String(start));
      if (item.isOrdered && type) element.setAttribute("type", type);
      const parent = open[depth - 2]?.element.lastElementChild;
      if (parent) parent.append(element);
      else roots.push(element);
      open = [...open.slice(0, depth - 1), { ...item, element }];
    }
    const entry = owner.createElement("li");
    if (item.value !== null) entry.setAttribute("value", item.value);
    entry.append(...item.content);
    open[depth - 1]?.element.append(entry);
  }
  return roots;
}
