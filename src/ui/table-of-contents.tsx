import { useEffect } from "react";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { CollapsibleAside } from "./collapsible-aside";
import { SectionAnchor } from "./section-anchor";
import { markSection } from "./section-in-view";
import "./contents.css";

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
      <ol className="contents-lane relative mt-1 pb-2">
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
    </CollapsibleAside>
  );
}
