import { vi } from "vitest";
import { toStrings, type Driver } from "./driver";
import {
  LIBRARY,
  readElements,
  recordMailLinks,
  type Name,
  type Step,
  type ElementProperty,
} from "./in-page";

/** A timeout that only a hanging page reaches, however slow the computer is. */
export const WAIT = { timeout: 120_000, interval: 50 } as const;

/** More than the number of tab stops of any page. */
const MAX_TAB_STOPS = 100;

type RoleOptions = { name?: string | RegExp; level?: number };

/**
 * Finds elements anew at each use, like a locator of Playwright. A string matches the whole name, a
 * regular expression a part of it.
 */
export class Locator {
  readonly #driver: Driver;
  readonly #steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[]) {
    this.#driver = driver;
    this.#steps = steps;
  }

  getByRole(role: string, { name, level }: RoleOptions = {}): Locator {
    return this.#chain({
      by: "role",
      role,
      ...(name !== undefined && { name: toName(name) }),
      ...(level !== undefined && { level }),
    });
  }

  getByLabel(name: string | RegExp): Locator {
    return this.#chain({ by: "label", name: toName(name) });
  }

  getByText(name: string | RegExp): Locator {
    return this.#chain({ by: "text", name: toName(name) });
  }

  locator(selector: string): Locator {
    return this.#chain({ by: "css", selector });
  }

  /** The element with this index, from 0. */
  nth(index: number): Locator {
    return this.#chain({ by: "nth", index });
  }

  readonly texts = () => this.#read("text");
  readonly text = async () => (await this.texts()).join("\n");
  readonly count = async () => (await this.texts()).length;
  readonly value = async () => (await this.#read("value")).join("\n");
  /** The distance to the upper edge of the viewport, in pixels. */
  readonly top = async () => Number((await this.#read("top"))[0]);
  readonly isFocused = () => this.#is("focused");
  readonly isInView = () => this.#is("in view");
  /** True for an image that has loaded. */
  readonly isLoaded = () => this.#is("loaded");

  attributes(name: string): Promise<string[]> {
    return this.#read(`@${name}`);
  }

  async attribute(name: string): Promise<string> {
    return (await this.attributes(name)).join("\n");
  }

  /** Resolves when exactly one element is visible. */
  async waitFor(): Promise<void> {
    await this.#waitFor(async () => (await this.count()) === 1, "is not there");
  }

  /** Resolves when no element is visible. */
  async waitUntilGone(): Promise<void> {
    await this.#waitFor(async () => (await this.count()) === 0, "is still there");
  }

  /** Clicks the element with the mouse, when it no longer moves and nothing covers it. */
  async click(): Promise<void> {
    let lastPoint = "";
    await this.#waitFor(async () => {
      const [point = "", ...others] = await this.#read("point");
      const isStill = point !== "" && point === lastPoint && others.length === 0;
      lastPoint = point;
      return isStill;
    }, "cannot be clicked");
    const [x, y] = lastPoint.split(" ").map(Number);
    await this.#driver.click({ x: x ?? 0, y: y ?? 0 });
  }

  /** Replaces the value of a field by selecting and typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#driver.press("Control", "a");
    await this.#driver.type(text);
  }

  /**
   * Moves the focus to the element with the Tab key, and presses Enter. Only forward: after the
   * last element the focus would move to the browser's own controls.
   */
  async tabToAndPressEnter(): Promise<void> {
    await this.waitFor();
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      if (await this.isFocused()) return this.#driver.press("Enter");
      await this.#tab();
    }
    throw new Error(`${MAX_TAB_STOPS} stops do not lead to ${this.#name()}.`);
  }

  async #read(property: ElementProperty): Promise<string[]> {
    const steps = JSON.stringify(this.#steps);
    const found = await this.#driver.callInPage(readElements, steps, property);
    if (found !== null) return toStrings(found);
    // The document is new and has no scripts of the tests yet.
    await this.#driver.runInPage(LIBRARY);
    await this.#driver.callInPage(recordMailLinks);
    return toStrings(await this.#driver.callInPage(readElements, steps, property));
  }

  /** Presses Tab and waits, since some drivers report the key as pressed before the focus moves. */
  async #tab(): Promise<void> {
    const findFocus = async () => String(await this.#driver.callInPage(getFocusedIndex));
    const before = await findFocus();
    await this.#driver.press("Tab");
    await this.#waitFor(async () => (await findFocus()) !== before, "is not reached with Tab");
  }

  async #is(property: ElementProperty): Promise<boolean> {
    const values = await this.#read(property);
    return values.length === 1 && values[0] === "true";
  }

  #chain(step: Step): Locator {
    return new Locator(this.#driver, [...this.#steps, step]);
  }

  /** Retries on errors as well: during a navigation, a script cannot run in the page. */
  async #waitFor(isSo: () => Promise<boolean>, problem: string): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`${this.#name()} ${problem}.`);
    }, WAIT);
  }

  #name(): string {
    return JSON.stringify(this.#steps);
  }
}

/** Runs in the page: the position of the focused element among all elements. */
function getFocusedIndex(): number {
  return [...document.querySelectorAll("*")].findIndex((one) => one === document.activeElement);
}

function toName(name: string | RegExp): Name {
  return typeof name === "string" ? { text: name } : { pattern: name.source };
}
