import { expect, test, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./safe-storage";

test("a written value can be read until it is removed", () => {
  expect(writeStored("sessionStorage", "key", "text")).toBe(true);
  expect(readStored("sessionStorage", "key")).toBe("text");
  expect(readStored("localStorage", "key")).toBeNull();
  removeStored("sessionStorage", "key");
  expect(readStored("sessionStorage", "key")).toBeNull();
});

test("writing to a full storage returns false", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeStored("localStorage", "key", "text")).toBe(false);
});

test("a blocked storage reads as empty", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readStored("sessionStorage", "key")).toBeNull();
  expect(writeStored("sessionStorage", "key", "text")).toBe(false);
  removeStored("sessionStorage", "key");
});
