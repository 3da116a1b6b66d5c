/** The element id in a URL's hash. A hash with invalid percent-encoding is used as it is. */
export function hashTargetId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

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

/** The element that the address names. Articles have more names for their parts: `findHashTarget`. */
export function findLinked(): HTMLElement | null {
  return document.getElementById(hashTargetId(window.location.hash));
}

/** Whether the browser itself shows what the address names by its hash. */
export function isHashReached(): boolean {
  const target = findLinked();
  if (!target) return ["", "#top"].includes(window.location.hash);
  // The application opens a story that a link leads to. Not by `:has()`, which Firefox 115 refuses.
  return !(target.matches("article") && target.querySelector("details:not([open])"));
}

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

/** A link to a section scrolls to 100 px above it, in half a second. */
const OFFSET_PX = -100;
const DURATION_MS = 500;

const easeInOut = (t: number) => t * t * (3 - 2 * t);

/**
 * Scrolls the page until the element is at the place for headings, and keeps it there while pictures
 * above it load late. Jumps at once for visitors who prefer reduced motion. A wheel, touch, press, key
 * or Back cancels the scrolling.
 */
export function scrollToElement(element: Element): void {
  const start = window.scrollY;
  // Measured anew at each step, because the page may grow meanwhile.
  const findEnd = () => window.scrollY + element.getBoundingClientRect().top + OFFSET_PX;
  const jump = (top: number) => {
    window.scrollTo({ top, behavior: "instant" });
  };
  const isAtOnce = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const type of ["wheel", "pointerdown", "keydown", "popstate"]) {
    window.addEventListener(type, interrupt, { once: true, passive: true });
  }
  const startTime = performance.now();
  const step = () => {
    if (isInterrupted) return;
    const progress = isAtOnce ? 1 : (performance.now() - startTime) / DURATION_MS;
    if (progress < 1) {
      jump(start + (findEnd() - start) * easeInOut(progress));
      requestAnimationFrame(step);
    } else {
      arriveAt(element, () => {
        jump(findEnd());
      });
    }
  };
  step();
}

/**
 * What browsers lack for links within a page: not each opens the `details` around what it goes to. The
 * starter calls it, for pages without the application too.
 */
export function followAnchors(): void {
  openLinked();
  window.addEventListener("hashchange", openLinked);
  window.addEventListener("load", holdLinked);
  window.addEventListener("click", handlePress, true);
}

function openLinked() {
  const target = findLinked();
  if (!target || !isInClosedDetails(target)) return;
  revealElement(target);
  target.scrollIntoView({ behavior: "instant" });
}

/** Pictures that load late do not push away what the address names, if it is still in view. */
function holdLinked() {
  const target = findLinked();
  const top = target?.getBoundingClientRect().top ?? -1;
  if (target && top >= 0 && top < window.innerHeight / 3) arriveAt(target);
}

/** Scrolls when the browser has followed a link to a part of the page, unless the application does. */
function handlePress(event: Event) {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link) return;
  setTimeout(() => {
    const linked = findLinked();
    const isFollowed = !event.defaultPrevented && link.hash === window.location.hash;
    if (linked && isFollowed) scrollToElement(linked);
  });
}
