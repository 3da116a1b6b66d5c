import type { ReactNode } from "react";
import { Lane } from "@/ui/lane";

type FullPageMessageProps = {
  /** A short text above the heading, e.g. "404". */
  label?: string;
  heading: string;
  text: string;
  /** Buttons and links that lead elsewhere. */
  children: ReactNode;
};

/** A page without content, for example for errors. The lane drawing ends at three buffers. */
export function FullPageMessage({ label, heading, text, children }: FullPageMessageProps) {
  return (
    <section className="relative overflow-clip">
      <div className="container">
        <div className="relative pt-16 pb-56 lg:pt-28 lg:pb-64">
          {label && (
            <p className="mb-3 font-display text-title font-bold text-accent-700">{label}</p>
          )}
          <h1 className="max-w-[7.9em] text-d1">{heading}</h1>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
          <Lane bend="tl" className="dead-end-lane" />
        </div>
      </div>
    </section>
  );
}
