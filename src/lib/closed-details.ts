/** The closed `details` that hide an element. A summary is shown while its `details` is closed. */
function closedDetailsAround(element: Element): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    const parent = node.parentElement;
    const isHiding = parent instanceof HTMLDetailsElement && !parent.open;
    if (isHiding && node !== parent.querySelector(":scope > summary")) closed.push(parent);
  }
  return closed;
}

export function isInClosedDetails(element: Element): boolean {
  return closedDetailsAround(element).length > 0;
}

/** Opens the `details` that hide an element. */
export function revealElement(element: Element): void {
  for (const details of closedDetailsAround(element)) details.open = true;
}
