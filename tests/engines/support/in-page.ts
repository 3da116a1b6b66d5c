// Functions that run in the page. They are sent as source text, so they use nothing from outside.

declare global {
  interface Window {
    TestingLibraryDom?: typeof import("@testing-library/dom");
  }
}

/**
 * Stores the errors and warnings of the page, and the mail links that are clicked, in the session
 * storage, one a line: not every driver reports them, and they shall outlast the document.
 */
export function watchPage() {
  if (Reflect.has(window, "isWatched")) return;
  Object.assign(window, { isWatched: true });
  let isLeft = false;
  const record = (key: string, ...values: unknown[]) => {
    const line = `${values.map(String).join(" ")}\n`;
    sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? "") + line);
  };
  const recordError = (...values: unknown[]) => {
    // Firefox aborts the requests of a page that is left, which logs errors.
    if (!isLeft) record("errors", ...values);
  };
  addEventListener("beforeunload", () => (isLeft = true));
  // Back may show a page again without loading it.
  addEventListener("pageshow", () => (isLeft = false));
  const { error, warn } = console;
  Object.assign(console, {
    error: (...values: unknown[]) => {
      recordError(...values);
      error(...values);
    },
    warn: (...values: unknown[]) => {
      recordError(...values);
      warn(...values);
    },
  });
  addEventListener("error", ({ message }) => {
    recordError(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    recordError(reason);
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    recordError(`${violatedDirective} blocked ${blockedURI}`);
  });
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href.startsWith("mailto:")) return;
      // Without a mail program, MiniBrowser would replace the page by an error page.
      event.preventDefault();
      record("mailLinks", link.href);
    },
    true,
  );
}

/** The middle of an element; "" while it is being scrolled to or another one covers it. */
export function findPoint(element: HTMLElement): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return "";
  }
  // Of a link's first line: the middle of its bounding box may be outside the text when it wraps.
  const [box] = element.getClientRects();
  if (!box) return "";
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
  const hit = document.elementFromPoint(x ?? 0, y ?? 0);
  return hit && element.contains(hit) ? `${x} ${y}` : "";
}

/** The event that browsers dispatch on Ctrl+V. */
export function paste({ html, text }: { html: string; text: string }) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  // Firefox empties the data that the constructor of the event gets.
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  document.activeElement?.dispatchEvent(event);
}

/** What an input method does when it inserts text at the cursor. */
export function compose(text: string) {
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
    const inputType = "insertCompositionText";
    const event = { data: composed, inputType, isComposing: true, bubbles: true };
    editor.dispatchEvent(new InputEvent("input", event));
  }
  send("compositionend", text);
}
