/** A tool's answer as plain text, as it stands in the message of an enquiry. */
export type EnquiryBlock = {
  /** The first line, the same for every block of the tool. */
  title: string;
  /** The tool's own address, with which the last line starts. */
  address: string;
  text: string;
};

type BlockParts = {
  title: string;
  /** "Label: value" */
  lines: readonly string[];
  note: string;
  address: string;
  /** "" or "?v=1&…" */
  query: string;
};

const MAX_LENGTH = 1199;
/** The email as a link must stay under 1,800, with the person's own fields in it. */
const MAX_ENCODED_LENGTH = 1250;

/** Lines that are too many for a mail link are left out from the end; the link stays whole. */
export function makeEnquiryBlock({ title, lines, note, address, query }: BlockParts): EnquiryBlock {
  const write = (count: number, link: string) =>
    [title, ...lines.slice(0, count), note, link].join("\n");
  for (const link of [address + query, address]) {
    for (let count = lines.length; count > 0; count--) {
      const text = write(count, link);
      if (text.length <= MAX_LENGTH && encodedLength(text) <= MAX_ENCODED_LENGTH) {
        return { title, address, text };
      }
    }
  }
  return { title, address, text: write(0, address) };
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

function encodedLength(text: string): number {
  return encodeURIComponent(text.replaceAll("\n", "\r\n")).length;
}
