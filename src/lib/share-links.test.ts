import { expect, test } from "vitest";
import { shareLinks } from "./share-links";

const PAGE = "https://agency.example/blog/moq?ref=a&b=1";
const fields = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("three networks get the page address and the title, the first also the text", () => {
  const [x, facebook, linkedIn] = shareLinks(PAGE, "MOQ & price: 50% less?");

  expect(x?.href).toMatch(/^https:\/\/x\.com\//);
  expect(fields(x?.href ?? "")).toEqual({
    url: PAGE,
    text: "Check out this article: MOQ & price: 50% less?",
  });
  expect(fields(facebook?.href ?? "")).toEqual({ u: PAGE, t: "MOQ & price: 50% less?" });
  expect(fields(linkedIn?.href ?? "")).toMatchObject({
    url: PAGE,
    title: "MOQ & price: 50% less?",
  });
});
