import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { tests as copy } from "@/content/services/custom-packaging";

/** The tests of a package, and the consequences of failing. */
export function PackagingTests() {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <Card className="mt-12 overflow-hidden">
        <FactTable table={copy.table} />
      </Card>
      <div className="mt-14 grid gap-x-12 gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-d3">{copy.failHeading}</h3>
          <LinkRow links={copy.links} className="mt-3" />
        </div>
        <dl>
          {copy.fails.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-grid py-4 first:pt-0 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-display text-ui font-bold">{title}</dt>
              <dd className="text-base text-ink-600">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
