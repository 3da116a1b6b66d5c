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
  const actOnMove = (event: PointerEvent) => {
    if (isMouseMove(event)) act();
  };
  const actOnPicture = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) act();
  };
  window.addEventListener("keydown", act, options);
  window.addEventListener("click", actOnControl, options);
  window.addEventListener("focusin", actOnControl, options);
  window.addEventListener("pointermove", actOnMove, options);
  window.addEventListener("error", actOnPicture, options);
}

/** A browser also sends a `pointermove` without movement, when a page loads below the pointer. */
function isMouseMove({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== "touch" && (movementX !== 0 || movementY !== 0);
}

/**
 * Before hydration no button has a handler. Until then a click on one is queued; the returned
 * function stops queueing and clicks each queued button once, in order. Links, fields, menus,
 * `<details>` and the validation of forms work without scripts and are left alone. The root is
 * marked, for the notice of a page whose application is late (styles/base.css).
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
