/** Of whole sheets: that of wide screens has a medium. */
const SHEETS = 'link[rel="stylesheet"]:not([media])';

/**
 * The whole style sheet; a page rendered ahead carries the rules of its first view itself. Without
 * it a page is plain, but whole: a failure is logged, and the visitor's next press tries again.
 */
export async function loadStyles(): Promise<void> {
  try {
    await import("@/styles/index.css");
  } catch (error) {
    console.error("The style sheet did not arrive.", error);
    window.addEventListener("pointerdown", reloadStyles, { once: true });
  }
}

/** Vite asks for a file only once; a copy of its link makes the browser ask again. */
function reloadStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
    const copy = link.cloneNode();
    copy.addEventListener("error", () => {
      window.addEventListener("pointerdown", reloadStyles, { once: true });
    });
    link.replaceWith(copy);
  }
}

/** Loads it as soon as something is drawn that the page did not come with, a message for example. */
export function loadStylesOnChange(root: HTMLElement) {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node instanceof Element)) return;
    observer.disconnect();
    void loadStyles();
  });
  observer.observe(root, { childList: true, subtree: true });
}
