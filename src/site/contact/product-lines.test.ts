import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEnquiryBlock } from "@/lib/enquiry-block";
import { productHelper as copy } from "@/content/product-helper";
import { reportWords } from "@/content/tools/report";
import {
  PRODUCT_FIELDS,
  parseProducts,
  removeProduct,
  toLine,
  writeProduct,
  type Product,
} from "./product-lines";

const bottle: Product = {
  link: "https://detail.1688.com/offer/6543.html",
  quantity: "2,000 pieces",
  price: "3.20 USD",
  destination: "Hamburg 20457",
  deadline: "2027-02-15",
  certificates: "CE, RoHS",
};
const heading = (number: number) => `${copy.product} ${number}`;
const line = (field: keyof typeof copy.fields, value: string) =>
  `${copy.fields[field].line}: ${value}`;
const bottleLines = [
  heading(1),
  `${copy.fields.link.line} (1688): https://detail.1688.com/offer/6543.html`,
  line("quantity", "2,000 pieces"),
  line("price", "3.20 USD"),
  line("destination", "Hamburg 20457"),
  line("deadline", "2027-02-15"),
  line("certificates", "CE, RoHS"),
];

/** Writes the fields of a product in this order. */
function write(message: string, index: number, product: Product, order = PRODUCT_FIELDS.slice()) {
  return order.reduce(
    (text, field) => writeProduct(text, index, field, product[field] ?? ""),
    message,
  );
}
const clear = (message: string, index: number) => write(message, index, {});

test("a product stands in the message as a heading and a line for each field, in a fixed order", () => {
  const expected = `${bottleLines.join("\n")}\n`;
  expect(write("", 0, bottle)).toBe(expected);
  expect(write("", 0, bottle, [...PRODUCT_FIELDS].reverse())).toBe(expected);
  expect(parseProducts(expected)).toEqual([bottle]);
});

test("a product comes after what was written, and the next one after it", () => {
  const first = writeProduct("Hello,\n\nWe need two things.\n", 0, "quantity", "500");
  const second = writeProduct(`${first}Thank you!`, 1, "link", "factory.example/mug");
  expect(second.split("\n")).toEqual([
    "Hello,",
    "",
    "We need two things.",
    "",
    heading(1),
    line("quantity", "500"),
    "",
    heading(2),
    line("link", "factory.example/mug"),
    "",
    "Thank you!",
  ]);
  expect(parseProducts(second)).toEqual([{ quantity: "500" }, { link: "factory.example/mug" }]);
});

test("a link is named by its shop only if it leads to a product", () => {
  const written = (link: string) => writeProduct("", 0, "link", link).split("\n")[1];
  const label = copy.fields.link.line;
  expect(written("https://www.1688.com/")).toBe(`${label}: https://www.1688.com/`);
  expect(written("amazon.de/dp/B07XJ8C8F5")).toBe(`${label} (Amazon): amazon.de/dp/B07XJ8C8F5`);
  expect(written("a red mug")).toBe(`${label}: a red mug`);
});

test("removing a product numbers the others anew and leaves the visitor's text", () => {
  const one = write("Hello", 0, { quantity: "1" });
  const three = write(write(one, 1, { quantity: "2" }), 2, { quantity: "3" });
  const removed = removeProduct(`${three}Thank you`, 1);
  expect(removed).toBe(
    `Hello\n\n${heading(1)}\n${line("quantity", "1")}\n\n${heading(2)}\n${line("quantity", "3")}\nThank you`,
  );
  expect(removeProduct(removeProduct(removed, 0), 0)).toBe("Hello\nThank you");
  expect(removeProduct(removed, 7)).toBe(removed);
  expect(removeProduct(`${bottleLines.join("\n")}\n\nThank you`, 0)).toBe("Thank you");
});

describe("a message that was edited by hand", () => {
  const edited = [
    heading(4),
    `${copy.fields.quantity.line}:500`,
    "Color: red",
    line("certificates", "CE"),
  ];

  test("is read as it stands, with the lines that the visitor added", () => {
    const message = edited.join("\n");
    expect(parseProducts(message)).toEqual([{ quantity: "500", certificates: "CE" }]);
    const changed = writeProduct(message, 0, "quantity", "600").split("\n");
    expect(changed).toEqual([
      heading(1),
      line("quantity", "600"),
      line("certificates", "CE"),
      "Color: red",
    ]);
    expect(removeProduct(message, 0)).toBe("Color: red");
  });

  test("keeps both lines if a label stands there twice", () => {
    const message = [heading(1), line("quantity", "500"), line("quantity", "600 later")].join("\n");
    expect(parseProducts(message)).toEqual([{ quantity: "500, 600 later" }]);
  });

  test.each([
    ["a line without a heading", line("quantity", "500")],
    ["a heading alone", `${heading(1)}\n\n${line("quantity", "500")}`],
    ["a heading with other text", `${heading(1)}\nA mug.\n${line("quantity", "500")}`],
    ["words after the number", `${heading(1)} of two\n${line("quantity", "500")}`],
  ])("has no product in %s", (_, message) => {
    expect(parseProducts(message)).toEqual([]);
    const added = writeProduct(message, 0, "price", "3");
    expect(added).toBe(`${message}\n\n${heading(1)}\n${line("price", "3")}\n`);
  });
});

