import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSubmission, readEntries, storeSubmissions } from "../../../tests/support/submissions";
import { parseInbox, readInboxText } from "./contact-inbox";
import { clearSubmissions, deleteSubmission } from "./contact-inbox-changes";
import { saveContactSubmission, SUBMISSIONS_KEY } from "./contact-submissions";
import { unmarkViewed, markViewed, parseViewedIds, readViewedText } from "./viewed-submissions";

const LOGGED_MS = 10_000;
const [first, second] = [makeSubmission(1), makeSubmission(2)];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

const shownNames = () => {
  const reading = parseInbox(readInboxText());
  return reading.status === "loaded" ? reading.submissions.map(({ name }) => name) : [];
};
const viewedIds = () => [...parseViewedIds(readViewedText())];
const readAll = () =>
  Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ""] as const);
const logKeys = () => Object.keys(localStorage).filter((key) => key.includes(".change-"));

/**
 * Simulates two tabs that write at the same time: the second one has not received the first one's
 * write to the list and overwrites it.
 */
function changeSimultaneously(inFirstTab: () => void, inSecondTab: () => void) {
  const known = readAll();
  inFirstTab();
  const log = readAll().filter(
    ([key]) => key.includes(".change-") && !known.some(([name]) => name === key),
  );
  localStorage.clear();
  for (const [key, text] of known) localStorage.setItem(key, text);
  inSecondTab();
  for (const [key, text] of log) localStorage.setItem(key, text);
}

const send = (name: string) => () => {
  saveContactSubmission(makeSubmission(1, { name }));
};

describe("when two tabs write at the same time, nothing is lost:", () => {
  test("two enquiries that differ only in their text", () => {
    const { id, submittedAt, ...draft } = makeSubmission(1);
    vi.setSystemTime(id);
    changeSimultaneously(
      () => saveContactSubmission({ ...draft, message: "One" }),
      () => saveContactSubmission({ ...draft, message: "Two" }),
    );
    const reading = parseInbox(readInboxText());
    expect(reading).toMatchObject({
      submissions: [{ submittedAt }, { submittedAt }],
    });
    expect(JSON.stringify(reading)).toMatch(/One.*Two|Two.*One/);
  });

  test("an enquiry and the clearing of all others", () => {
    storeSubmissions([first, second]);
    changeSimultaneously(send("Ann"), clearSubmissions);
    expect(shownNames()).toEqual(["Ann"]);
  });

  test("two marks, and a mark and its removal", () => {
    const mark = (id: number) => () => {
      markViewed([id]);
    };
    changeSimultaneously(mark(1), mark(2));
    expect(viewedIds().toSorted((a, b) => a - b)).toEqual([1, 2]);
    changeSimultaneously(() => {
      unmarkViewed([1]);
    }, mark(3));
    expect(viewedIds().toSorted((a, b) => a - b)).toEqual([2, 3]);
  });
});

describe("a simultaneous change", () => {
  test("is soon in the stored list, and the log is empty", () => {
    changeSimultaneously(send("Ann"), send("Bo"));
    vi.advanceTimersByTime(LOGGED_MS);
    expect(readEntries()).toMatchObject([{ name: "Bo" }, { name: "Ann" }]);
    expect(logKeys()).toEqual([]);
  });

  test("is applied by the next write, even days after the tabs were closed", () => {
    changeSimultaneously(send("Ann"), send("Bo"));
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    send("Cy")();
    expect(readEntries()).toMatchObject([{ name: "Bo" }, { name: "Ann" }, { name: "Cy" }]);
    expect(logKeys()).toHaveLength(1);
  });

  test("is applied in chronological order", () => {
    storeSubmissions([first]);
    const deleted = deleteSubmission(first.id);
    expect(shownNames()).toEqual([]);
    if (deleted.status === "deleted") deleted.restore();
    expect(shownNames()).toEqual([first.name]);
    deleteSubmission(first.id);
    expect(shownNames()).toEqual([]);
    vi.advanceTimersByTime(LOGGED_MS);
    expect(readEntries()).toEqual([]);
  });

  test("is kept while the list cannot be read, and starts the next one", () => {
    send("Ann")();
    localStorage.setItem(SUBMISSIONS_KEY, "damaged");
    vi.advanceTimersByTime(LOGGED_MS);
    send("Bo")();
    expect(readEntries()).toMatchObject([{ name: "Ann" }, { name: "Bo" }]);
  });

  test("is dropped when another tab clears the storage", () => {
    send("Ann")();
    localStorage.clear();
    vi.advanceTimersByTime(LOGGED_MS);
    expect(localStorage).toHaveLength(0);
  });

  test.each(["{", '{"added":1,"removed":[null]}'])("is ignored if it is %j", (text) => {
    storeSubmissions([first]);
    localStorage.setItem(`${SUBMISSIONS_KEY}.change-x`, text);
    expect(shownNames()).toEqual([first.name]);
    send("Ann")();
    expect(logKeys()).toHaveLength(1);
    expect(shownNames()).toHaveLength(2);
  });
});

describe("when the quota is exceeded", () => {
  const DRAFT = JSON.stringify([{ values: { title: "x".repeat(400) }, base: null, savedAt: "" }]);

  /** Makes the storage throw beyond this many characters in total. */
  function limitQuota(max: number) {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
      const others = readAll().filter(([name]) => name !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > max) throw new DOMException("", "QuotaExceededError");
      setItem.call(localStorage, key, value);
    });
  }

  test("drafts of the admin are deleted for a submission, but no more than necessary", () => {
    localStorage.setItem("adminDraft:a", DRAFT);
    localStorage.setItem("adminDraft:b", DRAFT.replace('""', '"2026-01-01"'));
    limitQuota(1000);
    expect(saveContactSubmission(first).status).toBe("saved");
    expect(Object.keys(localStorage)).toContain("adminDraft:b");
    expect(Object.keys(localStorage)).not.toContain("adminDraft:a");
    expect(shownNames()).toEqual([first.name]);
  });

  test("drafts stay if deleting them would not be enough", () => {
    localStorage.setItem("adminDraft:a", DRAFT);
    limitQuota(600);
    const result = saveContactSubmission({ ...first, message: "x".repeat(600) });
    expect(result.status).toBe("failed");
    expect(readAll()).toEqual([["adminDraft:a", DRAFT]]);
  });
});
