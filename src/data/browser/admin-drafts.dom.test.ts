import { beforeEach, expect, test, vi } from "vitest";
import { storeDrafts, readDrafts, type Draft } from "./admin-drafts";

const draft = (title: string, savedAt: string): Draft => ({
  values: { title },
  base: null,
  savedAt,
});

beforeEach(() => {
  window.localStorage.clear();
});

test("drafts are read as they were stored, until they are removed", () => {
  const drafts = [
    draft("New", "2026-11-02T10:00:00.000Z"),
    draft("Old", "2026-11-01T10:00:00.000Z"),
  ];
  expect(storeDrafts("blog-post:new", drafts)).toBe(true);
  expect(readDrafts("blog-post:new")).toEqual(drafts);
  expect(readDrafts("blog-post:other")).toEqual([]);
  storeDrafts("blog-post:new", []);
  expect(readDrafts("blog-post:new")).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test.each([
  "nonsense",
  "{}",
  '[{"values":{"title":1},"base":null,"savedAt":"2026-11-01"}]',
  '[{"values":{"title":"x"},"base":null,"savedAt":"some day"}]',
])("an invalid draft is left out: %s", (stored) => {
  window.localStorage.setItem("adminDraft:blog-post:new", stored);
  expect(readDrafts("blog-post:new")).toEqual([]);
});

test("when the quota is exceeded, the oldest draft of another form is deleted, never a submission", () => {
  storeDrafts("site-image:older", [draft("Older", "2026-10-01T10:00:00.000Z")]);
  storeDrafts("site-image:newer", [draft("Newer", "2026-10-02T10:00:00.000Z")]);
  window.localStorage.setItem("contactFormSubmissions", "[]");
  limitEntryCount(3);

  expect(storeDrafts("blog-post:new", [draft("Mine", "2026-11-01T10:00:00.000Z")])).toBe(true);
  expect(readDrafts("blog-post:new")).toHaveLength(1);
  expect(readDrafts("site-image:older")).toEqual([]);
  expect(readDrafts("site-image:newer")).toHaveLength(1);
  expect(window.localStorage.getItem("contactFormSubmissions")).toBe("[]");
});

test("reports when a draft cannot be stored", () => {
  limitEntryCount(0);
  expect(storeDrafts("blog-post:new", [draft("Mine", "2026-11-01T10:00:00.000Z")])).toBe(false);
});

/** Makes the storage throw once it holds this many entries. */
function limitEntryCount(count: number) {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    const { localStorage } = window;
    if (localStorage.getItem(key) === null && localStorage.length >= count) {
      throw new DOMException("full", "QuotaExceededError");
    }
    localStorage[key] = value;
  });
}
