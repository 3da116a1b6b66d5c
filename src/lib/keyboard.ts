/**
 * What is read of a keyboard event. `keyCode` is deprecated, but only it tells some keys of an input
 * method: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode
 */
export type PressedKey = { key: string; code: string; isComposing: boolean; keyCode: number };

const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, with which for example Chinese is typed: there, Enter
 * confirms a word and Escape discards it. Safari ends the composition before it reports that key.
 */
export function isInputMethodKey({ isComposing, keyCode }: PressedKey): boolean {
  return isComposing || keyCode === INPUT_METHOD;
}

/**
 * Keeps the keys of an input method from all that listens to keys, in dialogs and menus too. The
 * browser still handles them. An editable text gets them, as it takes part in the composition.
 */
export function hideInputMethodKeys(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      const isInText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (isInputMethodKey(event) && !isInText) event.stopPropagation();
    },
    true,
  );
}
