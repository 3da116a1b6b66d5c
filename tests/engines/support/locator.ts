import { vi } from "vitest";
import { toStrings, type Driver } from "./driver";
import {
  LIBRARY,
  readElements,
  recordMailLinks,
  type Name,
  type Step,
  type Trait,
} from "./in-page";

/** Nothing but a hang takes this long. */
export const WAIT = { timeout: 120_000, interval: 50 } as const;

/** More stops than any page has. */
const MOST_STOPS = 100;

type RoleOptions = { name?: string | RegExp; level?: number };

/** How to find elements, tried anew at each use. A name that is a text is the whole name. */
export class Locator {
  readonly #driver: Driver;
  readonly #steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[]) {
    this.#driver = driver;
    this.#steps = steps;
  }

  getByRole(role: string, { name, level }: RoleOptions = {}): Locator {
    return this.#then({
      by: "role",
      role,
      ...(name !== undefined && { name: toName(name) }),
      ...(level !== undefined && { level }),
    });
  }

  getByLabel(name: string | RegExp): Locator {
    return this.#then({ by: "label", name: toName(name) });
  }

  getByText(name: string | RegExp): Locator {
    return this.#then({ by: "text", name: toName(name) });
  }

  locator(selector: string): Locator {
    return this.#then({ by: "css", selector });
  }

  /** Of several, the one in this place, counted from 0. */
  nth(place: number): Locator {
    return this.#then({ by: "place", place });
  }

  readonly texts = () => this.#read("text");
  readonly text = async () => (await this.texts()).join("\n");
  readonly count = async () => (await this.texts()).length;
  readonly value = async () => (await this.#read("value")).join("\n");
  /** How far it is below the upper edge of the window, in pixels. */
  readonly top = async () => Number((await this.#read("top"))[0]);
  readonly isFocused = () => this.#is("focused");
  readonly isInView = () => this.#is("in view");
  /** It is a picture that has arrived. */
  readonly isLoaded = () => this.#is("loaded");

  attributes(name: string): Promise<string[]> {
    return this.#read(`@${name}`);
  }

  async attribute(name: string): Promise<string> {
    return (await this.attributes(name)).join("\n");
  }

  /** Resolves when there is one that can be seen. */
  async waitFor(): Promise<void> {
    await this.#waitFor(async () => (await this.count()) === 1, "is not there");
  }

  /** Resolves when there is none any more. */
  async waitUntilGone(): Promise<void> {
    await this.#waitFor(async () => (await this.count()) === 0, "is still there");
  }

  /** With the mouse, once it stands still and nothing covers it. */
  async click(): Promise<void> {
    let place = "";
    await this.#waitFor(async () => {
      const [point = "", ...others] = await this.#read("point");
      const isStill = point !== "" && point === place && others.length === 0;
      place = point;
      return isStill;
    }, "cannot be clicked");
    const [x, y] = place.split(" ").map(Number);
    await this.#driver.click({ x: x ?? 0, y: y ?? 0 });
  }

  /** Types this in the place of what the field holds. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#driver.press("Control", "a");
    await this.#driver.type(text);
  }

  /**
   * Goes here with the Tab key, forward only (behind the last stop is the browser's own bar), and
   * presses Enter.
   */
  async pressOn(): Promise<void> {
    await this.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.isFocused()) return this.#driver.press("Enter");
      await this.#tab();
    }
    throw new Error(`${MOST_STOPS} stops do not lead to ${this.#name()}.`);
  }

  async #read(trait: Trait): Promise<string[]> {
    const steps = JSON.stringify(this.#steps);
    const found = await this.#driver.call(readElements, steps, trait);
    if (found !== null) return toStrings(found);
    // The first time in this document.
    await this.#driver.run(LIBRARY);
    await this.#driver.call(recordMailLinks);
    return toStrings(await this.#driver.call(readElements, steps, trait));
  }

  /** Some engines move the focus later than they say. */
  async #tab(): Promise<void> {
    const findFocus = async () => String(await this.#driver.call(getFocusedPlace));
    const before = await findFocus();
    await this.#driver.press("Tab");
    await this.#waitFor(async () => (await findFocus()) !== before, "is not reached with Tab");
  }

  async #is(trait: Trait): Promise<boolean> {
    const answers = await this.#read(trait);
    return answers.length === 1 && answers[0] === "true";
  }

  #then(step: Step): Locator {
    return new Locator(this.#driver, [...this.#steps, step]);
  }

  /** Between two documents a page cannot be asked: that is no answer yet. */
  async #waitFor(isSo: () => Promise<boolean>, problem: string): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`${this.#name()} ${problem}.`);
    }, WAIT);
  }

  #name(): string {
    return JSON.stringify(this.#steps);
  }
}

/** Runs in the page. */
function getFocusedPlace(): number {
  return [...document.querySelectorAll("*")].findIndex((one) => one === document.activeElement);
}

function toName(name: string | RegExp): Name {
  return typeof name === "string" ? { text: name } : { pattern: name.source };
}
