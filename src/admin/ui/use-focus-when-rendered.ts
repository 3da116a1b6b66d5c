import { useEffect, useRef } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Returns a function that focuses an element as soon as it is found, now or after a later render.
 * Gives up if the user moves the focus meanwhile.
 */
export function useFocusWhenFound(): (find: Find) => void {
  const request = useRef<{ find: Find; from: Element | null }>(null);

  useEffect(() => {
    if (!request.current) return;
    const { find, from } = request.current;
    const target = find();
    const { activeElement, body } = document;
    const hasMoved = activeElement !== from && activeElement !== body;
    if (target || hasMoved) request.current = null;
    if (!hasMoved) target?.focus();
  });

  return (find) => {
    request.current = { find, from: document.activeElement };
  };
}

/** The same for the first of some elements that is rendered and enabled. */
export function useFocusWhenRendered(): (...ids: readonly string[]) => void {
  const focusWhenFound = useFocusWhenFound();
  return (...ids) => {
    focusWhenFound(() => ids.map((id) => document.getElementById(id)).find(canTakeFocus));
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