const title = reportWords.enquiryTitle("Landed cost");
const address = "https://agency.example/tools/landed-cost";
const toolBlock = [title, line("quantity", "9"), line("price", "7.25 USD"), address].join("\n");

test("the block of a tool stays as it is, before and after products", () => {
  const before = writeProduct(`${toolBlock}\n`, 0, "price", "3");
  expect(before.startsWith(`${toolBlock}\n\n${heading(1)}\n`)).toBe(true);
  const after = addEnquiryBlock(before, { title: "Other", address: "b", text: "Other\nb" });
  expect(writeProduct(after, 0, "price", "4")).toBe(after.replace(": 3\n", ": 4\n"));
  // Even without the blank line between them.
  const joined = `${bottleLines.join("\n")}\n${toolBlock}`;
  expect(parseProducts(joined)).toEqual([bottle]);
  expect(write(joined, 0, { price: "1" }).endsWith(`\n${toolBlock}`)).toBe(true);
});

/** What visitors type: words, labels, headings, blank lines. */
const visitorLine = fc.oneof(
  fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n]/.test(text)),
  fc.constantFrom("", "Hello,", "Color: red", heading(1), line("quantity", "500"), title),
);
const visitorText = fc
  .array(visitorLine, { maxLength: 6 })
  .map((lines) => lines.join("\n"))
  .filter((text) => parseProducts(text).length === 0);
const value = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("a\n b\r\n\tc\u00a0", "Quantity: 5", "(x): y", heading(2), ": "),
  fc.constantFrom("https://detail.1688.com/offer/6543.html", "www.amazon.de/dp/B07XJ8C8F5 "),
);
const field = fc.constantFrom(...PRODUCT_FIELDS);
const writing = fc.record({ index: fc.nat(4), field, text: value });

const apply = (
  message: string,
  writings: readonly { index: number; field: keyof Product; text: string }[],
) =>
  writings.reduce(
    (text, { index, field: name, text: typed }) => writeProduct(text, index, name, typed),
    message,
  );

test("what is written is read again, on one line, and writing it again changes nothing", () => {
  const property = fc.property(visitorText, fc.array(writing), writing, (text, before, last) => {
    const message = apply(text, before);
    const products = parseProducts(message);
    const written = apply(message, [last]);
    const index = Math.min(last.index, products.length);
    const expected = toLine(last.text);
    expect(expected).not.toMatch(/[\r\n]|\s\s|^\s|\s$/);
    const { [last.field]: _, ...others } = products[index] ?? {};
    const wanted: Product = { ...others, ...(expected && { [last.field]: expected }) };
    const isLeft = Object.keys(wanted).length > 0;
    expect(parseProducts(written)).toEqual(
      products.toSpliced(index, 1, ...(isLeft ? [wanted] : [])),
    );
    if (isLeft) expect(apply(written, [{ ...last, index }])).toBe(written);
  });
  fc.assert(property);
});

test("writing and clearing products in any order gives the message back as it was", () => {
  const property = fc.property(
    visitorText,
    fc.array(writing),
    fc.nat(),
    (text, writings, first) => {
      let message = apply(text, writings);
      const { length } = parseProducts(message);
      expect(message.startsWith(text.replace(/\n+$/, ""))).toBe(true);
      for (let left = length; left > 0; left--) message = clear(message, first % left);
      expect(message).toBe(text);
    },
  );
  fc.assert(property);
});

test("the text around products stays verbatim", () => {
  const property = fc.property(
    fc.tuple(visitorText, visitorText, visitorText),
    fc.array(writing, { minLength: 1 }),
    ([before, between, after], writings) => {
      const block = (quantity: string) => `${heading(1)}\n${line("quantity", quantity)}`;
      const parts = [before, block("1"), between, block("2"), after].join("\n\n");
      const changed = apply(
        parts,
        writings.map((one) => ({ ...one, index: one.index % 2 })),
      );
      for (const text of [before, between, after]) expect(changed).toContain(text);
    },
  );
  fc.assert(property);
});
