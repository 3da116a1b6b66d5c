import { productHelper as copy } from "@/content/product-helper";
import { readProductLink } from "./shop-links";

/** What a sourcing agent asks of a product, in the order of the lines in a message. */
export const PRODUCT_FIELDS = [
  "link",
  "quantity",
  "price",
  "destination",
  "deadline",
  "certificates",
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** The fields that are filled in. */
export type Product = Partial<Record<ProductField, string>>;

/** A product in a message: its heading and the lines with a label that follow. */
type Block = {
  start: number;
  /** The line after the last one. */
  end: number;
  product: Product;
  /** Lines that the visitor added. */
  others: readonly string[];
};

/** The products of a message, in its order. */
export function parseProducts(message: string): Product[] {
  return findBlocks(message.split("\n")).map(({ product }) => product);
}

/**
 * Writes a value into a product of the message, or into a new product after the last one. A blank
 * value removes its line, the last one with its block.
 */
export function writeProduct(
  message: string,
  index: number,
  field: ProductField,
  value: string,
): string {
  const product = parseProducts(message)[index];
  return replaceProduct(message, index, { ...product, [field]: toLine(value) });
}

/** Removes a product. Lines that the visitor added to it stay. */
export function removeProduct(message: string, index: number): string {
  return replaceProduct(message, index, {});
}

/** A value as it stands in a line: without line breaks and repeated blanks. */
export function toLine(value: string): string {
  return value.trim().replace(/\s+/g, " ");
}

function replaceProduct(message: string, index: number, product: Product): string {
  const lines = message.split("\n");
  const blocks = findBlocks(lines);
  const block = blocks[index];
  const filled = PRODUCT_FIELDS.flatMap((field) => writeLine(field, product[field]));
  // Its number follows below.
  const written = filled.length > 0 ? [`${copy.product} 0`, ...filled] : [];
  if (block) {
    const content = [...written, ...block.others];
    if (content.length > 0) lines.splice(block.start, block.end - block.start, ...content);
    else removeBlock(lines, block, blocks.length === 1);
  } else if (written.length > 0) {
    addBlock(lines, written, blocks.at(-1));
  }
  for (const [i, { start }] of findBlocks(lines).entries())
    lines[start] = `${copy.product} ${i + 1}`;
  return lines.join("\n");
}

/** The first block ends with a line break, so that what is typed after it is no part of it. */
function addBlock(lines: string[], written: readonly string[], last: Block | undefined) {
  const end = last?.end ?? lines.findLastIndex((line) => line !== "") + 1;
  if (end === 0) lines.unshift(...written);
  else lines.splice(end, 0, "", ...written, ...(last ? [] : [""]));
}

/** Removes a block with the blank lines that were added with it. */
function removeBlock(lines: string[], { start, end }: Block, isOnly: boolean) {
  const hasTextBelow = lines.slice(end).some((line) => line !== "");
  const isBlankAddedBelow = start === 0 ? hasTextBelow : isOnly && !hasTextBelow;
  if (isBlankAddedBelow && lines[end] === "") lines.splice(end, 1);
  lines.splice(start, end - start);
  if (lines[start - 1] === "") lines.splice(start - 1, 1);
}

function findBlocks(lines: readonly string[]): Block[] {
  return lines.flatMap((line, start) => {
    const [, name] = /^(.*) \d+$/.exec(line) ?? [];
    if (name !== copy.product) return [];
    let end = start + 1;
    while (LABELED.test(lines[end] ?? "")) end++;
    const product: Product = {};
    const others: string[] = [];
    for (const text of lines.slice(start + 1, end)) {
      const { field, value } = readLine(text);
      if (field) product[field] = [product[field], value].filter(Boolean).join(", ");
      else others.push(text);
    }
    return Object.keys(product).length > 0 ? [{ start, end, product, others }] : [];
  });
}

/** "Label: value", or of a link "Label (shop): value". */
const LABELED = /^([^:(]+?)(?: \([^)]*\))?:(.*)$/;

function readLine(line: string) {
  const [, label, value = ""] = LABELED.exec(line) ?? [];
  const field = PRODUCT_FIELDS.find((name) => copy.fields[name].line === label);
  return { field, value: value.trim() };
}

function writeLine(field: ProductField, value = ""): string[] {
  if (value === "") return [];
  const link = field === "link" ? readProductLink(value) : null;
  const shop = link?.isProduct ? ` (${link.shop})` : "";
  return [`${copy.fields[field].line}${shop}: ${value}`];
}
