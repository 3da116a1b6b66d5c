/**
 * The whole style sheet; a page rendered ahead carries the rules of its first view itself. Without
 * it a page is plain, but whole: a failure is only logged.
 */
export async function loadStyles(): Promise<void> {
  try {
    await import("@/styles/index.css");
  } catch (error) {
    console.error("The style sheet did not arrive.", error);
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
