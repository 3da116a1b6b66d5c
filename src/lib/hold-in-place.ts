/**
 * Scrolls to an element, as the browser does for a link to it, and again whenever the page has grown
 * and has moved it, until the visitor scrolls. Browsers with scroll anchoring do the latter
 * themselves in most cases, Safari never:
 * https://developer.mozilla.org/docs/Web/CSS/Guides/Scroll_anchoring
 */
export function arriveAt(
  element: Element,
  arrive = () => {
    element.scrollIntoView({ behavior: "instant" });
  },
): void {
  let top: number;
  let scrolled: number;
  const findTop = () => element.getBoundingClientRect().top;
  const isMoved = () => Math.abs(findTop() - top) > 2;
  const scroll = () => {
    if (element.isConnected) arrive();
    top = findTop();
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    if (isMoved()) scroll();
  });
  const stopIfScrolled = () => {
    // The browser's scroll anchoring scrolls too, but leaves the element where it is.
    if (window.scrollY === scrolled || !isMoved()) return;
    observer.disconnect();
    window.removeEventListener("scroll", stopIfScrolled);
  };
  scroll();
  observer.observe(document.body);
  window.addEventListener("scroll", stopIfScrolled, { passive: true });
}
