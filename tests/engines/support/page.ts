import path from "node:path";
import { vi } from "vitest";
import { toStrings, type Driver, type Key, type Size } from "./driver";
import { Locator, WAIT } from "./locator";

/** A visitor's window on the site under test. */
export class Page extends Locator {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    super(driver, []);
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a page of the site and waits until the application runs in it. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site + path);
    await this.#waitUntilLive();
  }

  /** Opens a page, and another one while the application is still on its way. */
  async leaveEarly(first: string, second: string): Promise<void> {
    await this.#driver.open(this.#site + first);
    await this.open(second);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.#waitUntilLive();
  }

  readonly back = () => this.#driver.back();
  readonly resize = (size: Size) => this.#driver.resize(size);
  readonly press = (...keys: Key[]) => this.#driver.press(...keys);
  readonly type = (text: string) => this.#driver.type(text);

  readonly upload = (selector: string, file: string) =>
    this.#driver.upload(selector, path.resolve(file));

  /** The address, from the path on. */
  readonly path = () => this.#ask(() => location.pathname + location.search + location.hash);
  readonly title = () => this.#ask(() => document.title);
  readonly mails = async () => toStrings(await this.#driver.call(() => window.mails ?? []));

  async #ask(run: () => string): Promise<string> {
    return String(await this.#driver.call(run));
  }

  async #waitUntilLive(): Promise<void> {
    await vi.waitFor(async () => {
      if ((await this.locator("#root[data-live]").count()) === 0) {
        throw new Error("The application does not run.");
      }
    }, WAIT);
  }
}
