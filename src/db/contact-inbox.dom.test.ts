import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSubmission } from "../../tests/support/submissions";
import { parseInbox, readInboxText, readStoredEntries } from "./contact-inbox";
import { saveContactSubmission, SUBMISSIONS_KEY, submissionList } from "./contact-submissions";
import { subscribeToLists } from "./shared-list";
import { readQuarantined } from "./quarantine";

beforeEach(() => {
  localStorage.clear();
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
