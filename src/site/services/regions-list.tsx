import { Section } from "@/ui/sections/section";
import { DESK_COLOR } from "@/ui/desk-color";
import { regions as copy, type Region } from "@/content/services/product-sourcing";
import { cn } from "@/lib/cn";

/**
 * Products and the towns that make them. The South fills one column, the other regions the second.
 */
export function RegionsList() {
  return (
    <Section heading={copy.heading} intro={copy.intro}>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:gap-x-24">
        <RegionTowns region={copy.south} />
        <div className="grid content-start gap-y-12">
          {copy.others.map((region) => (
            <RegionTowns key={region.name} region={region} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function RegionTowns({ region: { name, office, desk, products } }: { region: Region }) {
  return (
    <div>
      <span aria-hidden="true" className={cn("block h-2 rounded-r-full", DESK_COLOR[desk])} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 pb-3">
        <h3 className="text-d3">{name}</h3>
        <p className="text-sm text-ink-600">{office}</p>
      </div>
      <dl>
        {products.map(({ term, detail }) => (
          <div
            key={term}
            className="grid grid-cols-2 items-baseline gap-x-6 border-t border-line py-3"
          >
            <dt className="text-base text-ink-600">{term}</dt>
            <dd className="font-display text-title font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
