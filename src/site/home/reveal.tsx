import { useEffect, useRef, type ReactNode } from "react";

type RevealProps = { className?: string; children: ReactNode };

/**
 * Content that rises by 16 px when it first comes into view, if motion is wanted. Until then it is in
 * its place and fully visible, so that a picture or a print of the whole page is complete.
 */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let observer: IntersectionObserver | undefined;
    // Loaded apart, since the home page has no room for it before it is interactive. Content does not
    // move if this does not arrive, or has come into view before.
    import("framer-motion/dom/mini").then(
      ({ animate }) => {
        if (element.getBoundingClientRect().top < window.innerHeight) return;
        observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer?.disconnect();
          void animate(
            element,
            { transform: ["translateY(16px)", "none"] },
            { duration: 0.52, ease: [0.16, 1, 0.3, 1] },
          );
        });
        observer.observe(element);
      },
      () => undefined,
    );
    return () => {
      observer?.disconnect();
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
