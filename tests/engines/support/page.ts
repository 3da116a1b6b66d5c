import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { vi } from "vitest";
import type { Driver, Key, Size } from "./driver";
import { compose, findPoint, paste, watchPage } from "./in-page";

/** A timeout that only a hanging page reaches, however slow the computer is. */
const WAIT = { timeout: 120_000, interval: 50 } as const;

/** More than the number of tab stops of any page. */
const MAX_TAB_STOPS = 100;

/** DOM Testing Library, the queries of the unit tests, as a script for the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/**
 * Finds elements anew at each use, like a locator of Playwright, and only visible ones. A string
 * matches the whole name, a regular expression a part of it.
 */
class Locator {
  readonly #driver: Driver;
  /** Scripts, each of which searches in the elements that the one before has `found`. */
  readonly #steps: readonly string[];

  constructor(driver: Driver, steps: readonly string[] = []) {
    this.#driver = driver;
    this.#steps = steps;
  }

  getByRole(role: string, { name, level }: { name?: string | RegExp; level?: number } = {}) {
    const options = `{ name: ${toSource(name)}, level: ${level} }`;
    return this.#find(`library.queryAllByRole(from, ${toSource(role)}, ${options})`);
  }

  getByLabel(name: string | RegExp) {
    return this.#find(`library.queryAllByLabelText(from, ${toSource(name)})`);
  }

  getByText(name: string | RegExp) {
    return this.#find(`library.queryAllByText(from, ${toSource(name)})`);
  }

  locator(selector: string) {
    return this.#find(`[...from.querySelectorAll(${toSource(selector)})]`);
  }

  /** The element with this index, from 0. */
  nth(index: number) {
    return new Locator(this.#driver, [...this.#steps, `found.slice(${index}, ${index + 1})`]);
  }

  readonly texts = () => this.#read((element) => element.innerText.replace(/\s+/gu, " ").trim());
  readonly text = async () => (await this.texts()).join("\n");
  readonly count = async () => (await this.texts()).length;
  readonly value = async () =>
    (await this.#read((element) => Reflect.get(element, "value"))).join("\n");
  /** The distance to the upper edge of the viewport, in pixels. */
  readonly top = async () =>
    Number((await this.#read((element) => element.getBoundingClientRect().top))[0]);
  readonly isFocused = () => this.#is((element) => element === document.activeElement);
  readonly isInView = () =>
    this.#is((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  /** True for an image that has loaded. */
  readonly isLoaded = () =>
    this.#is((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

  attributes(name: string) {
    return this.#read(`(element) => element.getAttribute(${toSource(name)}) ?? ""`);
  }

  async attribute(name: string) {
    return (await this.attributes(name)).join("\n");
  }

  /** Resolves when exactly one element is visible. */
  async waitFor() {
    await this.#waitUntil(async () => (await this.count()) === 1, "is not there");
  }

  /** Resolves when no element is visible. */
  async waitUntilGone() {
    await this.#waitUntil(async () => (await this.count()) === 0, "is still there");
  }

  /** Clicks the element with the mouse, when it no longer moves and nothing covers it. */
  async click() {
    let lastPoint = "";
    await this.#waitUntil(async () => {
      const [point = "", ...others] = await this.#read(findPoint);
      const isStill = point !== "" && point === lastPoint && others.length === 0;
      lastPoint = point;
      return isStill;
    }, "cannot be clicked");
    const [x = 0, y = 0] = lastPoint.split(" ").map(Number);
    await this.#driver.click(x, y);
  }

  /** Replaces the value of a field by selecting and typing. */
  async fill(text: string) {
    await this.click();
    await this.#driver.press("Control", "a");
    await this.#driver.type(text);
  }

  /**
   * Moves the focus to the element with the Tab key, and presses Enter. Only forward: after the
   * last element the focus would move to the browser's own controls.
   */
  async tabToAndPressEnter() {
    await this.waitFor();
    const findFocus = () =>
      this.#driver.run(
        "return [...document.querySelectorAll('*')].indexOf(document.activeElement)",
      );
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      if (await this.isFocused()) return this.#driver.press("Enter");
      const before = await findFocus();
      await this.#driver.press("Tab");
      // Some drivers report the key as pressed before the focus moves.
      await this.#waitUntil(async () => (await findFocus()) !== before, "is not reached with Tab");
    }
    throw new Error(`${MAX_TAB_STOPS} stops do not lead to ${this.#steps.join()}.`);
  }

