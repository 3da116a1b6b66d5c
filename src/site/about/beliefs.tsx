import { Check, X } from "lucide-react";
import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { beliefs as copy } from "@/content/about";

/** The agency's four beliefs and their consequences. */
export function Beliefs() {
  return (
    <Section heading={copy.heading}>
      <div className="mt-12 sm:*:table-fixed">
        <FactTable
          isCaptionHidden
          table={{
            caption: copy.heading,
            columns: copy.columns,
            rows: copy.rows.map(({ title, will, wont }) => [
              title,
              <span className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
                {will}
              </span>,
              <span className="flex gap-3">
                <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
                {wont}
              </span>,
            ]),
          }}
        />
      </div>
    </Section>
  );
}
