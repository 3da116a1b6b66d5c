/**
 * Delays Back and Forward until hydration is over. Without this, the router would change its state
 * to another page than the one in the HTML, and hydration would fail. The returned function ends
 * the delay and, if the visitor did navigate, dispatches one `popstate` event for the router to
 * read the current entry. See https://developer.mozilla.org/docs/Web/API/Window/popstate_event
 */
export function holdTraversals(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  window.addEventListener("popstate", hold, true);
  return () => {
    window.removeEventListener("popstate", hold, true);
    const state: unknown = window.history.state;
    if (isHeld) window.dispatchEvent(new PopStateEvent("popstate", { state }));
  };
}
