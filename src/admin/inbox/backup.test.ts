import { expect, test } from "vitest";
import { makeSubmissions } from "../../../tests/support/submissions";
import { parseBackup, writeBackup } from "./backup";

const backup = { submissions: [...makeSubmissions(2), null, { id: "x" }], viewedIds: [1, 2] };
const text = writeBackup(backup, new Date("2026-11-22T10:00:00Z"));

test("reads what was saved, including invalid entries", () => {
  expect(parseBackup(`\uFEFF${text}`)).toEqual({ status: "backup", backup });
  expect(text).toContain("2026-11-22T10:00:00.000Z");
});

test("a backup of a newer version is refused", () => {
  expect(parseBackup(text.replace('"version": 1', '"version": 2'))).toEqual({ status: "too-new" });
});

test.each(["", "text", "null", '[{"id":1}]', "{}", '{"kind":"contact-submissions-backup"}'])(
  "%j is not a backup",
  (other) => {
    expect(parseBackup(other)).toEqual({ status: "no-backup" });
  },
);
