import { expect, test } from "vitest";
import { reportWords } from "@/content/tools/report";
import { addEnquiryBlock, findEnquiryBlocks, makeEnquiryBlock } from "./enquiry-block";

const address = "https://agency.example/tools/landed-cost";
const parts = {
  title: "Landed cost: my figures",
  summary: {
    answer: ["Cost per piece: 8.79 USD", "Selling price: 14.66"],
    details: ["Goods: 6,000.00", "Freight: 900.00"],
  },
  notes: reportWords.enquiryNotes,
  address,
  query: "?v=1&p=7",
};
const block = makeEnquiryBlock(parts);
const linesOf = (given: Partial<typeof parts>) =>
  makeEnquiryBlock({ ...parts, ...given }).text.split("\n");

test("an enquiry names the tool, has the answer, then what it was counted from, and ends with the link", () => {
  expect(block.text.split("\n")).toEqual([
    parts.title,
    "Cost per piece: 8.79 USD",
    "Selling price: 14.66",
    "Goods: 6,000.00",
    "Freight: 900.00",
    parts.notes.whole,
    `${address}?v=1&p=7`,
  ]);
});

test("an enquiry leaves out the last details if there is no room, and says where they are", () => {
  const details = Array.from({ length: 60 }, (_, i) => `Carton ${i}: 60 x 40 x 40 cm, 12 kg`);
  const lines = linesOf({ summary: { ...parts.summary, details } });
  expect(lines.slice(1, 4)).toEqual([...parts.summary.answer, details[0]]);
  expect(lines.slice(-2)).toEqual([parts.notes.restInLink, `${address}?v=1&p=7`]);
  expect(lines.join("\n").length).toBeLessThan(1200);
  expect(encodeURIComponent(lines.join("\r\n")).length).toBeLessThanOrEqual(1250);
});

test("an enquiry accepts any typed text, even half an emoji", () => {
  const answer = ["Place: \ud83d"];
  expect(linesOf({ summary: { answer, details: [] } })).toContain("Place: \ud83d");
});

test("a message keeps its text, with the block after it", () => {
  expect(addEnquiryBlock(" \n", block)).toBe(`${block.text}\n`);
  expect(addEnquiryBlock("A steel bottle.\n", block)).toBe(`A steel bottle.\n\n${block.text}\n`);
});

test("a message has one block per tool: a newer one replaces the older", () => {
  const newer = makeEnquiryBlock({
    ...parts,
    summary: { answer: ["Cost per piece: 9.79 USD"], details: [] },
    query: "",
  });
  const before = addEnquiryBlock("Hello.", block);
  expect(addEnquiryBlock(`${before}Thank you.`, newer)).toBe(`Hello.\n\n${newer.text}\nThank you.`);
});

test("a message keeps the blocks of other tools", () => {
  const other = makeEnquiryBlock({ ...parts, title: "AQL", address: `${address}-2` });
  const message = addEnquiryBlock(addEnquiryBlock("", block), other);
  expect(addEnquiryBlock(message, block)).toBe(message);
});

test("a message keeps words behind the link", () => {
  const message = `${block.text} Is the duty right?\nThank you.`;
  expect(addEnquiryBlock(message, block)).toBe(message);
});

test("a message in which the link was deleted gets a new block and loses nothing", () => {
  const broken = `${parts.title}\nGoods: 6,000.00\nMy own words.`;
  const message = addEnquiryBlock(broken, block);
  expect(message).toBe(`${broken}\n\n${block.text}\n`);
  expect(addEnquiryBlock(message, block)).toBe(message);
});

test("the blocks of a message are found, but for one that has lost its link", () => {
  const message = [
    "Hello,",
    "Tool A",
    "Answer: 1",
    "https://a.example/a?x=1",
    "",
    "Tool B",
    "Answer: 2",
    "Tool C",
    "https://a.example/c and more",
  ].join("\n");
  expect(findEnquiryBlocks(message, ["Tool A", "Tool B", "Tool C"])).toEqual([
    ["Tool A", "Answer: 1", "https://a.example/a?x=1"],
    ["Tool C", "https://a.example/c and more"],
  ]);
  expect(findEnquiryBlocks("Hello", ["Tool A"])).toEqual([]);
});
