import type { KeyInput } from "puppeteer-core";

/** A window of a running browser, with a storage of its own. */
export type Driver = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Runs the body of a function in the page, whatever its content security policy forbids. */
  run: (script: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys. Several are held down together. */
  press: (...keys: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that matches a CSS selector. */
  upload: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = { openWindow: () => Promise<Driver>; close: () => Promise<void> };

export type Size = { width: number; height: number };

/** The name of a key as in `KeyboardEvent.key`. */
export type Key = KeyInput;
