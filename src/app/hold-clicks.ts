/**
 * Until the application runs, a click on a button does nothing. Holds such clicks back; the
 * returned function does each of them once, in order. Links, fields and folds work by themselves.
 */
export function holdClicks(): () => void {
  const held = new Set<HTMLButtonElement>();
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    // A form must not leave the page either.
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
  };
  window.addEventListener("click", hold, true);
  return () => {
    window.removeEventListener("click", hold, true);
    for (const button of held) button.click();
  };
}
