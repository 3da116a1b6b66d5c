import type { TextEdit } from "@/admin/ui/apply-edit";

/** Inserts HTML in place of a selection. From within a tag, such as a link's address, behind the tag. */
export function insertHtml(value: string, start: number, end: number, html: string): TextEdit {
  const [rest = ""] = /^[^<>]*>/.exec(value.slice(end)) ?? [];
  const isInTag = rest !== "" && /<[a-z/][^<>]*$/i.test(value.slice(0, end));
  const place = end + rest.length;
  return isInTag ? { start: place, end: place, text: html } : { start, end, text: html };
}

/** The smallest edit that turns one text into another. */
export function replaceText(before: string, after: string): TextEdit {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start++;
  let end = 0;
  while (end < length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}
