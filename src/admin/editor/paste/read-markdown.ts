import { Marked, Tokenizer, type Tokens } from "marked";
import { escapeText } from "@/lib/escape-html";
import { tidySpaces } from "@/admin/ui/tidy-spaces";

/** Signs of Chinese and Japanese, which have no blanks beside them. */
const WIDE = String.raw`\u3001-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
const SIGNS = new RegExp(`[${WIDE}“”‘’—…]`, "g");
const STARS_BEFORE_SIGN = new RegExp(String.raw`^\*+[${WIDE}“”‘’—…]`);
const WIDE_LETTER = String.raw`[${WIDE}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const WIDE_LINE_END = new RegExp(String.raw`(?<=${WIDE_LETTER})\n(?=${WIDE_LETTER})`, "gu");
/** A star between the parts of a size, such as 60*40*40 or L*W*H. */
const STAR_IN_WORD = /(?<=[\p{L}\p{M}\p{N}\p{Pe}\p{S}%‰"'′″])\*(?=[\p{L}\p{N}\p{Ps}])/gu;
/**
 * Stands for such a star where `marked` looks for those that format, and for a sign: otherwise a
 * blank or a letter beside it tells whether emphasis begins or ends there.
 */
const MASK = "x";

/** Reads Markdown, but leaves as text what means something else where no one thinks of Markdown. */
class TextTokenizer extends Tokenizer {
  /** Indentation alone is no code. */
  override code = () => undefined;
  /** Dashes below a line make no heading of it: mails have them above the sender's name. */
  override lheading = () => undefined;
  override html = () => undefined;
  override tag = () => undefined;

  /** A year is not the number of an item, a plus no bullet, and no item gets another number. */
  override list(src: string): Tokens.List | undefined {
    if (/^ {0,3}(?:\d{4}|\+)/.test(src)) return undefined;
    const list = super.list(src);
    const [first = 0, ...others] = list?.items.map(({ raw }) => Number.parseInt(raw, 10)) ?? [];
    const isKept = others.every((number, i) => number === first || number === first + i + 1);
    return list?.ordered && !isKept ? undefined : list;
  }

  /** "> 100 pcs" is a quantity. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    return /^ {0,3}>\s*[\p{Sc}\d]/u.test(src) ? undefined : super.blockquote(src);
  }

  /** A definition is not shown, so it has to be the address of a link. */
  override def(src: string): Tokens.Def | undefined {
    return /^.*\]:\s*<?https?:/i.test(src) ? super.def(src) : undefined;
  }

  override emStrong(src: string, masked: string, before?: string) {
    if (masked.at(-src.length) === MASK) return undefined;
    return super.emStrong(src, masked, STARS_BEFORE_SIGN.test(src) ? "" : before);
  }

  /** One tilde stands before an estimate. */
  override del(src: string, masked: string, before?: string): Tokens.Del | undefined {
    return src.startsWith("~~") ? super.del(src, masked, before) : undefined;
  }
}

const markdown = new Marked({
  hooks: { emStrongMask: (text) => text.replace(STAR_IN_WORD, MASK).replace(SIGNS, MASK) },
  walkTokens(token) {
    // A word that was divided at the end of a line, and Chinese, which has no blanks.
    if (token.type === "text" && "text" in token) {
      token.text = String(token.text)
        .replace(/(?<=\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, "")
        .replace(WIDE_LINE_END, "");
    }
  },
  renderer: {
    /** An address that was only typed stays text. */
    link: ({ raw, text }) => raw === text && escapeText(text),
  },
}).setOptions({ tokenizer: new TextTokenizer() });

/** Bullets of programs that do not write Markdown. */
const BULLET = /^([ \t]*)[•·●▪■◦○‣–][ \t]+/gm;
/** Numbers of items in Chinese, "1、" and "1．". */
const WIDE_NUMBER = /^([ \t]*\d{1,3})[、．](?![ \t]*\p{N})/gmu;
/** A line that begins with a sign, such as ✅, ①, 【, (a), IV. or Q:, does not go on with the one before. */
const SIGN_LINE =
  /\n(?=[ \t]*(?:[\p{So}\p{No}【]|(?:\(?[a-z\d]\)|[ivx]+\.|[qa]:)[ \t]|[qa问答]：))/giu;
/** A list that is indented as a whole, at the start or below a line of text. */
const INDENTED_LIST =
  /(?<=(?<![^])|^(?![\s*+\d-]).*\n\s*)^( {4,}|\t[ \t]*)(?=(?:[*-]|\d+[.)])\s).*(?:\n\1.*)*/gm;

/** The HTML of plain text, which is read as Markdown. It is to be cleaned like that of others. */
export function markdownToHtml(text: string): string {
  const lines = tidySpaces(text)
    .replace(BULLET, "$1- ")
    .replace(WIDE_NUMBER, "$1. ")
    .replace(SIGN_LINE, "  \n")
    .replace(INDENTED_LIST, (passage, indentation: string) =>
      passage.slice(indentation.length).replaceAll(`\n${indentation}`, "\n"),
    );
  // What looks like the start of a list or a quote is rather a sign, if there is only one line.
  const isLine = !text.trim().includes("\n") && !/^\s*##/.test(text);
  return isLine
    ? `<p>${markdown.parseInline(lines, { async: false })}</p>`
    : markdown.parse(lines, { async: false });
}
