import { expect, test, vi } from "vitest";
import { readEditorView, storeEditorView } from "./editor-view";

test("nobody has chosen a view at first", () => {
  expect(readEditorView()).toBeNull();
});

test.each(["visual", "html"] as const)("the view %s is remembered in this browser", (view) => {
  storeEditorView(view);
  expect(readEditorView()).toBe(view);
});

test("a damaged value is no choice", () => {
  storeEditorView("visual");
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, "Visual");
  expect(readEditorView()).toBeNull();
});

test("a blocked storage does not stop anybody from writing", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  storeEditorView("visual");
  expect(readEditorView()).toBeNull();
});
