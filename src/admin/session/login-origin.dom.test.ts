import { expect, test } from "vitest";
import { readLoginOrigin } from "./admin-login-page";

test.each(["/admin/", "/admin/blog-management?edit=1&q=a%20b#row-2", "/admin/no-such-page"])(
  "logging in leads to %s, the page that was asked for",
  (from) => {
    expect(readLoginOrigin({ from })).toBe(from);
  },
);

test.each([
  null,
  "/admin/site-image-management",
  { from: 1 },
  { from: "" },
  { from: "/blog" },
  { from: "/administration" },
  { from: "/Admin/Login/?x=1" },
  { from: "/admin/../blog" },
  { from: "//elsewhere.example/admin" },
  { from: "https://elsewhere.example/admin" },
  { from: "javascript:alert(1)//admin" },
])("logging in leads to the dashboard when the history says %j", (state) => {
  expect(readLoginOrigin(state)).toBe("/admin");
});
