import { useEffect, useRef } from "react";

type Request = { ids: readonly string[]; from: Element | null };

/**
 * Returns a function that focuses the first of some elements that is rendered and enabled, now or
 * after a later render. Gives up if the user moves the focus meanwhile.
 */
export function useFocusWhenRendered(): (...ids: readonly string[]) => void {
  const request = useRef<Request>(null);

  useEffect(() => {
    if (!request.current) return;
    const { ids, from } = request.current;
    const target = ids.map((id) => document.getElementById(id)).find(canTakeFocus);
    const { activeElement, body } = document;
    const hasMoved = activeElement !== from && activeElement !== body;
    if (target || hasMoved) request.current = null;
    if (!hasMoved) target?.focus();
  });

  return (...ids) => {
    request.current = { ids, from: document.activeElement };
  };
}

/** Whether the focus is inside the element or nowhere. */
export function isFocusWithin(element: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !!element?.contains(activeElement);
}

function canTakeFocus(element: HTMLElement | null): boolean {
  return element !== null && !element.matches(":disabled");
}
