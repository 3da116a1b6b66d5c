import { useEffect, useRef, type ReactNode } from "react";

type RevealProps = { className?: string; children: ReactNode };

/** The `rootMargin` at which the motion code is loaded, below the screen. */
const PRELOAD_MARGIN = "60%";

/** Content that rises by 16 px once, when it is scrolled into view and motion is wanted. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!element || prefersReducedMotion) return;

    let stop: (() => void) | undefined;
    let isCurrent = true;
    const prepare = async () => {
      const { riseOnce } = await import("./reveal-motion");
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      if (isCurrent && isBelow) stop = riseOnce(element);
    };
    // The observer's first call reports the initial position. Content that is already near is not
    // animated.
    let wasFar = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          wasFar = true;
          return;
        }
        observer.disconnect();
        // If the code does not load, the content stays visible.
        if (wasFar) prepare().catch(() => undefined);
      },
      { rootMargin: `0px 0px ${PRELOAD_MARGIN} 0px` },
    );
    observer.observe(element);
    return () => {
      isCurrent = false;
      observer.disconnect();
      stop?.();
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
