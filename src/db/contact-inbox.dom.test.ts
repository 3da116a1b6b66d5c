import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSubmission, readEntries, storeSubmissions } from "../../tests/support/submissions";
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

  test("quarantines an unreadable text before a new list is written", () => {
    localStorage.setItem(SUBMISSIONS_KEY, UNREADABLE);
    expect(restoreSubmissions([first], []).status).toBe("restored");
    expect(readEntries()).toEqual([first]);
    expect(readQuarantined(SUBMISSIONS_KEY)).toEqual([UNREADABLE]);
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

  test.each(['[{"id":1,', "", "{}"])("is unreadable as %j", (text) => {
    expect(parseInbox(text)).toEqual({ status: "unreadable", text });
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
