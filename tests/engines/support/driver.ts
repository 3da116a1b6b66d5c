/** A window of a browser, and what only the browser itself can do in it. */
export type Driver = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** The size of the page, without the browser's own bars. */
  resize: (size: Size) => Promise<void>;
  /** Calls a function in the page, which brings along all that it needs. */
  call: (run: (...values: string[]) => unknown, ...values: string[]) => Promise<unknown>;
  /** Runs a script in the page, past its content security policy. */
  run: (script: string) => Promise<void>;
  moveMouse: (at: Point) => Promise<void>;
  click: (at: Point) => Promise<void>;
  /** Several keys are held down together. */
  press: (...keys: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file in the field that this CSS selector finds. */
  upload: (selector: string, file: string) => Promise<void>;
  /** The errors and warnings of the page that have not been taken yet. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** As in `KeyboardEvent.key`. */
export type Key =
  "ArrowDown" | "Backspace" | "Control" | "Enter" | "Escape" | "Shift" | "Tab" | "a" | "v";

/** A browser that has been started. Every window has a storage of its own. */
export type Engine = { openWindow: () => Promise<Driver>; close: () => Promise<void> };

/** A list as it comes out of a page. */
export function toStrings(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
