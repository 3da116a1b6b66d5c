import { describe, expect, test } from "vitest";
import { addEnquiryBlock, makeEnquiryBlock } from "./enquiry-block";

const address = "https://agency.example/tools/landed-cost";
const parts = {
  title: "Landed cost, from the tools of the agency",
  lines: ["Goods: 6,000.00", "Cost per piece: 8.79 USD"],
  note: "These figures are mine.",
  address,
  query: "?v=1&p=7",
};
const block = makeEnquiryBlock(parts);

describe("the text of an enquiry", () => {
  test("names the tool, has a line for each figure, and ends with the link", () => {
    expect(block.text.split("\n")).toEqual([
      parts.title,
      ...parts.lines,
      parts.note,
      `${address}?v=1&p=7`,
    ]);
  });

  test("stays under 1,200 characters, with the link whole", () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Carton ${i}: 60 x 40 x 40 cm, 12 kg`);
    const { text } = makeEnquiryBlock({ ...parts, lines });
    expect(text.length).toBeLessThan(1200);
    expect(text.endsWith(`\n${address}?v=1&p=7`)).toBe(true);
    expect(encodeURIComponent(text).length).toBeLessThan(1300);
  });

  test("has a plain link where the figures make one that is too long", () => {
    const { text } = makeEnquiryBlock({ ...parts, query: `?v=1&n=${"x".repeat(2000)}` });
    expect(text).toContain("Goods: 6,000.00");
    expect(text.endsWith(`\n${address}`)).toBe(true);
  });
});

describe("a message", () => {
  test("that is empty gets the text", () => {
    expect(addEnquiryBlock(" \n", block)).toBe(`${block.text}\n`);
  });

  test("keeps what stands in it, with the text after it", () => {
    expect(addEnquiryBlock("A steel bottle.\n", block)).toBe(`A steel bottle.\n\n${block.text}\n`);
  });

  test("has one text of a tool: the newer takes the place of the older", () => {
    const newer = makeEnquiryBlock({ ...parts, lines: ["Goods: 7,000.00"], query: "" });
    const before = addEnquiryBlock("Hello.", block);
    expect(addEnquiryBlock(`${before}Thank you.`, newer)).toBe(
      `Hello.\n\n${newer.text}\nThank you.`,
    );
  });

  test("keeps the texts of other tools", () => {
    const other = makeEnquiryBlock({ ...parts, title: "AQL", address: `${address}-2` });
    const message = addEnquiryBlock(addEnquiryBlock("", block), other);
    expect(addEnquiryBlock(message, block)).toBe(message);
  });

  test("keeps words behind the link", () => {
    const message = `${block.text} Is the duty right?\nThank you.`;
    expect(addEnquiryBlock(message, block)).toBe(message);
  });

  test("loses nothing between a text without its link and the next of the tool", () => {
    const broken = `${parts.title}\nGoods: 6,000.00\nMy own words.`;
    const message = addEnquiryBlock(broken, block);
    expect(addEnquiryBlock(message, block)).toBe(message);
  });

  test("in which the link was deleted gets the text anew, and loses nothing", () => {
    const broken = `${parts.title}\nGoods: 6,000.00\nMy own words.`;
    expect(addEnquiryBlock(broken, block)).toBe(`${broken}\n\n${block.text}\n`);
  });
});
