import { ErrorCodes, type ParserError } from "parse5";
import { findForeignHost } from "@/config/foreign-address";
import {
  attributesOf,
  isElement,
  isText,
  parseHtml,
  sourceRange,
  tagOf,
  type Attributes,
  type HtmlElement,
  type HtmlNode,
} from "@/admin/editor/document/html-tree";
import { BLOCK_TAGS } from "@/admin/editor/document/tags";
import { readLinkAddress } from "@/admin/editor/link-address";
import { readFrameAddress } from "@/lib/sanitize-html";

export type HtmlProblem = {
  line: number;
  kind:
    | "broken-tag"
    | "unclosed-comment"
    | "unclosed"
    | "no-address"
    | "dead-link"
    | "foreign-picture"
    | "not-shown";
  /** The element's name. */
  tag: string;
};

export type HtmlReport = {
  /** Mistakes in source order, then pictures. */
  problems: HtmlProblem[];
  words: number;
};

/**
 * Parse errors of a missing quote or bracket. Other parse errors do not change the page.
 * https://html.spec.whatwg.org/multipage/parsing.html#parse-errors
 */
const BROKEN_TAG = new Set([
  "eof-in-tag",
  "eof-before-tag-name",
  "missing-whitespace-between-attributes",
  "unexpected-character-in-attribute-name",
  "unexpected-character-in-unquoted-attribute-value",
  "unexpected-equals-sign-before-attribute-name",
]);

/** Elements that sanitize-html.ts removes. */
const NOT_SHOWN = new Set(["script", "style", "form", "input", "button", "object", "embed"]);
/** Elements whose content is no text of the page. */
const HIDDEN = new Set("script style iframe noembed noframes noscript title textarea".split(" "));

/**
 * Elements without an end tag, or whose end tag may be omitted:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const ENDS_ALONE = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt".split(
    " ",
  ),
);

/**
 * Finds mistakes in an article's HTML that change how it looks. Writers are not programmers, so
 * harmless mistakes like omitted end tags and unescaped ampersands are not reported. Pictures that
 * are on another site are, because they can vanish there.
 */
export function checkHtml(html: string): HtmlReport {
  const problems: HtmlProblem[] = [];
  const broken: ParserError[] = [];
  let text = "";
  /** Where the last tag or text ends: a tag that does not end is not in the tree. */
  let readTo = 0;
  const nodes = parseHtml(html, (error) => {
    if (BROKEN_TAG.has(error.code)) broken.push(error);
    if (error.code === ErrorCodes.eofInComment) {
      const line = lineAt(html, html.lastIndexOf("<!--"));
      problems.push({ kind: "unclosed-comment", tag: "", line });
    }
  });
  // Not recursive: elements may be nested deeper than functions can be.
  const unread: (HtmlNode | string)[] = [...nodes].reverse();
  for (let next = unread.pop(); next !== undefined; next = unread.pop()) {
    if (typeof next === "string") {
      text += next;
      continue;
    }
    if (isText(next)) text += next.value;
    if (!isElement(next)) {
      readTo = Math.max(readTo, sourceRange(next)?.end ?? 0);
      continue;
    }
    const { startTag, endTag } = next.sourceCodeLocation ?? {};
    readTo = Math.max(readTo, startTag?.endOffset ?? 0, endTag?.endOffset ?? 0);
    problems.push(...findProblems(next, html, broken));
    const tag = tagOf(next);
    if (!tag || HIDDEN.has(tag)) continue;
    // Blocks separate words.
    const edge = BLOCK_TAGS.has(tag) ? " " : "";
    text += edge;
    unread.push(edge, ...[...next.childNodes].reverse());
  }
  if (broken.some(({ code }) => code.startsWith("eof"))) {
    const [, tag = ""] = /^<\/?(\w*)/.exec(html.slice(readTo)) ?? [];
    problems.push({ kind: "broken-tag", tag, line: lineAt(html, readTo) });
  }
  return { problems: withoutRepeats(problems), words: countWords(text) };
}

const lineAt = (html: string, offset: number) => html.slice(0, offset).split("\n").length;

/** The problems of an element, which are in its tags. */
function findProblems(
  element: HtmlElement,
  html: string,
  broken: readonly ParserError[],
): HtmlProblem[] {
  const tag = tagOf(element);
  const { startTag, endTag, attrs = {} } = element.sourceCodeLocation ?? {};
  if (!tag || !startTag) return [];
  // Read from the source: in a value, an escaped bracket looks like one of a swallowed tag.
  const swallows = Object.values(attrs).some(({ startOffset, endOffset }) =>
    /<\/?[a-z]/i.test(html.slice(startOffset, endOffset)),
  );
  const isBroken =
    swallows ||
    broken.some(({ startOffset: at }) => startTag.startOffset <= at && at < startTag.endOffset);
  const kinds = [
    isBroken && "broken-tag",
    findAddressProblem(tag, attributesOf(element)),
    (NOT_SHOWN.has(tag) || isForbiddenFrame(tag, attributesOf(element))) && "not-shown",
    !isBroken && !endTag && !ENDS_ALONE.has(tag) && "unclosed",
  ] as const;
  const line = startTag.startLine;
  return kinds.flatMap((kind) => (kind ? [{ kind, tag, line }] : []));
}

function isForbiddenFrame(tag: string, { src = "", srcdoc }: Attributes): boolean {
  const isForbidden = srcdoc !== undefined || !readFrameAddress(src, window.location.origin);
  return tag === "iframe" && isForbidden;
}

function findAddressProblem(
  tag: string,
  { src = "", href }: Attributes,
): "no-address" | "dead-link" | "foreign-picture" | null {
  if (tag === "img") {
    if (/^(https?:\/*)?$/i.test(src.trim())) return "no-address";
    return findForeignHost(src) === null ? null : "foreign-picture";
  }
  // An <a> without href is an anchor, which is valid.
  if (tag !== "a" || href === undefined) return null;
  const read = readLinkAddress(href);
  if ("problem" in read) return read.problem === "empty" ? "no-address" : "dead-link";
  // Without its beginning, a browser takes the address for a page of this site.
  return /^(?:https?:\/\/|mailto:|tel:|sms:|[/#])/i.test(href.trim()) ? null : "dead-link";
}

/** Pictures on other sites come last: they are no mistakes in the HTML. */
const rank = ({ kind }: HtmlProblem) => (kind === "foreign-picture" ? 1 : 0);

/** The parser opens an unclosed element again in each block that follows. */
function withoutRepeats(problems: readonly HtmlProblem[]): HtmlProblem[] {
  const found = new Map(problems.map((each) => [`${each.line} ${each.kind} ${each.tag}`, each]));
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || a.line - b.line);
}

/** Also of Chinese and Thai, whose words have no spaces between them. Firefox can since 2024. */
function countWords(text: string): number {
  if (!("Segmenter" in Intl)) return text.match(/\S+/g)?.length ?? 0;
  const segments = new Intl.Segmenter("en", { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
