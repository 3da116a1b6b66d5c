import { describe, expect, test } from "vitest";
import { readShortcut } from "./shortcut";

type Pressed = Partial<Parameters<typeof readShortcut>[0]>;

const press = (pressed: Pressed) =>
  readShortcut({
    key: "",
    code: "",
    keyCode: 0,
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...pressed,
  });

describe("Ctrl and a letter", () => {
  test.each<[string, Pressed, string]>([
    ["one with Caps Lock on, and Shift", { key: "z", code: "KeyZ", shiftKey: true }, "Shift+z"],
    ["a Mac", { key: "s", code: "KeyS", ctrlKey: false, metaKey: true }, "s"],
    ["a Russian keyboard with Shift", { key: "Я", code: "KeyZ", shiftKey: true }, "Shift+z"],
    ["an Arabic keyboard, whose B types two letters", { key: "لا", code: "KeyB" }, "b"],
    [
      "an Arabic keyboard, whose V is a sign with Shift",
      { key: "{", code: "KeyV", keyCode: 86, shiftKey: true },
      "Shift+v",
    ],
    ["a Turkish keyboard", { key: "ı", code: "KeyI" }, "i"],
    ["a German keyboard", { key: "z", code: "KeyY" }, "z"],
  ])("is the letter on %s", (_, pressed, shortcut) => {
    expect(press(pressed)).toBe(shortcut);
  });

  test.each<[string, Pressed]>([
    ["without Ctrl", { key: "s", code: "KeyS", ctrlKey: false }],
    ["AltGr, which types a letter", { key: "ś", code: "KeyS", altKey: true }],
    ["a letter with an accent", { key: "ü", code: "KeyZ" }],
    ["a sign on a Dvorak keyboard", { key: ";", code: "KeyZ", keyCode: 186 }],
    ["an input method", { key: "Process", code: "KeyS", keyCode: 229 }],
  ])("is no shortcut: %s", (_, pressed) => {
    expect(press(pressed)).toBeNull();
  });
});
