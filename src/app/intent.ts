/** What needs the application when it is pressed or focused. Browsers open menus by themselves. */
const CONTROLS = "button:not([popovertarget]), input, select, textarea";

/**
 * Calls a function at everything for which the application is needed: a move of the mouse, a key, the
 * press or focus of a control, a picture that fails and needs its substitute. Scrolling needs none,
 * nor does a tap on a link or on what the browser opens by itself. Ends with the signal.
 */
export function onIntent(act: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  const actOnControl = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) act();
  };
  window.addEventListener("keydown", act, options);
  window.addEventListener("click", actOnControl, options);
  window.addEventListener("focusin", actOnControl, options);
  window.addEventListener(
    "pointermove",
    (event) => {
      if (isMouseMove(event)) act();
    },
    options,
  );
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) act();
    },
    options,
  );
}

/** A browser also sends a `pointermove` without movement, when a page loads below the pointer. */
function isMouseMove({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== "touch" && (movementX !== 0 || movementY !== 0);
}
