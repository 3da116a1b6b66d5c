import { expect, test } from "vitest";
import { faviconHref } from "./favicon";

test.each(["https://cdn.example/icon.png", "/icons/agency.svg", "data:image/png;base64,AAAA"])(
  "%s is used",
  (stored) => {
    expect(faviconHref(stored, "/favicon.ico")).toBe(stored);
  },
);

test.each([undefined, "", "  ", "javascript:alert(1)", "//evil.example/x.ico", "icon.png"])(
  "%j gives the default",
  (stored) => {
    expect(faviconHref(stored, "/favicon.ico")).toBe("/favicon.ico");
  },
);
