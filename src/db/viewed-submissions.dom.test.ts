import { beforeEach, expect, test, vi } from "vitest";
import {
  unmarkViewed,
  markViewed,
  parseViewedIds,
  readViewedText,
  VIEWED_KEY,
} from "./viewed-submissions";

beforeEach(() => {
  localStorage.clear();
});

const viewedIds = () => [...parseViewedIds(readViewedText())];

test("a viewed submission is marked once, until it is deleted", () => {
  markViewed([1]);
  markViewed([1, 2]);
  expect(viewedIds()).toEqual([1, 2]);
  unmarkViewed([2, 3]);
  expect(viewedIds()).toEqual([1]);
});

test.each(["{", "{}", '["1",null]'])(
  "%s in the storage counts as no viewed submissions",
  (text) => {
    localStorage.setItem(VIEWED_KEY, text);
    expect(viewedIds()).toEqual([]);
    markViewed([1]);
    expect(viewedIds()).toEqual([1]);
  },
);

test("a blocked storage causes no error", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  markViewed([1]);
  unmarkViewed([1]);
  expect(viewedIds()).toEqual([]);
});
