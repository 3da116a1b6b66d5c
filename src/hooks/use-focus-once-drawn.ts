import { useEffect, useRef } from "react";

type Request = { ids: readonly string[]; from: Element | null };

/**
 * Moves the focus to the first of some elements that can take it, now or as soon as it is drawn.
 * Whoever moves it meanwhile by hand keeps it.
 */
export function useFocusOnceDrawn(): (...ids: readonly string[]) => void {
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

/** Whether nothing has the focus, or something inside of this. */
export function isFocusWithin(element: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !!element?.contains(activeElement);
}

function canTakeFocus(element: HTMLElement | null): boolean {
  return element !== null && !element.matches(":disabled");
}
