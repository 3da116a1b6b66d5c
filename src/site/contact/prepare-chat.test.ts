import { expect, test } from "vitest";
import { MAX_CHAT_LINK_LENGTH } from "@/config/limits";
import { site } from "@/config/site";
import { chat as copy } from "@/content/pending-enquiry";
import { toolNames } from "@/content/tools/names";
import { reportWords } from "@/content/tools/report";
import { prepareChatLink } from "./prepare-chat";
import { prepareMail } from "./prepare-mail";

const enquiry = {
  name: "Zoë O'Neil & Co.",
  email: "zoe@example.com",
  company: "",
  phone: "",
  product_interest: "Mugs, 100% stoneware",
  message: 'Line one\nLine "two" & 50%? \uD83D',
  attachmentInfo: null,
};

const CHAT = "https://wa.me/8675555500148";

const LONG = "杯子 👩‍🏭 & 100%\n".repeat(300);

function read(link: string): string {
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe(CHAT);
  expect(link.length).toBeLessThanOrEqual(MAX_CHAT_LINK_LENGTH);
  return url.searchParams.get("text") ?? "";
}

const prepare = (of: Parameters<typeof prepareChatLink>[0]) => prepareChatLink(of, CHAT);
const link = (of: Parameters<typeof prepareChatLink>[0]) => prepare(of).href;

const block = (tool: keyof typeof toolNames, path: string, details = "") =>
  [
    reportWords.enquiryTitle(toolNames[tool]),
    "Landed cost: 9.41 USD a piece",
    `Duty: 3%${details}`,
    reportWords.enquiryNotes.whole,
    `${site.url}/tools/${path}?v=1&t=FOB`,
  ].join("\n");

test("a chat begins with the whole enquiry, as in the email", () => {
  expect(read(link(enquiry))).toBe(prepareMail(enquiry).body.replace("\uD83D", "\uFFFD"));
  expect(prepare(enquiry).isWhole).toBe(true);
  expect(prepare({ ...enquiry, message: LONG }).isWhole).toBe(false);
});

test("of a long enquiry, it has the answers of the tools with their links", () => {
  const message = `${LONG}\n${block("landedCost", "landed-cost")}\n\n${LONG}`;
  const text = read(link({ ...enquiry, message }));
  expect(text).toContain(block("landedCost", "landed-cost"));
  expect(text).toContain("Zoë O'Neil & Co.: Mugs, 100% stoneware");
  expect(text).toContain(copy.shortened);
  expect(text).not.toContain("杯子");
});

test("of several long answers, it has the first line and the link of each", () => {
  const details = ` of a tariff with a long name`.repeat(40);
  const blocks = [
    block("landedCost", "landed-cost", details),
    block("shipmentVolume", "shipment-volume", details),
  ];
  const text = read(link({ ...enquiry, message: blocks.join("\n\n") }));
  expect(text.match(/Landed cost: 9.41 USD a piece/g)).toHaveLength(2);
  for (const path of ["landed-cost", "shipment-volume"]) {
    expect(text).toContain(`${site.url}/tools/${path}?v=1&t=FOB`);
  }
  expect(text).not.toContain("tariff");
});

test("of a long enquiry without a tool, it has the start, with no sign cut in half", () => {
  const text = read(link({ ...enquiry, message: LONG }));
  expect(text).toMatch(/Mugs, 100% stoneware\n\n杯子/);
  expect(text).toContain(copy.shortened);
  expect(text).not.toContain("\uFFFD");
});

test("a chat whose links take no text is only opened", () => {
  const chat = "https://signal.example/p";
  expect(prepareChatLink(enquiry, chat)).toEqual({ href: chat, isWhole: false });
});

test("extremely long names leave a link that works", () => {
  read(link({ ...enquiry, name: LONG, product_interest: LONG }));
});
