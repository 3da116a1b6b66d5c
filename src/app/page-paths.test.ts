import { expect, test } from "vitest";
import { makePost } from "../../tests/support/factories";
import { findSharedAddresses } from "./page-paths";

test("of posts whose slugs differ in capital letters only, the oldest keeps its address", () => {
  const makeAt = (number: number, slug: string, time: string) =>
    makePost(number, { slug, created_at: `2026-11-26T${time}` });
  const oldest = makeAt(1, "CON", "08:00:01+00:00");
  const later = makeAt(2, "con", "08:00:01.021+00:00");
  const last = makeAt(3, "Con", "08:00:01.0215+00:00");

  expect([...findSharedAddresses([last, later, oldest])]).toEqual([
    [later, oldest],
    [last, oldest],
  ]);
});
