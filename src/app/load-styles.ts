import { delay, idle } from "@/lib/idle";

/** A style sheet that takes longer does not keep the next one from being applied. */
const SHEET_LIMIT_MS = 1000;

/** A page that is not prerendered is shown without styles when they take longer. */
const IMPORT_LIMIT_MS = 5000;

/** The longest wait for the frame in which a style sheet is applied. */
const FRAME_LIMIT_MS = 200;

/** When a failed style sheet is requested again. */
const RETRY_EVENTS = ["pointerdown", "keydown", "popstate"] as const;

let loading: Promise<void> | undefined;

/**
 * Loads the complete style sheets once; a prerendered page has only its critical CSS inline.
 * Resolves when they have arrived or failed, of which none affects the others.
 */
export function loadStyles(): Promise<void> {
  loading ??= loadSheets();
  return loading;
}

async function loadSheets() {
  const links = listSheetsOfPage();
  if (links.length === 0) {
    const sheets = [import("@/styles/index.css"), import("@/styles/fonts.css")];
    await Promise.race([Promise.allSettled(sheets), delay(IMPORT_LIMIT_MS)]);
  }
  document.head.append(...links.map(preload));
  // Each makes the browser compute style or layout of the page anew, so they come in frames apart.
  for (const link of links) {
    await Promise.race([appendSheet(link), delay(SHEET_LIMIT_MS)]);
    await idle(FRAME_LIMIT_MS);
  }
}

/**
 * A style sheet that fails, of this page or of one that is navigated to, leaves the page readable. It
 * is requested again at the next press or key, so also when a link is followed. By a copy of its
 * `<link>`, because Vite's preload helper requests a file only once per page.
 */
export function retryFailedSheets(): void {
  document.head.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      console.error("A style sheet did not arrive.", target.href);
      const retry = () => {
        for (const type of RETRY_EVENTS) window.removeEventListener(type, retry, true);
        if (!target.sheet) target.replaceWith(target.cloneNode());
      };
      for (const type of RETRY_EVENTS) window.addEventListener(type, retry, true);
    },
    true,
  );
  // Otherwise Vite would not run the code of a page whose sheet has failed.
  window.addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
  });
}

/**
 * Copies of the links that a prerendered page has for visitors without JavaScript. For all others,
 * the content of `<noscript>` is text: https://html.spec.whatwg.org/multipage/scripting.html#the-noscript-element
 */
function listSheetsOfPage(): HTMLLinkElement[] {
  const template = document.createElement("template");
  template.innerHTML = [...document.querySelectorAll("head noscript")]
    .map(({ textContent }) => textContent)
    .join("");
  const links = [...template.content.querySelectorAll("link")];
  // As Vite's own links, with which a chunk may request a sheet meanwhile.
  for (const link of links) link.crossOrigin = "";
  return links;
}

function preload({ href, crossOrigin }: HTMLLinkElement): HTMLLinkElement {
  const link = document.createElement("link");
  return Object.assign(link, { rel: "preload", as: "style", href, crossOrigin });
}

function appendSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) {
      link.addEventListener(type, () => {
        resolve();
      });
    }
    document.head.append(link);
  });
}
