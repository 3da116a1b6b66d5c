import * as AccordionPrimitive from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { Desk } from "@/config/desk";
import { cn } from "@/lib/cn";
import { DESK_TONE } from "./desk-color";
import { FindableContent } from "./findable-content";
import "./steps.css";

type AccordionEntry = {
  id: string;
  title: string;
  /** A short fact at the end of the title's line. */
  note?: string;
  /** Draws the entry as a stop on the lane in its desk's color. */
  desk?: Desk;
  content: ReactNode;
};

type AccordionProps = {
  entries: readonly AccordionEntry[];
  /** The id of the open entry; "" if all are closed. */
  value: string;
  onValueChange: (id: string) => void;
  headingLevel?: 2 | 3;
};

const titleId = (id: string) => `${id}-title`;
const contentId = (id: string) => `${id}-content`;

/**
 * An accordion with at most one open entry. Closed content stays in the page, so that the browser's
 * find-in-page can open it.
 */
export function Accordion({ entries, value, onValueChange, headingLevel = 3 }: AccordionProps) {
  const pressed = useRef<{ item: HTMLElement; top: number } | null>(null);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isOnLane = entries.some(({ desk }) => desk);

  // When an entry above closes, the page is scrolled by its height, so that the pressed title stays
  // in place.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { item, top } = pressed.current;
    pressed.current = null;
    const movedPx = item.getBoundingClientRect().top - top;
    if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: "instant" });
  }, [value]);

  function handleValueChange(id: string) {
    const item = document.getElementById(id);
    pressed.current = item && { item, top: item.getBoundingClientRect().top };
    onValueChange(id);
  }

  return (
    <AccordionPrimitive.Root
      type="single"
      collapsible
      value={value}
      onValueChange={handleValueChange}
      className={cn("accordion", !isOnLane && "border-t-2 border-ink")}
    >
      {entries.map(({ id, title, note, desk, content }) => (
        <AccordionPrimitive.Item
          key={id}
          value={id}
          id={id}
          className={desk ? cn("step", DESK_TONE[desk]) : "border-b border-line"}
        >
          {desk && <span aria-hidden="true" className="stop" />}
          <AccordionPrimitive.Header asChild>
            <Heading>
              <AccordionPrimitive.Trigger
                id={titleId(id)}
                aria-controls={contentId(id)}
                className={cn(
                  "group flex min-h-12 w-full items-start justify-between gap-4 py-5 text-left",
                  desk ? "text-d3" : "text-title",
                )}
              >
                <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
                  {title}
                  {note && <span className="tone-text text-ui font-semibold">{note}</span>}
                </span>
                <Plus
                  aria-hidden="true"
                  className={cn(
                    "shrink-0 transition-transform duration-menu ease-lane group-data-[state=open]:rotate-45",
                    desk ? "mt-1 size-7" : "size-6",
                  )}
                />
              </AccordionPrimitive.Trigger>
            </Heading>
          </AccordionPrimitive.Header>
          <FindableContent
            id={contentId(id)}
            labelledBy={titleId(id)}
            isOpen={id === value}
            onFound={() => {
              onValueChange(id);
            }}
          >
            {content}
          </FindableContent>
        </AccordionPrimitive.Item>
      ))}
    </AccordionPrimitive.Root>
  );
}
