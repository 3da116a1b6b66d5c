/**
 * Before hydration no button has a handler. Until then a click on one is queued; the returned
 * function stops queueing and clicks each queued button once, in order. Links, fields and
 * `<details>` work without scripts and are left alone.
 */
export function queueEarlyClicks(): () => void {
  const queued = new Set<HTMLButtonElement>();
  const queue = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    // A submit button would otherwise make the browser submit its form and leave the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    queued.add(button);
  };
  window.addEventListener("click", queue, true);
  return () => {
    window.removeEventListener("click", queue, true);
    for (const button of queued) button.click();
  };
}
