import { isInputMethodKey, type PressedKey } from "@/lib/keyboard";

type PressedKeys = PressedKey & {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

/**
 * A letter that is pressed with Ctrl or Cmd, for example "b" or "Shift+z"; null for other keys. Alt
 * must not be pressed, because on Windows AltGr is reported as Ctrl+Alt, and it types letters.
 */
export function readShortcut(keys: PressedKeys): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = keys;
  if (!(ctrlKey || metaKey) || altKey || isInputMethodKey(keys)) return null;
  const letter = readLetter(keys);
  return letter && (shiftKey ? `Shift+${letter}` : letter);
}

/**
 * The Latin letter of a key, whatever the layout of the keyboard. A key with a Latin letter is that
 * letter, wherever the layout has it. On a Cyrillic or Arabic keyboard, say, it is the letter that the
 * key has on an American one, as in other programs.
 */
function readLetter({ key, code, keyCode }: PressedKey): string | null {
  // In capitals, the dotless "ı" of a Turkish keyboard is an "I".
  const letter = key.toUpperCase();
  if (/^[A-Z]$/.test(letter)) return letter.toLowerCase();
  // The names of other keys, and letters such as "ś", which are no shortcuts.
  if (/\p{Script=Latin}/u.test(key)) return null;
  const isSign = /^\p{ASCII}$/u.test(key);
  // With Shift, some Arabic and Thai keys are signs. A Dvorak keyboard has signs on keys of letters.
  if (isSign) return /^[A-Z]$/.exec(String.fromCharCode(keyCode))?.[0].toLowerCase() ?? null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
