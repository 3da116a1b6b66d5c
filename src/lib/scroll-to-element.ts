import { arriveAt } from "./hold-in-place";

type ScrollOptions = { offsetPx: number; durationMs: number };

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

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
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    arriveAt(element, arrive);
    return;
  }

  const interruption = new AbortController();
  for (const type of ["wheel", "pointerdown", "keydown", "popstate"]) {
    window.addEventListener(
      type,
      () => {
        interruption.abort();
      },
      { signal: interruption.signal, passive: true },
    );
  }
  const startTime = performance.now();
  const step = (now: number) => {
    if (interruption.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - startTime) / durationMs));
    if (progress < 1) {
      jump(start + (findEnd() - start) * easeInOut(progress));
      requestAnimationFrame(step);
    } else {
      interruption.abort();
      arriveAt(element, arrive);
    }
  };
  requestAnimationFrame(step);
}
