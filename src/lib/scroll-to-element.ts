import { arriveAt } from "./hold-in-place";

type ScrollOptions = { offsetPx: number; durationMs: number };

const easeInOut = (t: number) => t * t * (3 - 2 * t);

/**
 * Scrolls the page until the element is `-offsetPx` below the top edge, and keeps it there while
 * pictures above it load late. Jumps at once for visitors who prefer reduced motion. A wheel, touch,
 * press, key or Back cancels the scrolling.
 */
export function scrollToElement(element: Element, { offsetPx, durationMs }: ScrollOptions): void {
  const start = window.scrollY;
  // Measured anew at each step, because the page may grow meanwhile.
  const findEnd = () => window.scrollY + element.getBoundingClientRect().top + offsetPx;
  const jump = (top: number) => {
    window.scrollTo({ top, behavior: "instant" });
  };
  const arrive = () => {
    jump(findEnd());
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
    const progress = isAtOnce ? 1 : (performance.now() - startTime) / durationMs;
    if (progress < 1) {
      jump(start + (findEnd() - start) * easeInOut(progress));
      requestAnimationFrame(step);
    } else {
      arriveAt(element, arrive);
    }
  };
  step();
}
