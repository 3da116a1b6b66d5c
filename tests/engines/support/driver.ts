/** A browser window, and what cannot be done by a script in its page. */
export type Driver = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the size of the viewport, without the browser's own bars. */
  resize: (size: Size) => Promise<void>;
  /**
   * Calls a function in the page. It is sent as source text, so it must not use other variables.
   */
  callInPage: (run: (...values: string[]) => unknown, ...values: string[]) => Promise<unknown>;
  /** Runs a script in the page, even if its content security policy forbids inline scripts. */
  runInPage: (script: string) => Promise<void>;
  click: (at: Point) => Promise<void>;
  /** Presses keys. Several are held down together. */
  press: (...keys: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that matches a CSS selector. */
  upload: (selector: string, file: string) => Promise<void>;
  /** Returns the errors and warnings of the page since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** Names as in `KeyboardEvent.key`. */
export type Key =
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "Backspace"
  | "Control"
  | "Delete"
  | "End"
  | "Enter"
  | "Escape"
  | "Home"
  | "Shift"
  | "Tab"
  | "a"
  | "b"
  | "c"
  | "k"
  | "v"
  | "x"
  | "y"
  | "z";

/** A running browser. Each window has its own storage. */
export type Engine = { openWindow: () => Promise<Driver>; close: () => Promise<void> };

/** Checks a list that a page has returned. */
export function toStrings(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
