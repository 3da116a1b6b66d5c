import { useEffect, useRef, type ReactNode } from "react";
import { FORM_ID } from "./control-ids";

/** The place of the form, which appears on request and is scrolled to. */
export function PostFormArea({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    ref.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div ref={ref} id={FORM_ID}>
      {children}
    </div>
  );
}
