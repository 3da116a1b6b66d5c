import { animate } from "framer-motion/dom/mini";

const REVEAL_SECONDS = 0.52;

/**
 * Lets an element below the screen rise by 16 px when it first comes into view. Until then it is in
 * its place and fully visible, so that a picture or a print of the whole page is complete.
 */
export function riseOnce(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < window.innerHeight) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void animate(
      element,
      { transform: ["translateY(16px)", "none"] },
      { duration: REVEAL_SECONDS, ease: [0.16, 1, 0.3, 1] },
    );
  });
  observer.observe(element);
}
