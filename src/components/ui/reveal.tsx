import { useEffect, useRef, type ReactNode } from "react";

type RevealProps = { className?: string; children: ReactNode };

/** How far below the screen its content still is when the motion code is fetched. */
const AHEAD = "60%";

/**
 * Below the first screen, its content rises 16 px and fades in once when it is reached. It is
 * visible from the start: only when the motion code is there, and wanted, is it hidden for a moment.
 */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    const prefersStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!element || prefersStill) return;

    let stop: (() => void) | undefined;
    let isCurrent = true;
    const prepare = async () => {
      const { revealOnce } = await import("./reveal-motion");
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      if (isCurrent && isBelow) stop = revealOnce(element);
    };
    // The first report tells where it stands; what is near by then just stays.
    let wasFar = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          wasFar = true;
          return;
        }
        observer.disconnect();
        // Without the motion the content simply stands there.
        if (wasFar) prepare().catch(() => undefined);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
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
