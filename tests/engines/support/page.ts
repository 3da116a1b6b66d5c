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

  /** Opens a page of the site. One that is used has its application then, one that is read not. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site + path);
    await this.#waitUntil("#root[data-hydrated], #root[data-page]:not([data-used])");
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.#waitUntil("#root[data-hydrated]");
  }

  /** Presses a key that does nothing but start the application of a page that is read. */
  readonly startApplication = () => this.press("Shift");

  readonly waitForHydration = () => this.#waitUntil("#root[data-hydrated]");

  readonly back = () => this.#driver.back();
  readonly resize = (size: Size) => this.#driver.resize(size);
  readonly press = (...keys: Key[]) => this.#driver.press(...keys);
  readonly type = (text: string) => this.#driver.type(text);

  readonly upload = (selector: string, file: string) =>
    this.#driver.upload(selector, path.resolve(file));

  /** Pastes at the focused element what another program would have copied. */
  readonly paste = async ({ html = "", text }: { html?: string; text: string }) => {
    await this.#driver.callInPage(pasteInPage, html, text);
  };

  /**
   * Inserts a text as an input method does, one character after the other, by its events and
   * changes of the document: no driver can operate an input method.
   */
  readonly compose = async (text: string) => {
    await this.#driver.callInPage(composeInPage, text);
  };

  /** The path, query and hash of the address. */
  readonly path = () => this.#evaluate(() => location.pathname + location.search + location.hash);
  readonly selectedText = () => this.#evaluate(() => String(getSelection()));
  readonly title = () => this.#evaluate(() => document.title);
  readonly mailLinks = async () =>
    toStrings(await this.#driver.callInPage(() => window.mailLinks ?? []));

  async #evaluate(run: () => string): Promise<string> {
    return String(await this.#driver.callInPage(run));
  }

  async #waitUntil(selector: string): Promise<void> {
    await vi.waitFor(async () => {
      if ((await this.locator(selector).count()) === 0) throw new Error(`No ${selector} came.`);
    }, WAIT);
  }
}

/** Runs in the page: the event that browsers dispatch on Ctrl+V. */
function pasteInPage(html: string, text: string) {
  const clipboardData = new DataTransfer();
  if (html) clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  // Firefox empties the data that the constructor of the event gets.
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  document.activeElement?.dispatchEvent(event);
}

/** Runs in the page: what an input method does when it inserts text at the cursor. */
function composeInPage(text: string) {
  const editor = document.activeElement;
  const selection = getSelection();
  if (!editor || !selection) return;
  const send = (type: string, data: string) =>
    editor.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
  send("compositionstart", "");
  const { anchorNode, anchorOffset } = selection;
  if (!(anchorNode instanceof Text)) throw new Error("The cursor is not in a text.");
  for (let length = 1; length <= text.length; length += 1) {
    const composed = text.slice(0, length);
    send("compositionupdate", composed);
    anchorNode.replaceData(anchorOffset, length - 1, composed);
    selection.collapse(anchorNode, anchorOffset + length);
    editor.dispatchEvent(
      new InputEvent("input", {
        data: composed,
        inputType: "insertCompositionText",
        isComposing: true,
        bubbles: true,
      }),
    );
  }
  send("compositionend", text);
}
