import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { vetting as copy } from "@/content/services/product-sourcing";

/** The checks of a factory, and the consequences of failing one. */
export function FactoryVetting() {
  return (
    <Section ground="ink" heading={copy.heading} intro={copy.intro}>
      <div className="mt-12">
        <FactTable table={copy.table} isOnInk />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr_1fr]">
        {copy.problems.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-dune pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-base text-dune">{text}</p>
          </div>
        ))}
      </div>
      <LinkRow links={copy.links} className="mt-10" />
    </Section>
  );
}
