/**
 * Until the router's state is on the screen, Back and Forward would change it unseen, and the page
 * to take over would be another than the one rendered ahead. Holds them back; the returned function
 * lets the router know of the last one.
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
