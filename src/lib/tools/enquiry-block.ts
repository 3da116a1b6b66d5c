import { encodeMailText } from "@/lib/mailto";

/** A tool's answer as plain text, as it stands in the message of an enquiry. */
export type EnquiryBlock = {
  /** The first line, the same for every block of the tool. */
  title: string;
  /** The tool's own address, with which the last line starts. */
  address: string;
  text: string;
};

/** What a tool's answer says in an enquiry, each line as "Label: value". */
export type Summary = {
  /** Stands first and always whole; under 1,000 characters as a mail link encodes them. */
  answer: readonly string[];
  /** Warnings, and what it was counted from. A mail link has no room for them all: the last go. */
  details: readonly string[];
};

export type BlockNotes = {
  whole: string;
  /** Where the link holds details that the text has no room for. */
  restInLink: string;
  /** Where the link has no room either, and opens the tool without these figures. */
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
/** The email as a link must stay under 1,800, with the person's own fields in it. */
const MAX_ENCODED_LENGTH = 1250;

/**
 * The answer stands first and whole. What is too long for a mail link loses details first, which
 * the link still holds; then the link itself.
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

/** A message with the block in it: in place of the same tool's block of before, else at the end. */
export function addEnquiryBlock(message: string, { title, address, text }: EnquiryBlock): string {
  const lines = message.split("\n");
  const anyFirst = lines.indexOf(title);
  const last = lines.findIndex((line, i) => i > anyFirst && isLinkTo(line, address));
  // Not a block before it whose link was deleted.
  const first = last === -1 ? -1 : lines.lastIndexOf(title, last);
  if (first !== -1) {
    const wordsAfterLink = lines[last]?.trim().replace(/^\S+/, "") ?? "";
    return [...lines.slice(0, first), text + wordsAfterLink, ...lines.slice(last + 1)].join("\n");
  }
  return message.trim() === "" ? `${text}\n` : `${message.trimEnd()}\n\n${text}\n`;
}

function isLinkTo(line: string, address: string): boolean {
  const [link = ""] = line.trim().split(/\s/);
  return link === address || link.startsWith(`${address}?`);
}
