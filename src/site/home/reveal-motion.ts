import { animate } from "framer-motion/dom/mini";

const REVEAL_SECONDS = 0.52;

/**
 * Hides the element until it comes into view, then reveals it. The returned function undoes that.
 */
export function revealOnce(element: HTMLElement): () => void {
  element.style.opacity = "0";
  const show = () => {
    observer.disconnect();
    element.style.opacity = "";
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    show();
    void animate(
      element,
      { opacity: [0, 1], transform: ["translateY(16px)", "none"] },
      { duration: REVEAL_SECONDS, ease: [0.16, 1, 0.3, 1] },
    );
  });
  observer.observe(element);
  return show;
}
