import { describe, expect, test } from "vitest";
import { readLoginOrigin } from "./login-origin";

describe("logging in leads to", () => {
  test.each([
    "/admin",
    "/admin/",
    "/admin/blog-management",
    "/admin/blog-management?edit=1&q=a%20b#row-2",
    "/admin/no-such-page",
  ])("%s, the page that was asked for", (from) => {
    expect(readLoginOrigin({ from })).toBe(from);
  });

  test.each([
    null,
    "/admin/site-image-management",
    { from: 1 },
    { from: "" },
    { from: "/" },
    { from: "/blog" },
    { from: "/administration" },
    { from: "/admin/login" },
    { from: "/Admin/Login/?x=1" },
    { from: "/admin/../blog" },
    { from: "//elsewhere.example/admin" },
    { from: "https://elsewhere.example/admin" },
    { from: "javascript:alert(1)//admin" },
  ])("the dashboard when the history says %j", (state) => {
    expect(readLoginOrigin(state)).toBe("/admin");
  });
});
