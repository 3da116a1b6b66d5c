import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSubmission, readEntries, storeSubmissions } from "../../tests/support/submissions";
import { saveContactSubmission, SUBMISSIONS_KEY } from "./contact-submissions";

const draft = {
  name: "Hannah Brandt",
  email: "hannah@example.com",
  company: "",
  phone: "",
  product_interest: "Mugs",
  message: "2,000 pieces\nto Hamburg 😀",
  attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
};

const older = makeSubmission(1);

beforeEach(() => {
  localStorage.clear();
});

function store(text: string) {
  localStorage.setItem(SUBMISSIONS_KEY, text);
}

/** The quarantined copies, by key. */
function quarantinedTexts(): [string, string | null][] {
  return readAll().filter(([key]) => key.includes(".unreadable-"));
}

function readAll(): [string, string | null][] {
  return Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]);
}

/** Makes the storage throw for values longer than this. */
function limitValueLength(length: number) {
  const stored = new Map(readAll());
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    if (value.length > length) throw new DOMException("full", "QuotaExceededError");
    stored.set(key, value);
  });
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation((key) => {
    stored.delete(key);
  });
  return stored;
}

describe("saving", () => {
  test("adds the submission with its time as the id and as an ISO date", () => {
    vi.setSystemTime("2026-11-23T01:02:03.004Z");
    expect(saveContactSubmission(draft).status).toBe("saved");
    expect(readEntries()).toEqual([
      {
        ...draft,
        id: Date.parse("2026-11-23T01:02:03.004Z"),
        submittedAt: "2026-11-23T01:02:03.004Z",
      },
    ]);
  });

  test("keeps existing ones and gives two of the same millisecond different ids", () => {
    vi.setSystemTime(older.id);
    storeSubmissions([older]);
    const first = saveContactSubmission(draft).submission;
    const second = saveContactSubmission(draft).submission;
    expect([first.id, second.id]).toEqual([older.id + 1, older.id + 2]);
    expect(readEntries()).toEqual([older, first, second]);
  });

  test.each(['[{"id":1,"na', "", '{"0":1}'])(
    "quarantines %j under a key of its own before a new list is written",
    (text) => {
      vi.setSystemTime(older.id);
      store(text);
      const { status, submission } = saveContactSubmission(draft);
      expect(status).toBe("saved");
      expect(readEntries()).toEqual([submission]);
      expect(quarantinedTexts()).toEqual([[`${SUBMISSIONS_KEY}.unreadable-${older.id}`, text]]);
    },
  );

  test("converts a single stored submission to a list", () => {
    store(JSON.stringify(older));
    const { submission } = saveContactSubmission(draft);
    expect(readEntries()).toEqual([older, submission]);
    expect(quarantinedTexts()).toEqual([]);
  });

  test("overwrites nothing that cannot be quarantined", () => {
    const text = "x".repeat(600);
    store(text);
    const stored = limitValueLength(500);
    const result = saveContactSubmission(draft);
    expect(result).toMatchObject({ status: "failed", submission: draft });
    expect([...stored]).toEqual([[SUBMISSIONS_KEY, text]]);
  });

  test("leaves no copy behind when the new list exceeds the quota", () => {
    store("x".repeat(100));
    const stored = limitValueLength(100);
    expect(saveContactSubmission(draft).status).toBe("failed");
    expect([...stored]).toEqual([[SUBMISSIONS_KEY, "x".repeat(100)]]);
  });
});
