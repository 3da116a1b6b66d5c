import { ErrorCodes, Tokenizer, TokenizerMode, type Token, type TokenHandler } from "parse5";
import { findForeignHost } from "@/config/foreign-address";
import { readLinkAddress } from "@/lib/link-address";
import { countLetters, countWords, stripTags, type WordCount } from "./article-text";

export type HtmlProblem = {
  line: number;
  kind:
    | "broken-tag"
    | "unclosed-comment"
    | "unclosed"
    | "unopened"
    | "mismatched"
    | "no-address"
    | "dead-link"
    | "foreign-picture"
    | "not-shown";
  /** The element's name. */
  tag: string;
};

export type HtmlReport = WordCount & {
  /** Mistakes in source order, then pictures. */
  problems: HtmlProblem[];
  /** Much less text is displayed than was typed, because something swallows the rest. */
  isTextMissing: boolean;
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

const RAW_TEXT = new Set(["style", "iframe", "noscript", "xmp", "noembed", "noframes"]);
const HIDDEN = new Set([...RAW_TEXT, "script", "title", "textarea", "svg", "math", "template"]);
/** Elements that sanitize-html.ts removes. */
const NOT_SHOWN = new Set(["script", "style", "form", "input", "button", "object", "embed"]);

const MIN_MISSING_SHARE = 0.25;
const MIN_MISSING_LETTERS = 12;

/**
 * Finds mistakes in an article's HTML that change how it looks. Writers are not programmers, so
 * harmless mistakes like omitted end tags and unescaped ampersands are not reported. Pictures that
 * are on another site are, because they can vanish there.
 */
export function checkHtml(html: string): HtmlReport {
  const { problems, text } = readSource(html);
  const typed = countLetters(stripTags(html));
  const missing = typed - countLetters(text);
  return {
    problems: withoutRepeats(problems),
    isTextMissing: missing >= MIN_MISSING_LETTERS && missing > typed * MIN_MISSING_SHARE,
    ...countWords(text),
  };
}

function readSource(html: string) {
  const problems: HtmlProblem[] = [];
  const stack = new ElementStack((kind, tag, line) => problems.push({ kind, tag, line }));
  let text = "";
  let isTagBroken = false;
  let readTo = 0;

  function handleTag(token: Token.TagToken) {
    const line = token.location?.startLine ?? 1;
    // Read from the source: in a value, an escaped bracket looks like one of a swallowed tag.
    const swallows = Object.values(token.location?.attrs ?? {}).some(({ startOffset, endOffset }) =>
      /<\/?[a-z]/i.test(html.slice(startOffset, endOffset)),
    );
    const isBroken = isTagBroken || swallows;
    if (isBroken) problems.push({ kind: "broken-tag", tag: token.tagName, line });
    isTagBroken = false;
    readTo = token.location?.endOffset ?? readTo;
    return { line, isBroken };
  }

  function handleText({ chars, location }: Token.CharacterToken) {
    if (!stack.isInside(HIDDEN)) text += chars;
    readTo = location?.endOffset ?? readTo;
  }

  const handler: TokenHandler = {
    onParseError({ code, startLine }) {
      if (BROKEN_TAG.has(code)) isTagBroken = true;
      if (code === ErrorCodes.eofInComment) {
        problems.push({ kind: "unclosed-comment", tag: "", line: startLine });
      }
    },
    onStartTag(token) {
      const { line, isBroken } = handleTag(token);
      const { tagName: tag, attrs } = token;
      const kind = findAddressProblem(tag, attrs);
      if (kind) problems.push({ kind, tag, line });
      if (NOT_SHOWN.has(tag)) problems.push({ kind: "not-shown", tag, line });
      // Block elements separate words.
      if (stack.open(tag, line, isBroken)) text += " ";
      if (tag === "script") tokenizer.state = TokenizerMode.SCRIPT_DATA;
      else if (tag === "title" || tag === "textarea") tokenizer.state = TokenizerMode.RCDATA;
      else if (RAW_TEXT.has(tag)) tokenizer.state = TokenizerMode.RAWTEXT;
      tokenizer.lastStartTagName = tag;
    },
    onEndTag(token) {
      if (stack.close(token.tagName, handleTag(token).line)) text += " ";
    },
    onComment({ location }) {
      readTo = location?.endOffset ?? readTo;
    },
    onDoctype() {},
    onCharacter: handleText,
    onWhitespaceCharacter: handleText,
    onNullCharacter() {},
    onEof() {
      if (isTagBroken) {
        const line = html.slice(0, readTo).split("\n").length;
        const tag = /^<\/?(\w*)/.exec(html.slice(readTo))?.[1] ?? "";
        problems.push({ kind: "broken-tag", tag, line });
      }
      stack.reportUnclosed();
    },
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
  return { problems, text };
}

function findAddressProblem(
  tag: string,
  attributes: readonly Token.Attribute[],
): "no-address" | "dead-link" | "foreign-picture" | null {
  const valueOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  if (tag === "img") {
    const src = valueOf("src") ?? "";
    if (/^(https?:\/*)?$/i.test(src.trim())) return "no-address";
    return findForeignHost(src) === null ? null : "foreign-picture";
  }
  const href = tag === "a" ? valueOf("href") : undefined;
  // An <a> without href is an anchor, which is valid.
  if (href === undefined) return null;
  const read = readLinkAddress(href);
  if ("problem" in read) return read.problem === "empty" ? "no-address" : "dead-link";
  // Without its beginning, a browser takes the address for a page of this site.
  return /^(?:https?:\/\/|mailto:|tel:|sms:|[/#])/i.test(href.trim()) ? null : "dead-link";
}

/** Pictures on other sites come last: they are no mistakes in the HTML. */
const rank = ({ kind }: HtmlProblem) => (kind === "foreign-picture" ? 1 : 0);

function withoutRepeats(problems: readonly HtmlProblem[]): HtmlProblem[] {
  const seen = new Set<string>();
  return [...problems]
    .sort((a, b) => rank(a) - rank(b) || a.line - b.line)
    .filter(({ line, kind, tag }) => {
      const key = `${line} ${kind} ${tag}`;
      return !seen.has(key) && seen.add(key);
    });
}

type Report = (kind: "unclosed" | "unopened" | "mismatched", tag: string, line: number) => void;

const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/**
 * Elements whose end tag may be omitted:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const OPTIONAL_END = new Set(
  "p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt html head body".split(
    " ",
  ),
);
const BLOCK =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|pre|div|section|figure|figcaption|hr|br|iframe|img)$/;
const HEADING = /^h[1-6]$/;

/** The stack of open elements while HTML is read. Reports elements that do not match up. */
class ElementStack {
  private readonly elements: { tag: string; line: number; isBroken: boolean }[] = [];
  /**
   * Elements already reported as unclosed when their parent ended. Their end tag may still follow.
   */
  private readonly closedLate: string[] = [];
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  isInside(tags: ReadonlySet<string>): boolean {
    return this.elements.some(({ tag }) => tags.has(tag));
  }

  /** Returns whether the tag starts a new line. A broken tag is not reported again as unclosed. */
  open(tag: string, line: number, isBroken: boolean): boolean {
    if (!VOID.has(tag)) this.elements.push({ tag, line, isBroken });
    return BLOCK.test(tag);
  }

  /** Returns whether the tag ends a line. */
  close(tag: string, line: number): boolean {
    const place = this.elements.findLastIndex((element) => element.tag === tag);
    if (place < 0) {
      this.reportUnopened(tag, line);
    } else {
      this.reportUnclosed(place + 1);
      const [, ...inner] = this.elements.splice(place);
      this.closedLate.push(...inner.map((element) => element.tag));
    }
    return BLOCK.test(tag);
  }

  /** Reports the elements from an index on that are still open. */
  reportUnclosed(place = 0): void {
    for (const { tag, line, isBroken } of this.elements.slice(place)) {
      if (!OPTIONAL_END.has(tag) && !isBroken) this.report("unclosed", tag, line);
    }
  }

  private reportUnopened(tag: string, line: number) {
    const late = this.closedLate.lastIndexOf(tag);
    const last = this.elements.at(-1);
    if (late >= 0) this.closedLate.splice(late, 1);
    else if (HEADING.test(tag) && last && HEADING.test(last.tag)) {
      this.elements.pop();
      this.report("mismatched", last.tag, line);
    } else if (!OPTIONAL_END.has(tag) && !VOID.has(tag)) this.report("unopened", tag, line);
  }
}
