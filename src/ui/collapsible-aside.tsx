import { ChevronDown } from "lucide-react";
import { useLayoutEffect, type ReactNode } from "react";
import { contentsTitle } from "@/content/table-of-contents";
import { openWideAsides } from "./native-details";
import "./contents.css";

/**
 * A contents list beside the text, open on wide screens and collapsed above it on small ones. The
 * prerender does not know the width of the screen: see `openWideAsides`.
 */
export function CollapsibleAside({ children }: { children: ReactNode }) {
  useLayoutEffect(openWideAsides, []);
  return (
    // It may have been opened before hydration.
    <details suppressHydrationWarning className="aside disclosure border-t-2 border-strong">
      <summary className="flex min-h-12 items-center justify-between py-2 text-title">
        <h2>{contentsTitle}</h2>
        <ChevronDown aria-hidden="true" className="chevron size-6 duration-base" />
      </summary>
      <div className="fading-end -mx-2 px-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        {children}
      </div>
    </details>
  );
}
