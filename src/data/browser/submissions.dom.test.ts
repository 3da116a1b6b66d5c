import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { refuseStorage } from "../../../tests/support/browser";
import { makeSubmission, readEntries, storeSubmissions } from "../../../tests/support/submissions";
import {
  addSubmission,
  clearSubmissions,
  makeSubmission as makeFromDraft,
  removeSubmissions,
  useContactSubmissions,
} from "./enquiries";

const FOREIGN_ENTRIES = [null, 7, "text", []];
const [first, second, third] = [makeSubmission(1), makeSubmission(2), makeSubmission(3)];

beforeEach(() => {
  localStorage.clear();
});

const readList = () => renderHook(() => useContactSubmissions()).result.current.submissions;

describe("the list", () => {
  test("has the newest first, whatever the ids say, and those without a valid date last", () => {
    storeSubmissions([
      makeSubmission(3, { id: 1, submittedAt: "soon" }),
      makeSubmission(4, { id: 2, submittedAt: "" }),
      makeSubmission(2, { id: 9 }),
      makeSubmission(1, { id: 8 }),
    ]);
    expect(readList().map(({ id }) => id)).toEqual([8, 9, 2, 1]);
  });

  test("shows entries with missing and wrong fields, and leaves out what is no entry", () => {
    const attachmentInfo = { name: "a" };
    const entry = { id: 5, name: "An\0n\uD83D", phone: 123, message: null, attachmentInfo };
    storeSubmissions([...FOREIGN_ENTRIES, entry]);
    expect(readList()).toMatchObject([
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
});

describe("deleting", () => {
  const readNamed = (name: string) => readList().filter((entry) => entry.name === name);

  test("keeps an enquiry of another tab that this one has not seen, and what is no entry", () => {
    storeSubmissions([...FOREIGN_ENTRIES, first, second]);
    const seen = readList();
    storeSubmissions([...FOREIGN_ENTRIES, first, second, third]);
    removeSubmissions(readNamed(first.name));
    expect(readEntries()).toEqual([...FOREIGN_ENTRIES, second, third]);
    removeSubmissions(seen);
    expect(readEntries()).toEqual([...FOREIGN_ENTRIES, third]);
  });

  test.each([
    ["without ids", [{ name: "A" }, { name: "B" }, { name: "C" }]],
    ["with one id", ["A", "B", "C"].map((name) => ({ id: 5, name }))],
  ])(
    "takes what was shown of entries %s, also if another tab deletes one before it",
    (_, entries) => {
      storeSubmissions(entries);
      const [a, b] = [readNamed("A"), readNamed("B")];
      storeSubmissions(entries.slice(1));
      removeSubmissions(a);
      expect(readEntries()).toEqual(entries.slice(1));
      removeSubmissions(b);
      expect(readEntries()).toEqual(entries.slice(2));
    },
  );

  test("of all takes what is no entry, too, but not an enquiry that this tab has not seen", () => {
    storeSubmissions([...FOREIGN_ENTRIES, first, { name: "Only" }]);
    const seen = readList();
    storeSubmissions([...FOREIGN_ENTRIES, first, { name: "Only" }, second]);
    clearSubmissions(seen);
    expect(readEntries()).toEqual([second]);
    clearSubmissions(readList());
    expect(readEntries()).toEqual([]);
  });

  test("takes one of two equal ones", () => {
    storeSubmissions([{ name: "A" }, { name: "A" }]);
    removeSubmissions(readList().slice(0, 1));
    expect(readEntries()).toEqual([{ name: "A" }]);
  });
});

test("an enquiry is added with its time as the id and as an ISO date", () => {
  vi.setSystemTime("2026-11-23T01:02:03.004Z");
  storeSubmissions([first]);
  const { id: _, submittedAt: __, ...draft } = second;
  const made = makeFromDraft(draft, null);
  expect(made).toMatchObject({ id: Date.now(), submittedAt: "2026-11-23T01:02:03.004Z" });
  addSubmission(made);
  expect(readEntries()).toEqual([first, made]);
});

test.each(['[{"id":1,"na', "", '{"0":1}'])("%j in place of a list is never overwritten", (text) => {
  localStorage.setItem(SUBMISSIONS_KEY, text);
  expect(addSubmission.bind(null, first)).toThrow("not a list");
  expect(removeSubmissions.bind(null, [])).toThrow("not a list");
  expect(clearSubmissions.bind(null, [])).toThrow("not a list");
  expect(localStorage.getItem(SUBMISSIONS_KEY)).toBe(text);
});

test("a full storage refuses an enquiry, and nothing is dropped to make room", () => {
  storeSubmissions([first]);
  localStorage.setItem("adminText:a", "unsaved");
  refuseStorage();
  expect(addSubmission.bind(null, second)).toThrow("full");
  expect(readEntries()).toEqual([first]);
  expect(localStorage.getItem("adminText:a")).toBe("unsaved");
});
