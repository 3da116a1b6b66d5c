/**
 * Replaces part of a text, then selects part of the result. All positions are offsets in the text.
 */
export type TextEdit = {
  start: number;
  end: number;
  text: string;
  selectionStart: number;
  selectionEnd: number;
};

export type Selection = { value: string; start: number; end: number };

/** A line that is exactly one paragraph or heading. */
export const LINE_TAGS = /^\s*<(p|h[2-6])>(.*)<\/\1>\s*$/;
const BLOCK_TAG = /<\/?(p|h[1-6]|ul|ol|li|table|t[dhr]|thead|tbody|blockquote|div|figure)\b/i;

/**
 * Inserts HTML at the cursor, or after the tag that the cursor is in. Blocks get their own lines.
 */
export function insertAt(selection: Selection, text: string): TextEdit {
  const { value, start, end } = moveOutOfTag(selection);
  const cursor = start + text.length;
  if (BLOCK_TAG.test(text)) return onOwnLines({ value, start, end }, text, "");
  return { start, end, text, selectionStart: cursor, selectionEnd: cursor };
}

/**
 * Moves a cursor or selection that is inside a tag, for example in a link's URL, behind the tag.
 */
function moveOutOfTag(selection: Selection): Selection {
  const { value, end } = selection;
  const [rest = ""] = /^[^<>]*>/.exec(value.slice(end)) ?? [];
  const isInTag = rest !== "" && /<[a-z/][^<>]*$/i.test(value.slice(0, end));
  return isInTag ? { value, start: end + rest.length, end: end + rest.length } : selection;
}

export type Part = Selection & { text: string };

/**
 * The lines that the cursor or selection touches, to become one block. Lines that contain other
 * blocks are left alone: then only the selected text is used, or an empty range below.
 */
export function selectedLines(selection: Selection): Part {
  const { value } = selection;
  const start = startOfLine(value, selection.start);
  const end = endOfLine(value, selection.end);
  const text = value.slice(start, end);
  const isPlain = text.split("\n").every((line) => LINE_TAGS.test(line) || !BLOCK_TAG.test(line));
  if (isPlain) return { value, start, end, text };
  const selected = value.slice(selection.start, selection.end);
  return selected ? { ...selection, text: selected } : rangeBelowLine(selection);
}

/** The empty range below the current line. */
export function rangeBelowLine({ value, end }: Selection): Part {
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
  return withSelection(edit, before.length + place, selected.length);
}

export function withSelection(
  edit: { start: number; end: number; text: string },
  offset: number,
  length: number,
): TextEdit {
  const selectionStart = edit.start + offset;
  return { ...edit, selectionStart, selectionEnd: selectionStart + length };
}

/** The smallest edit that turns one text into another. The cursor is placed behind it. */
export function replaceAll(before: string, after: string): TextEdit {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start++;
  let end = 0;
  while (end < length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const text = after.slice(start, after.length - end);
  const cursor = start + text.length;
  return {
    start,
    end: before.length - end,
    text,
    selectionStart: cursor,
    selectionEnd: cursor,
  };
}
