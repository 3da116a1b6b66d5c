import * as AccordionPrimitive from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

type AccordionEntry = { id: string; title: string; content: ReactNode };

type AccordionProps = {
  entries: readonly AccordionEntry[];
  /** The entry that is open; "" for none. Left out, the accordion keeps its own state. */
  value?: string;
  onValueChange?: (id: string) => void;
};

/** Questions on rules: one open at a time, all closable. */
export function Accordion({ entries, ...state }: AccordionProps) {
  return (
    <AccordionPrimitive.Root type="single" collapsible className="border-t-2 border-ink" {...state}>
      {entries.map(({ id, title, content }) => (
        <AccordionPrimitive.Item key={id} value={id} id={id} className="border-b border-line">
          <AccordionPrimitive.Header>
            <AccordionPrimitive.Trigger className="group flex min-h-12 w-full items-start justify-between gap-4 py-5 text-left text-title">
              {title}
              <Plus
                aria-hidden="true"
                className="size-6 shrink-0 transition-transform duration-menu ease-lane group-data-[state=open]:rotate-45"
              />
            </AccordionPrimitive.Trigger>
          </AccordionPrimitive.Header>
          <AccordionPrimitive.Content className="accordion-content overflow-hidden">
            <div className="max-w-text pb-7 text-base text-ink-600">{content}</div>
          </AccordionPrimitive.Content>
        </AccordionPrimitive.Item>
      ))}
    </AccordionPrimitive.Root>
  );
}
