import { isBlank, getInlineStyle, listTexts, unwrap } from "./dom-edits";

type Item = {
  level: number;
  isOrdered: boolean;
  /** Identifies the list. Items with the same value belong to one list. */
  list: string;
  start: number;
  /** As the attribute `type`: "a", "A", "i", "I", or empty for digits. */
  type: string;
  value: string | null;
  content: ChildNode[];
};

type OpenList = { element: Element; isOrdered: boolean; list: string };

/** Google Docs, Word Online, Slack, and editors of the kind of Quill. The last two count from 0. */
const LEVELLED =
  ":scope > li:is([aria-level], [data-aria-level], [data-stringify-indent], [class*='ql-indent-'])";
const WORD_ITEMS = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

/** Matches "1.", "a)", "(iv)", "2.1" and "一、", but not "o", which is a bullet. */
const NUMBER =
  /^\s*[(（]?(?:\d+\.)*(?:(\d+)[.)、．）]?|([a-z]|[ivxlcdm]+|[一二三四五六七八九十]+)[.)、．）])\s*$/i;
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
  for (const first of body.querySelectorAll(`ul, ol, ${WORD_ITEMS}`)) {
    if (!body.contains(first) || !isItem(first)) continue;
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
    if (next instanceof Element && isItem(next)) run.push(next);
    else if (!isBlank(next) || next instanceof Element) break;
  }
  return run;
}

/** A paragraph of Word that is only indented has no bullet or number. */
function isItem(element: Element): boolean {
  if (element.matches("ul, ol")) return element.querySelector(LEVELLED) !== null;
  if (!element.matches(WORD_ITEMS)) return false;
  return findMarks(element).length > 0 || TYPED_MARKER.test(element.textContent);
}

const findMarks = (paragraph: Element) =>
  [...paragraph.querySelectorAll("span")].filter(
    (span) => getInlineStyle(span, "mso-list") === "ignore",
  );

function readItems(element: Element): Item[] {
  if (element.localName === "p") return [readWordItem(element)];
  return [...element.querySelectorAll("li")].map((item, i) => {
    const parent = item.parentElement;
    return {
      level: readLevel(item),
      isOrdered: parent?.localName === "ol",
      list: item.getAttribute("data-listid") ?? "",
      start: i === 0 ? Number(parent?.getAttribute("start") ?? 1) : 1,
      type: parent?.getAttribute("type") ?? "",
      value: item.getAttribute("value"),
      content: [...item.childNodes].filter((node) => !/^[uo]l$/i.test(node.nodeName)),
    };
  });
}

function readLevel(item: Element): number {
  const level = item.getAttribute("aria-level") ?? item.getAttribute("data-aria-level");
  const [, indent] = /(?:^|\s)ql-indent-(\d)/.exec(item.className) ?? [];
  const depth = item.getAttribute("data-stringify-indent") ?? indent ?? 0;
  return level === null ? Number(depth) + 1 : Number(level);
}

function readWordItem(paragraph: Element): Item {
  const place = getInlineStyle(paragraph, "mso-list");
  const [, digits = "", letters = ""] = NUMBER.exec(cutMarker(paragraph)) ?? [];
  const number = digits || letters;
  return {
    level: Number(/level(\d+)/.exec(place)?.[1] ?? 1),
    isOrdered: number !== "",
    list: /^\S+/.exec(place)?.[0] ?? "",
    ...readNumber(number),
    value: null,
    content: [...paragraph.childNodes],
  };
}

/** Removes the bullet or number from a paragraph. */
function cutMarker(paragraph: Element): string {
  const marks = findMarks(paragraph);
  marks.forEach((mark) => {
    mark.remove();
  });
  if (marks[0]) return marks[0].textContent;
  const [typed = ""] = TYPED_MARKER.exec(paragraph.textContent) ?? [];
  let rest = typed.length;
  for (const text of listTexts(paragraph)) {
    const length = Math.min(rest, text.length);
    text.deleteData(0, length);
    rest -= length;
  }
  return typed;
}

/** Writes the style of a list's numbers as its `type`. Google Docs has it in the items. */
function readType(list: Element) {
  const [style] = [list, ...list.children]
    .map((part) => getInlineStyle(part, "list-style-type"))
    .filter(Boolean);
  const own = list.getAttribute("type") ?? "";
  list.removeAttribute("type");
  const [, size, kind] = /^(lower|upper)-(alpha|latin|roman)$/.exec(style ?? "") ?? [];
  const letter = kind === "roman" ? "i" : "a";
  if (kind) list.setAttribute("type", size === "upper" ? letter.toUpperCase() : letter);
  else if (!style && /^[ai]$/i.test(own)) list.setAttribute("type", own);
}

/** The kind and value of a typed number. "i" is rather the first Roman number than the ninth letter. */
function readNumber(number: string): Pick<Item, "start" | "type"> {
  if (/\d/.test(number)) return { start: Number(number), type: "" };
  if (/\p{sc=Han}/u.test(number)) return { start: readChinese(number), type: "" };
  const small = number.toLowerCase();
  const isRoman = small.length > 1 || small === "i";
  const type = isRoman ? "i" : "a";
  return {
    start: isRoman ? readRoman(small) : small.charCodeAt(0) - "a".charCodeAt(0) + 1,
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

const CHINESE_DIGITS = "〇一二三四五六七八九";

/** Up to 99: 三, 十二, 二十, 二十一. */
function readChinese(number: string): number {
  const [ones, tens] = number.split("十").reverse();
  const valueOf = (digit: string) => CHINESE_DIGITS.indexOf(digit);
  return (tens === undefined ? 0 : valueOf(tens || "一") * 10) + valueOf(ones || "〇");
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
      if (item.isOrdered && item.type) element.setAttribute("type", item.type);
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
