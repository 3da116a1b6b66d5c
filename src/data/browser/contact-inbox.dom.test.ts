import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSubmission, readEntries, storeSubmissions } from "../../../tests/support/submissions";
import { parseInbox, readInboxText, readStoredEntries } from "./contact-inbox";
import {
  clearSubmissions,
  deleteSubmission,
  backUpUnreadableList,
  restoreSubmissions,
} from "./contact-inbox-changes";
import { saveContactSubmission, SUBMISSIONS_KEY, submissionList } from "./contact-submissions";
import { readQuarantined } from "./quarantine";
import { subscribeToLists } from "./shared-list";
import { markViewed, parseViewedIds, readViewedText, VIEWED_KEY } from "./viewed-submissions";

const INVALID_ENTRIES = [null, { id: "x" }, 7];
const UNREADABLE = '[{"id":1,';
const [first, second, third] = [makeSubmission(1), makeSubmission(2), makeSubmission(3)];

beforeEach(() => {
  localStorage.clear();
});

const viewedIds = () => [...parseViewedIds(readViewedText())];

function fillStorage() {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

describe("deleting one", () => {
  test("removes it and its viewed mark, and nothing else", () => {
    storeSubmissions([...INVALID_ENTRIES, first, second]);
    markViewed([first.id, second.id]);
    expect(deleteSubmission(first.id).status).toBe("deleted");
    expect(readEntries()).toEqual([...INVALID_ENTRIES, second]);
    expect(viewedIds()).toEqual([second.id]);
  });

  test("removes the right one of two with the same id", () => {
    storeSubmissions([first, { ...second, id: first.id }]);
    expect(deleteSubmission(first.id + 1).status).toBe("deleted");
    expect(readEntries()).toEqual([first]);
  });

  test("reports that another tab has deleted it before", () => {
    storeSubmissions([second]);
    expect(deleteSubmission(first.id)).toEqual({ status: "already-deleted" });
    expect(readEntries()).toEqual([second]);
  });

  test("can be undone with its mark, and keeps submissions that arrived meanwhile", () => {
    const stored = { ...first, extra: "kept" };
    storeSubmissions([stored, second]);
    markViewed([first.id]);
    const result = deleteSubmission(first.id);
    const { submission: arrived } = saveContactSubmission(third);
    expect(result.status === "deleted" && result.restore()).toEqual({ status: "restored" });
    expect(readEntries()).toEqual([second, arrived, stored]);
    expect(viewedIds()).toEqual([first.id]);
  });

  test("never overwrites a text that became unreadable", () => {
    localStorage.setItem(SUBMISSIONS_KEY, UNREADABLE);
    expect(deleteSubmission(first.id).status).toBe("failed");
    expect(clearSubmissions().status).toBe("failed");
    expect(readInboxText()).toBe(UNREADABLE);
  });
});

describe("clearing all", () => {
  test("removes all listed submissions and all marks; invalid entries stay", () => {
    storeSubmissions([...INVALID_ENTRIES, first, second, { ...third, id: first.id }]);
    markViewed([first.id]);
    expect(clearSubmissions()).toEqual({ status: "cleared" });
    expect(readEntries()).toEqual(INVALID_ENTRIES);
    expect(viewedIds()).toEqual([]);
  });
});

describe("restoring", () => {
  test("adds missing submissions by id and never changes or deletes others", () => {
    storeSubmissions([first, second]);
    const changed = { ...second, message: "changed" };
    expect(restoreSubmissions([changed, third], [])).toEqual({
      status: "restored",
      addedCount: 1,
      presentCount: 1,
    });
    expect(readEntries()).toEqual([first, second, third]);
  });

  test("the same backup twice adds nothing, not even invalid entries", () => {
    const backup = [...INVALID_ENTRIES, first];
    expect(restoreSubmissions(backup, [])).toMatchObject({ addedCount: 4, presentCount: 0 });
    expect(restoreSubmissions(backup, [])).toMatchObject({ addedCount: 0, presentCount: 4 });
    expect(readEntries()).toEqual(backup);
  });

  test("restores which ones were viewed and keeps the marks of existing ones", () => {
    storeSubmissions([first]);
    restoreSubmissions([first, second, third], [first.id, second.id, 99]);
    expect(viewedIds()).toEqual([second.id]);
  });
});

test("a full storage makes every change fail, and nothing is changed", () => {
  storeSubmissions([first]);
  fillStorage();
  expect(deleteSubmission(first.id).status).toBe("failed");
  expect(clearSubmissions().status).toBe("failed");
  expect(restoreSubmissions([first, second], [second.id]).status).toBe("failed");
  expect(readEntries()).toEqual([first]);
  expect(viewedIds()).toEqual([]);
});

test("an unreadable text is copied once, however often it is found", () => {
  localStorage.setItem(SUBMISSIONS_KEY, UNREADABLE);
  backUpUnreadableList();
  vi.setSystemTime(Date.now() + 1000);
  backUpUnreadableList();
  saveContactSubmission(first);
  expect(readQuarantined(SUBMISSIONS_KEY)).toEqual([UNREADABLE]);
  expect(parseInbox(readInboxText())).toMatchObject({ submissions: [{ name: first.name }] });
});

test.each(["{", "{}", '["1",null]'])("%s in the storage counts as no viewed marks", (text) => {
  localStorage.setItem(VIEWED_KEY, text);
  expect(viewedIds()).toEqual([]);
  markViewed([1]);
  expect(viewedIds()).toEqual([1]);
});

function list(...entries: readonly unknown[]) {
  const reading = parseInbox(JSON.stringify(entries));
  if (reading.status !== "loaded") throw new Error(`The list is ${reading.status}.`);
  return reading;
}

describe("the list", () => {
  test("has the newest first, whatever the ids say, and those without a valid date last", () => {
    const { submissions } = list(
      makeSubmission(3, { id: 1, submittedAt: "soon" }),
      makeSubmission(4, { id: 2, submittedAt: "" }),
      makeSubmission(2, { id: 9 }),
      makeSubmission(1, { id: 8 }),
    );
    expect(submissions.map(({ id }) => id)).toEqual([8, 9, 2, 1]);
  });

  test("reads an entry with missing or wrong fields", () => {
    const entry = {
      id: 5,
      name: "An\0n\uD83D",
      phone: 123,
      message: null,
      attachmentInfo: { name: "a" },
    };
    expect(list(entry).submissions).toEqual([
      {
        id: 5,
        submittedAt: "",
        name: "Ann",
        email: "",
        company: "",
        phone: "123",
        product_interest: "",
        message: "",
        attachmentInfo: { name: "a", type: "", size: "" },
      },
    ]);
  });

  test("counts invalid entries", () => {
    const invalid = [null, 7, "text", [], { id: "5" }, { name: "Ann" }, { id: 1e300 }];
    expect(list(...invalid, makeSubmission(1))).toMatchObject({
      submissions: [makeSubmission(1)],
      invalidCount: 7,
    });
  });

  test("gives entries with the same id different ids", () => {
    const { submissions } = list(
      makeSubmission(1, { id: 5 }),
      makeSubmission(2, { id: 5 }),
      makeSubmission(3, { id: 6 }),
    );
    expect(submissions.map(({ id, name }) => [id, name])).toEqual([
      [5, "Visitor 1"],
      [7, "Visitor 2"],
      [6, "Visitor 3"],
    ]);
  });

  test("is blocked if the storage is not accessible", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(parseInbox(readInboxText())).toEqual({ status: "blocked" });
    expect(readQuarantined(SUBMISSIONS_KEY)).toEqual([]);
    expect(readStoredEntries()).toEqual([]);
  });
});

