import { useMemo } from "react";
import { useActiveHeading } from "./hooks/use-active-heading";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { CollapsibleAside } from "./collapsible-aside";
import { SectionAnchor } from "./section-anchor";
import "./contents.css";

type TableOfContentsProps = {
  headings: readonly { id: string; text: string; level: 2 | 3 }[];
};

/**
 * A list of links to the headings of a text. The section in view is marked by a stop on the lane.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const activeId = useActiveHeading(ids);

  if (headings.length === 0) return null;
  return (
    <CollapsibleAside>
      <ol className="contents-lane relative mt-1 pb-2">
        {headings.map(({ id, text, level }) => {
          const isActive = id === activeId;
          return (
            <li key={id} className={cn("relative", level === 3 ? "pl-12" : "pl-8")}>
              <SectionAnchor
                to={id}
                aria-current={isActive ? "location" : undefined}
                className={cn(
                  "block py-2.5 text-sm wrap-anywhere underline-offset-4 hover:underline",
                  isActive ? "font-semibold text-ink" : "text-ink-600",
                )}
              >
                <bdi>{text}</bdi>
              </SectionAnchor>
              {isActive && (
                <span
                  aria-hidden="true"
                  className="stop absolute top-3 -left-1"
                  style={cssVariables({ "--stop": "var(--lane-1)" })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </CollapsibleAside>
  );
}
