/**
 * What is read of a keyboard event. `keyCode` is deprecated, but only it tells some keys of an input
 * method: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode
 */
type PressedKey = { key: string; code: string; isComposing: boolean; keyCode: number };
type PressedKeys = PressedKey & {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, with which for example Chinese is typed: there, Enter
 * confirms a word and Escape discards it. Safari ends the composition before it reports that key.
 */
export function isInputMethodKey({ isComposing, keyCode }: PressedKey): boolean {
  return isComposing || keyCode === INPUT_METHOD;
}

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

/**
 * Keeps the keys of an input method from all that listens to keys, in dialogs and menus too. The
 * browser still handles them. An editable text gets them, as it takes part in the composition.
 * Returns the function that ends this.
 */
export function hideInputMethodKeys(): () => void {
  const hide = (event: KeyboardEvent) => {
    const isInText = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (isInputMethodKey(event) && !isInText) event.stopPropagation();
  };
  window.addEventListener("keydown", hide, true);
  return () => {
    window.removeEventListener("keydown", hide, true);
  };
}
