import { expect, test } from "vitest";
import { faviconHref } from "./favicon";

test("an image address is used, and anything else gives the default", () => {
  expect(faviconHref("/icons/agency.svg", "/favicon.ico")).toBe("/icons/agency.svg");
  expect(faviconHref("javascript:alert(1)", "/favicon.ico")).toBe("/favicon.ico");
  expect(faviconHref(undefined, "/favicon.ico")).toBe("/favicon.ico");
});
