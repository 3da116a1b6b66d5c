import { useEffect, useRef, type ReactNode } from "react";

/** The container of the form. It is scrolled into view when the form opens. */
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
