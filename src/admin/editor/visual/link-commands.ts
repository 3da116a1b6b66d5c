import type { Mark, Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { attributesOfNode, schema } from "@/admin/editor/document/schema";
import { unwrapLink } from "@/admin/editor/paste/link-wrappers";
import { readLinkAddress, type LinkProblem } from "@/admin/editor/link-address";
import { changeMarks } from "./commands";

const { marks } = schema;

const isLink = ({ type }: Mark) => type === marks.link;

export type LinkTarget = {
  from: number;
  to: number;
  /** The link at the selection, if there is one. */
  mark: Mark | null;
};

/** The whole link at the cursor, or else the selected text. */
export function findLink({ doc, selection }: EditorState): LinkTarget {
  const { $from, $to, from, to, empty } = selection;
  if (!$from.sameParent($to)) return { from, to, mark: findCommonLink(doc, from, to) };
  let end = $from.start();
  const spans = $from.parent.children.map((node) => {
    const mark = node.marks.find(isLink) ?? null;
    return { mark, from: end, to: (end += node.nodeSize) };
  });
  const index = spans.findIndex(
    (span) =>
      span.mark &&
      (empty ? span.from <= from && from <= span.to : span.from < to && from < span.to),
  );
  const span = spans[index];
  if (!span) return { from, to, mark: null };
  // A link may consist of several texts, for example when some of its words are bold.
  const isSame = (other: (typeof spans)[number] | undefined) =>
    !!span.mark && other?.mark?.eq(span.mark) === true;
  let [first, last] = [index, index];
  while (isSame(spans[first - 1])) first--;
  while (isSame(spans[last + 1])) last++;
  return { from: spans[first]?.from ?? from, to: spans[last]?.to ?? to, mark: span.mark };
}

/** The link of all the text, if its parts have the same address. */
function findCommonLink(doc: Node, from: number, to: number): Mark | null {
  const found: (Mark | null)[] = [];
  doc.nodesBetween(from, to, ({ isText, marks: own }) => {
    if (isText) found.push(own.find(isLink) ?? null);
  });
  const [first = null] = found;
  return first && found.every((link) => hrefOf(link) === hrefOf(first)) ? first : null;
}

export function hrefOf(mark: Mark | null): string {
  return (mark && attributesOfNode(mark)["href"]) ?? "";
}

/** What is missing in an address; null if a link can have it. */
export function findLinkProblem(address: string): LinkProblem | null {
  const read = readLinkAddress(address);
  return "problem" in read ? read.problem : null;
}

/**
 * An address as it is stored: "example.com" would be a page of this site, and one from a mail may name
 * its reader.
 */
export function completeAddress(address: string): string {
  const read = readLinkAddress(address);
  return "href" in read ? unwrapLink(read.href) : address.trim();
}

/**
 * Links the target to an address. Without any text, the address is its own text, and a mail address or
 * a phone number stands there as it was typed.
 */
export function setLink(state: EditorState, target: LinkTarget, address: string): Transaction {
  const { tr } = state;
  const href = completeAddress(address);
  const attributes = target.mark ? { ...attributesOfNode(target.mark), href } : { href };
  const mark = marks.link.create({ ...target.mark?.attrs, attributes });
  if (target.from === target.to) {
    const inherited = state.selection.$from.marks();
    const isWritten = /^(?:mailto|tel|sms):(?!\?)/.test(href);
    const words = isWritten ? address.trim().replace(/^(?:mailto|tel|sms):[\s/]*/i, "") : href;
    return tr.insert(target.from, schema.text(words, mark.addToSet(inherited)));
  }
  changeMarks(tr, target.from, target.to, (current) =>
    // A link keeps its place among the other marks.
    current.some(isLink)
      ? current.map((each) => (isLink(each) ? mark : each))
      : mark.addToSet(current),
  );
  return tr;
}

export function removeLink({ tr }: EditorState, { from, to }: LinkTarget): Transaction {
  changeMarks(tr, from, to, (current) => current.filter((each) => !isLink(each)));
  return tr;
}
