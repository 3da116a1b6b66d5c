import { expect, test } from "vitest";
import { shareLink } from "./share-buttons";

const PAGE = "https://agency.example/blog/moq?ref=a&b=1";
const fields = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("three networks get the page address and the title, the first also the text", () => {
  const title = "MOQ + price: 50% less?";
  const x = shareLink("X", PAGE, title);

  expect(x).toMatch(/^https:\/\/x\.com\/.*text=Check%20out%20this%20article%3A%20MOQ%20%2B%20/);
  expect(fields(x)).toEqual({
    url: PAGE,
    text: "Check out this article: MOQ + price: 50% less?",
  });
  expect(fields(shareLink("Facebook", PAGE, title))).toEqual({ u: PAGE, t: title });
  expect(fields(shareLink("LinkedIn", PAGE, title))).toMatchObject({ url: PAGE, title });
});