  /** Calls a function in the page for each element. Given as text, it can have values from here. */
  async #read(read: string | ((element: HTMLElement) => unknown)): Promise<string[]> {
    const script = `
      const library = window.TestingLibraryDom;
      if (!library) return null;
      let found = [document.body];
      const find = (search) => [...new Set(found.flatMap(search))]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }));
      ${this.#steps.map((step) => `found = ${step};`).join("\n")}
      return found.map(${String(read)}).map(String);`;
    const values = await this.#driver.run(script);
    if (Array.isArray(values)) return values.map(String);
    // The document is new and has no scripts of the tests yet.
    await this.#driver.run(`${LIBRARY}\n(${String(watchPage)})();`);
    return this.#read(read);
  }

  async #is(test: (element: HTMLElement) => boolean) {
    const values = await this.#read(test);
    return values.length === 1 && values[0] === "true";
  }

  #find(search: string) {
    return new Locator(this.#driver, [...this.#steps, `find((from) => ${search})`]);
  }

  /** Retries on errors as well: during a navigation, a script cannot run in the page. */
  async #waitUntil(isSo: () => Promise<boolean>, problem: string) {
    await vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`${this.#steps.join()} ${problem}.`);
    }, WAIT);
  }
}

/** A visitor's window on the site under test. */
export class Page extends Locator {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    super(driver);
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a page of the site. One that is used has its application then, one that is read not. */
  async open(address: string) {
    await this.#driver.open(this.#site + address);
    await this.locator("#root[data-hydrated], #root[data-page]:not([data-used])").waitFor();
  }

  async reload() {
    await this.#driver.reload();
    await this.waitForHydration();
  }

  /** Presses a key that does nothing but start the application of a page that is read. */
  readonly startApplication = () => this.press("Shift");
  readonly waitForHydration = () => this.locator("#root[data-hydrated]").waitFor();

  readonly back = () => this.#driver.back();
  readonly resize = (size: Size) => this.#driver.resize(size);
  readonly press = (...keys: Key[]) => this.#driver.press(...keys);
  readonly type = (text: string) => this.#driver.type(text);
  readonly upload = (selector: string, file: string) =>
    this.#driver.upload(selector, path.resolve(file));

  /** Pastes at the focused element what another program would have copied. */
  readonly paste = (copied: { html: string; text: string }) =>
    this.#driver.run(`(${String(paste)})(${JSON.stringify(copied)})`);

  /**
   * Inserts a text as an input method does, one character after the other, by its events and
   * changes of the document: no driver can operate an input method.
   */
  readonly compose = (text: string) => this.#driver.run(`(${String(compose)})(${toSource(text)})`);

  /** The path, query and hash of the address. */
  readonly path = () => this.#evaluate("location.pathname + location.search + location.hash");
  readonly selectedText = () => this.#evaluate("getSelection()");
  readonly title = () => this.#evaluate("document.title");
  /** The mail links that were clicked, oldest first. */
  readonly mailLinks = () => this.#readLines("mailLinks");
  /** The errors and warnings in the console. */
  readonly errors = () => this.#readLines("errors");

  async #readLines(key: string) {
    const lines = await this.#evaluate(`sessionStorage.getItem(${toSource(key)}) ?? ""`);
    return lines.split("\n").filter(Boolean);
  }

  async #evaluate(expression: string) {
    return String(await this.#driver.run(`return String(${expression})`));
  }
}

/** A value as JavaScript. */
function toSource(value: string | RegExp | undefined): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
