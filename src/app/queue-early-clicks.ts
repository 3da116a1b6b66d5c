/**
 * Before hydration no button has a handler. Until then a click on one is queued; the returned
 * function stops queueing and clicks each queued button once, in order. Links, fields, menus,
 * `<details>` and the validation of forms work without scripts and are left alone. The root is
 * marked, for the notice of a page whose application is late (styles/feedback.css).
 */
export function queueEarlyClicks(root: HTMLElement): () => void {
  const queued = new Set<HTMLButtonElement>();
  const queue = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.hasAttribute("popovertarget") || isRefused(button)) return;
    // A submit button would otherwise make the browser submit its form and leave the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    queued.add(button);
    root.dataset["pressed"] = "";
  };
  window.addEventListener("click", queue, true);
  return () => {
    window.removeEventListener("click", queue, true);
    for (const button of queued) button.click();
  };
}

/** Whether the browser itself does not submit the form and shows what is missing. */
function isRefused({ type, form }: HTMLButtonElement): boolean {
  return type === "submit" && form !== null && !form.noValidate && !form.checkValidity();
}
