import { useEffect, useRef, type ReactNode } from "react";

/** The place of the form, which appears on request and is scrolled to. */
export function PostFormArea({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    ref.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div ref={ref} id={id}>
      {children}
    </div>
  );
}
