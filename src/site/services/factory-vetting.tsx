import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { vetting as texts } from "@/content/services/product-sourcing";

/** The checks of a factory, and the consequences of failing one. */
export function FactoryVetting() {
  return (
    <Section ground="ink" heading={texts.heading} intro={texts.intro}>
      <div className="mt-12">
        <FactTable table={texts.table} isOnInk />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr_1fr]">
        {texts.problems.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-dune pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-base text-dune">{text}</p>
          </div>
        ))}
      </div>
      <LinkRow links={texts.links} className="mt-10" />
    </Section>
  );
}
