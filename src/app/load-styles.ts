import { idle } from "@/lib/idle";

/** The complete style sheets. Those with a `media` attribute are for some visitors only. */
const SHEETS = 'link[rel="stylesheet"]:not([media])';

/** The longest wait for the frame in which a style sheet is applied. */
const FRAME_LIMIT_MS = 200;

let loading: Promise<void> | undefined;

/**
 * Loads the complete style sheets once; a prerendered page has only its critical CSS inline.
 * Resolves when they have arrived. A failure leaves the page readable, so it is logged, and the next
 * press tries again.
 */
export function loadStyles(): Promise<void> {
  loading ??= loadSheets();
  return loading;
}

async function loadSheets() {
  try {
    const links = listSheetsOfPage();
    if (links.length === 0) {
      await Promise.all([import("@/styles/index.css"), import("@/styles/fonts.css")]);
    }
    document.head.append(...links.map(preload));
    // Each makes the browser compute style or layout of the page anew, so they come in frames apart.
    for (const link of links) {
      await appendSheet(link);
      await idle(FRAME_LIMIT_MS);
    }
  } catch (error) {
    console.error("The style sheet did not arrive.", error);
    window.addEventListener("pointerdown", reloadStyles, { once: true });
  }
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
  return new Promise((resolve, reject) => {
    document.head.append(link);
    link.addEventListener("load", () => {
      resolve();
    });
    link.addEventListener("error", () => {
      reject(new Error(`${link.href} cannot be loaded.`));
    });
  });
}

/**
 * Reloads the sheets by copies of their `<link>`: Vite's preload helper requests a file only once per
 * page.
 */
function reloadStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
    const copy = link.cloneNode();
    copy.addEventListener("error", () => {
      window.addEventListener("pointerdown", reloadStyles, { once: true });
    });
    link.replaceWith(copy);
  }
}
