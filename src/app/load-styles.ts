/** The full style sheet. Those with a `media` attribute are for print and forced colors. */
const SHEETS = 'link[rel="stylesheet"]:not([media])';

/**
 * Loads the full style sheet; a prerendered page has only its critical CSS inline. A failure leaves
 * the page readable, so it is logged and the next press tries again.
 */
export async function loadStyles(): Promise<void> {
  try {
    await import("@/styles/index.css");
  } catch (error) {
    console.error("The style sheet did not arrive.", error);
    window.addEventListener("pointerdown", reloadStyles, { once: true });
  }
}

/**
 * Reloads the sheet by a copy of its `<link>`: Vite's preload helper requests a file only once per
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

/**
 * Loads the full style sheet as soon as an element is added that the critical CSS does not cover,
 * for example a message.
 */
export function loadStylesOnChange(root: HTMLElement) {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node instanceof Element)) return;
    observer.disconnect();
    void loadStyles();
  });
  observer.observe(root, { childList: true, subtree: true });
}
