import { expect, test } from "vitest";
import { fingerprintRows } from "./page-reads";

const post = { id: "1", title: "A", display_order: 3, updated_at: "2026-11-27T08:00:00+00:00" };
const image = { id: "logoNavbar", url: "/logo.svg", alt: null };

test("the answer to a read is recognized, whatever the order of its rows", () => {
  expect(fingerprintRows([{ ...post, id: "2" }, post])).toBe(
    fingerprintRows([post, { ...post, id: "2" }]),
  );
});

test("moving a post in the admin's list makes no new page, any change of its text does", () => {
  expect(fingerprintRows([{ ...post, display_order: 0 }])).toBe(fingerprintRows([post]));
  expect(fingerprintRows([{ ...post, updated_at: "2026-11-27T08:00:01+00:00" }])).not.toBe(
    fingerprintRows([post]),
  );
});

test("a row that is new, gone, or changed without saying when makes a new page", () => {
  expect(fingerprintRows([post, { ...post, id: "2" }])).not.toBe(fingerprintRows([post]));
  expect(fingerprintRows([])).not.toBe(fingerprintRows([post]));
  expect(fingerprintRows([{ ...image, url: "/new.svg" }])).not.toBe(fingerprintRows([image]));
});
