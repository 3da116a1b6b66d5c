import { useEffect, useRef, type ReactNode } from "react";

type RevealProps = { className?: string; children: ReactNode };

/** The `rootMargin` at which the motion code is loaded, below the screen. */
const PRELOAD_MARGIN = "60%";

/** Content that rises by 16 px once, when it is scrolled into view and motion is wanted. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // If the code does not load, the content does not move.
        import("./reveal-motion").then(
          ({ riseOnce }) => {
            riseOnce(element);
          },
          () => undefined,
        );
      },
      { rootMargin: `0px 0px ${PRELOAD_MARGIN} 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
