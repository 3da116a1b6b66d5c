import { encodeMailText } from "@/lib/mailto";

/** A tool's answer as plain text in the message of an enquiry. */
export type EnquiryBlock = {
  /** The first line, the same for every block of the tool. */
  title: string;
  /** The tool's URL without a query. The last line starts with it. */
  address: string;
  text: string;
};

/** A tool's answer for an enquiry, each line as "Label: value". */
export type Summary = {
  /** Always included in full, at most 1,000 characters once encoded for a mail link. */
  answer: readonly string[];
  /** Warnings and inputs. If a mail link has no room for all, the last ones are left out. */
  details: readonly string[];
};

export type BlockNotes = {
  whole: string;
  /** Used if some details are left out of the text. The link still holds them. */
  restInLink: string;
  /** Used if there is no room for the link's query either. */
  withoutLink: string;
};

type BlockParts = {
  title: string;
  summary: Summary;
  notes: BlockNotes;
  address: string;
  /** "" or "?v=1&…" */
  query: string;
};

const MAX_LENGTH = 1199;
/** The whole mail link has to stay under 1,800 characters, including the visitor's own fields. */
const MAX_ENCODED_LENGTH = 1250;

/**
 * Builds the longest block that fits into a mail link. Details are left out first, since the tool's
 * link still holds them; then the link's query.
 */
export function makeEnquiryBlock({
  title,
  summary: { answer, details },
  notes,
  address,
  query,
}: BlockParts): EnquiryBlock {
  const fewer = details.map((_, i) => details.slice(0, i)).reverse();
  const write = (note: string, link: string) => (some: readonly string[]) =>
    [title, ...answer, ...some, note, link].join("\n");
  const texts = [
    write(notes.whole, address + query)(details),
    ...fewer.map(write(notes.restInLink, address + query)),
    ...[details, ...fewer].map(write(notes.withoutLink, address)),
  ];
  const text = texts.find(fitsIntoMail) ?? texts.at(-1) ?? "";
  return { title, address, text };
}

function fitsIntoMail(text: string): boolean {
  return text.length <= MAX_LENGTH && encodeMailText(text).length <= MAX_ENCODED_LENGTH;
}

/** Adds a block to a message. Replaces an earlier block of the same tool, else appends. */
export function addEnquiryBlock(message: string, { title, address, text }: EnquiryBlock): string {
  const lines = message.split("\n");
  const anyFirst = lines.indexOf(title);
  const last = lines.findIndex((line, i) => i > anyFirst && isLinkTo(line, address));
  // The title nearest before the link, because an earlier block may have lost its link.
  const first = last === -1 ? -1 : lines.lastIndexOf(title, last);
  if (first !== -1) {
    const wordsAfterLink = lines[last]?.trim().replace(/^\S+/, "") ?? "";
    return [...lines.slice(0, first), text + wordsAfterLink, ...lines.slice(last + 1)].join("\n");
  }
  return message.trim() === "" ? `${text}\n` : `${message.trimEnd()}\n\n${text}\n`;
}

/** The lines of each block in a message, from one of these titles to the link that ends it. */
export function findEnquiryBlocks(message: string, titles: readonly string[]): string[][] {
  const lines = message.split("\n");
  return lines.flatMap((line, first) => {
    if (!titles.includes(line)) return [];
    const length = lines.slice(first + 1).findIndex((next) => /^\s*https?:/.test(next)) + 2;
    const block = lines.slice(first, first + length);
    // One that was edited may have lost its link.
    return length > 1 && !block.slice(1).some((next) => titles.includes(next)) ? [block] : [];
  });
}

function isLinkTo(line: string, address: string): boolean {
  const [link = ""] = line.trim().split(/\s/);
  return link === address || link.startsWith(`${address}?`);
}
