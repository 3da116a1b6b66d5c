import { describe, expect, test } from "vitest";
import { HOSTILE_ADDRESSES } from "../../../tests/support/xss-vectors";
import { completeImageUrl, readLinkAddress } from "./link-address";

const hrefOf = (typed: string) => {
  const address = readLinkAddress(typed);
  return "href" in address ? address.href : null;
};
const problemOf = (typed: string) => {
  const address = readLinkAddress(typed);
  return "problem" in address ? address.problem : null;
};

describe("an address becomes what was meant", () => {
  test.each([
    [" https://a.b ", "https://a.b"],
    ["shop.example.co.uk:8080/a?b#c", "https://shop.example.co.uk:8080/a?b#c"],
    ["münchen.de/straße", "https://münchen.de/straße"],
    ["//a.com", "https://a.com"],
    ["https:\\\\a.com\\b", "https://a.com/b"],
    ["htttps;//a.com", "https://a.com"],
    ["https://a.com/price list.pdf", "https://a.com/price%20list.pdf"],
    ["http://localhost:5173/x", "http://localhost:5173/x"],
    ["<https://a.com>", "https://a.com"],
    ["\u200bhttps://a.com\ufeff", "https://a.com"],
    ["ｈｔｔｐｓ：／／ａ。ｃｏｍ", "https://a.com"],
    ["/files/price list.pdf", "/files/price%20list.pdf"],
    ["#part", "#part"],
    ["Info <info@a.com>", "mailto:info@a.com"],
    ["mailto:info@a.com?subject=Hello there", "mailto:info@a.com?subject=Hello%20there"],
    ["maito:info@a.com", "mailto:info@a.com"],
    ["E-mail: info@a.com", "mailto:info@a.com"],
    ["a@b.com; c@d.com", "mailto:a@b.com,c@d.com"],
    ["+86 (0)755-1234", "tel:+867551234"],
    ["0086 755 1234", "tel:+867551234"],
    ["Tel.: +86 755 1234 ext. 5", "tel:+867551234;ext=5"],
  ])("%j", (typed, href) => {
    expect(hrefOf(typed)).toBe(href);
    expect(hrefOf(href)).toBe(href);
  });
});

describe("an address is refused", () => {
  test.each([
    ["  ", "empty"],
    ["https://", "empty"],
    ["#", "empty"],
    ["java\tscript:alert(1)", "unsafe"],
    ["C:\\Users\\a.pdf", "unsafe"],
    ["\\\\server\\share", "unsafe"],
    ["/\\evil.example", "unsafe"],
    ["../blog", "incomplete"],
    ["?page=2", "incomplete"],
    ["https://a b.com", "site"],
    ["https://1234", "site"],
    ["www.alibaba", "site"],
    ["info@a", "mail"],
    ["mailto:info.a.com", "mail"],
    ["tel:1-800-FLOWERS", "phone"],
    ["+86 138 0013 8000 / 8001", "phone"],
  ])("%j is %s", (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  test("if it could run a script", () => {
    const hrefs = HOSTILE_ADDRESSES.map(hrefOf).filter((href) => href !== null);
    expect(hrefs.filter((href) => !/^(https?:\/\/|mailto:|tel:|\/(?!\/))/.test(href))).toEqual([]);
  });
});

test("what a writer types for a picture is completed, or is no URL", () => {
  const typed = ["cdn.example/a.webp", "//cdn.example/a.webp", " /a.png ", "data:image/png,A"];
  expect(typed.map(completeImageUrl)).toEqual([
    "https://cdn.example/a.webp",
    "https://cdn.example/a.webp",
    "/a.png",
    "data:image/png,A",
  ]);
  const refused = ["images/a.webp", "a.webp", "a b", "info@a.com", "javascript:x", "C:\\a.png"];
  expect(refused.filter((address) => completeImageUrl(address) !== null)).toEqual([]);
});
