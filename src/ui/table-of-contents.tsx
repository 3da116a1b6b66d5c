import { ChevronDown } from "lucide-react";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { contentsTitle } from "@/content/table-of-contents";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { VerticalLane } from "./lane";
import { openWideAsides } from "./native-details";
import { SectionAnchor } from "./section-anchor";
import { markSection } from "./section-in-view";

/**
 * A contents list beside the text, open on wide screens and collapsed above it on small ones. The
 * prerender does not know the width of the screen: see `openWideAsides`. A long list scrolls: its end
 * fades out, and the padding lets the last entry leave the fade.
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
      <div className="-mx-2 px-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:[mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)] lg:pb-10">
        {children}
      </div>
    </details>
  );
}

type TableOfContentsProps = {
  headings: readonly { id: string; text: string; level: 2 | 3 }[];
};

/**
 * A list of links to the headings of a text. The section in view is marked by a stop on the lane.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  useEffect(markSection, [headings]);

  if (headings.length === 0) return null;
  return (
    <CollapsibleAside>
      <div className="relative mt-1 pb-2">
        <VerticalLane className="absolute top-3 bottom-4 left-0 [--lane-direction:to_right] [--lane-gap:2px] [--lane-stroke:2px] forced-colors:bg-[CanvasText]" />
        <ol className="contents-list">
          {headings.map(({ id, text, level }) => (
            <li key={id} className={cn("relative", level === 3 ? "pl-12" : "pl-8")}>
              <SectionAnchor
                to={id}
                className="peer block py-2.5 text-base wrap-anywhere text-muted-foreground underline-offset-4 hover:underline aria-[current=location]:font-semibold aria-[current=location]:text-foreground"
              >
                <bdi>{text}</bdi>
              </SectionAnchor>
              <span
                aria-hidden="true"
                className="stop absolute top-3 -left-1 hidden peer-aria-[current=location]:block"
                style={cssVariables({ "--stop": "var(--lane-1)" })}
              />
            </li>
          ))}
        </ol>
      </div>
    </CollapsibleAside>
  );
}
