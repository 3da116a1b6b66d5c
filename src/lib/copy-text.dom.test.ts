import { expect, onTestFinished, test } from "vitest";
import { copyText } from "./copy-text";

/** Replaces the clipboard and `execCommand`, because jsdom has neither. */
function useBrowser(clipboard: unknown, execCommand?: (command: string) => boolean) {
  const clipboardBefore = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  Object.defineProperty(document, "execCommand", { configurable: true, value: execCommand });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(document, "execCommand");
    if (clipboardBefore) Object.defineProperty(navigator, "clipboard", clipboardBefore);
    document.body.replaceChildren();
  });
}

test.each([
  ["missing", undefined],
  ["refused", { writeText: () => Promise.reject(new Error("denied")) }],
])("a %s clipboard gives way to copying a selection", async (_name, clipboard) => {
  let copied = "";
  useBrowser(clipboard, (command) => {
    const field = document.activeElement;
    if (command === "copy" && field instanceof HTMLTextAreaElement) {
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
    }
    return true;
  });
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  expect(await copyText("a\n👩‍🏭")).toBe(true);
  expect(copied).toBe("a\n👩‍🏭");
  expect(button).toHaveFocus();
  expect(document.querySelector("textarea")).toBeNull();
});
