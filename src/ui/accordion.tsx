import * as AccordionPrimitive from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { Department } from "@/config/department";
import { cn } from "@/lib/cn";
import { DEPARTMENT_TONE } from "./department-color";
import { useLinkedEntry } from "./hooks/use-anchor";
import "./steps.css";

type AccordionEntry = {
  id: string;
  title: string;
  /** A short fact at the end of the title's line. */
  note?: string;
  /** Draws the entry as a stop on the lane in its desk's color. */
  desk?: Department;
  content: ReactNode;
};

type AccordionProps = { entries: readonly AccordionEntry[]; headingLevel?: 2 | 3 };

/** Radix takes the title for a `button`, which has to say itself whether it is open. */
const SUMMARY = { type: undefined, "aria-expanded": undefined };

/**
 * An accordion with at most one open entry, at first the first one. The browser opens and closes the
 * entries, also without scripts, for a link to one and for find-in-page, and tells assistive technology.
 * Radix has its state from them, and adds the roles, the arrow keys, Home and End.
 */
export function Accordion({ entries, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const [open, setOpen] = useState("");
  const readState = (id: string, { open: isOpen }: HTMLDetailsElement) => {
    setOpen((last) => (isOpen ? id : last === id ? "" : last));
  };
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isOnLane = entries.some(({ desk }) => desk);
  useLinkedEntry(entries);

  return (
    <AccordionPrimitive.Root
      type="single"
      collapsible
      value={open}
      className={cn("accordion", !isOnLane && "border-t-2 border-strong")}
    >
      {entries.map(({ id, title, note, desk, content }, i) => (
        <AccordionPrimitive.Item key={id} value={id} asChild>
          {/* A visitor may have opened or closed it before hydration. */}
          <details
            name={name}
            open={i === 0}
            suppressHydrationWarning
            ref={(entry) => {
              if (entry) readState(id, entry);
            }}
            onToggle={({ currentTarget }) => {
              readState(id, currentTarget);
            }}
            className={cn(
              "disclosure relative",
              desk ? cn("step", DEPARTMENT_TONE[desk]) : "border-b border-border",
            )}
          >
            <AccordionPrimitive.Trigger asChild>
              <summary
                {...SUMMARY}
                className={cn(
                  "flex min-h-12 items-start justify-between gap-4 py-5",
                  desk ? "text-d3" : "text-title",
                )}
              >
                {desk && <span aria-hidden="true" className="stop" />}
                <Heading className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
                  {title}
                  {note && <span className="tone-text text-ui font-semibold">{note}</span>}
                </Heading>
                <Plus
                  aria-hidden="true"
                  className={cn(
                    "plus shrink-0 duration-menu ease-lane",
                    desk ? "mt-1 size-7" : "size-6",
                  )}
                />
              </summary>
            </AccordionPrimitive.Trigger>
            <AccordionPrimitive.Content forceMount>
              {/* A link to it opens the entry, because it is in the content, and shows the title. */}
              <span id={id} className="absolute top-0" />
              <div className="pt-1 pb-7 text-lg text-muted-foreground">{content}</div>
            </AccordionPrimitive.Content>
          </details>
        </AccordionPrimitive.Item>
      ))}
    </AccordionPrimitive.Root>
  );
}
