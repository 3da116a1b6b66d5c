/**
 * Delays Back and Forward until hydration is over. Without this, the router would change its state
 * to another page than the one in the HTML, and hydration would fail. The returned function ends
 * the delay and, if the visitor did navigate, dispatches one `popstate` event for the router to
 * read the current entry. See https://developer.mozilla.org/docs/Web/API/Window/popstate_event
 */
export function delayPopState(): () => void {
  let isDelayed = false;
  const delay = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isDelayed = true;
  };
  window.addEventListener("popstate", delay, true);
  return () => {
    window.removeEventListener("popstate", delay, true);
    const state: unknown = window.history.state;
    if (isDelayed) window.dispatchEvent(new PopStateEvent("popstate", { state }));
  };
}