test("quarantined texts are found, oldest first", () => {
  localStorage.setItem(`${SUBMISSIONS_KEY}.unreadable-2`, "later");
  localStorage.setItem(`${SUBMISSIONS_KEY}.unreadable-1`, "earlier");
  localStorage.setItem("other", "something else");
  expect(readQuarantined(SUBMISSIONS_KEY)).toEqual(["earlier", "later"]);
});

test("changes of the list in this tab and in others are announced, until unsubscribing", () => {
  const onChange = vi.fn();
  const stop = subscribeToLists([submissionList], onChange);
  saveContactSubmission(makeSubmission(1));
  for (const key of [SUBMISSIONS_KEY, null, "theme"]) {
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  saveContactSubmission(makeSubmission(1));
  expect(onChange).toHaveBeenCalledTimes(3);
});

const draft = {
  name: "Hannah Brandt",
  email: "hannah@example.com",
  company: "",
  phone: "",
  product_interest: "Mugs",
  message: "2,000 pieces\nto Hamburg 😀",
  attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
};

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
    vi.setSystemTime(first.id);
    storeSubmissions([first]);
    const { submission: added } = saveContactSubmission(draft);
    const { submission: last } = saveContactSubmission(draft);
    expect([added.id, last.id]).toEqual([first.id + 1, first.id + 2]);
    expect(readEntries()).toEqual([first, added, last]);
  });

  test.each(['[{"id":1,"na', "", '{"0":1}'])(
    "quarantines %j under a key of its own before a new list is written",
    (text) => {
      vi.setSystemTime(first.id);
      store(text);
      const { status, submission } = saveContactSubmission(draft);
      expect(status).toBe("saved");
      expect(readEntries()).toEqual([submission]);
      expect(quarantinedTexts()).toEqual([[`${SUBMISSIONS_KEY}.unreadable-${first.id}`, text]]);
    },
  );

  test("converts a single stored submission to a list", () => {
    store(JSON.stringify(first));
    const { submission } = saveContactSubmission(draft);
    expect(readEntries()).toEqual([first, submission]);
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
