import { useEffect, useRef, type ReactNode } from "react";

type RevealProps = { className?: string; children: ReactNode };

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
    import("./reveal-motion")
      .then(({ revealOnce }) => {
        if (isCurrent) stop = revealOnce(element);
      })
      .catch(() => undefined); // without the motion the content simply stands there
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
