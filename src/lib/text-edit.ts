/** Replaces a part of a text, then selects a part of the result. */
export type TextEdit = {
  start: number;
  end: number;
  text: string;
  selectionStart: number;
  selectionEnd: number;
};

export type Selection = { value: string; start: number; end: number };

/** A line that is one paragraph or heading. */
export const LINE_TAGS = /^\s*<(p|h[2-6])>(.*)<\/\1>\s*$/;
const BLOCK_TAG = /<\/?(p|h[1-6]|ul|ol|li|table|t[dhr]|thead|tbody|blockquote|div|figure)\b/i;

/** Puts HTML at the cursor, or after the tag it is in; blocks get lines of their own. */
export function insertAt(selection: Selection, text: string): TextEdit {
  const { value, start, end } = leaveTag(selection);
  const cursor = start + text.length;
  if (BLOCK_TAG.test(text)) return onOwnLines({ value, start, end }, text, "");
  return { start, end, text, selectionStart: cursor, selectionEnd: cursor };
}

/** A cursor or a selection inside a tag, e.g. on the address of a link, moves behind it. */
function leaveTag(selection: Selection): Selection {
  const { value, end } = selection;
  const [rest = ""] = /^[^<>]*>/.exec(value.slice(end)) ?? [];
  const isInTag = rest !== "" && /<[a-z/][^<>]*$/i.test(value.slice(0, end));
  return isInTag ? { value, start: end + rest.length, end: end + rest.length } : selection;
}

export type Part = Selection & { text: string };

/**
 * What a block is made of: the lines that the cursor or the selection touches. Lines with other
 * blocks in them stay; then it is the selection alone, or nothing, and the block comes below.
 */
export function touchedLines(selection: Selection): Part {
  const { value } = selection;
  const start = startOfLine(value, selection.start);
  const end = endOfLine(value, selection.end);
  const text = value.slice(start, end);
  const isPlain = text.split("\n").every((line) => LINE_TAGS.test(line) || !BLOCK_TAG.test(line));
  if (isPlain) return { value, start, end, text };
  const selected = value.slice(selection.start, selection.end);
  return selected ? { ...selection, text: selected } : belowLine(selection);
}

/** The place below the line, for a block that takes in nothing. */
export function belowLine({ value, end }: Selection): Part {
  const place = endOfLine(value, end);
  return { value, start: place, end: place, text: "" };
}

export function startOfLine(value: string, from: number): number {
  return value.slice(0, from).lastIndexOf("\n") + 1;
}

function endOfLine(value: string, from: number): number {
  const end = value.indexOf("\n", from);
  return end < 0 ? value.length : end;
}

export function onOwnLines(
  { value, start, end }: Selection,
  block: string,
  selected: string,
): TextEdit {
  const isAfterText = /[^\n]$/.test(value.slice(0, start).replace(/[ \t]+$/, ""));
  const before = isAfterText ? "\n" : "";
  const after = /^[ \t]*[^\s]/.test(value.slice(end)) ? "\n" : "";
  const edit = { start, end, text: before + block + after };
  const place = selected ? block.indexOf(`>${selected}<`) + 1 : block.length;
  return select(edit, before.length + place, selected.length);
}

export function select(
  edit: { start: number; end: number; text: string },
  offset: number,
  length: number,
): TextEdit {
  const selectionStart = edit.start + offset;
  return { ...edit, selectionStart, selectionEnd: selectionStart + length };
}
