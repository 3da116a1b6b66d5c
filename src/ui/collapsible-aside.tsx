import { ChevronDown } from "lucide-react";
import { useLayoutEffect, type ReactNode } from "react";
import { openWideAsides } from "./native-details";
import "./contents.css";

type CollapsibleAsideProps = { title: string; children: ReactNode };

/**
 * A contents list beside the text, open on wide screens and collapsed above it on small ones. The
 * prerender does not know the width of the screen: see `openWideAsides`.
 */
export function CollapsibleAside({ title, children }: CollapsibleAsideProps) {
  useLayoutEffect(openWideAsides, []);
  return (
    // It may have been opened before hydration.
    <details suppressHydrationWarning className="aside fold border-t-2 border-ink">
      <summary className="flex min-h-12 items-center justify-between py-2 text-title">
        <h2>{title}</h2>
        <ChevronDown aria-hidden="true" className="chevron size-6 duration-base" />
      </summary>
      <div className="fading-end -mx-2 px-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto!">
        {children}
      </div>
    </details>
  );
}
