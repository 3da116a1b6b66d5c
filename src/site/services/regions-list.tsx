import { DESK_COLOR } from "@/ui/desk-color";
import { regions as texts, type Region } from "@/content/services/product-sourcing";
import { cn } from "@/lib/cn";

/**
 * Products and the towns that make them. The South fills one column, the other regions the second.
 */
export function RegionsList() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:gap-x-24">
      <RegionTowns region={texts.south} />
      <div className="grid content-start gap-y-12">
        {texts.others.map((region) => (
          <RegionTowns key={region.name} region={region} />
        ))}
      </div>
    </div>
  );
}

function RegionTowns({ region: { name, office, desk, products } }: { region: Region }) {
  return (
    <div>
      <span aria-hidden="true" className={cn("block h-2 rounded-r-full", DESK_COLOR[desk])} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 pb-3">
        <h3 className="text-d3">{name}</h3>
        <p className="text-base text-muted-foreground">{office}</p>
      </div>
      <dl>
        {products.map(({ term, detail }) => (
          <div
            key={term}
            className="grid grid-cols-2 items-baseline gap-x-6 border-t border-border py-3"
          >
            <dt className="text-lg text-muted-foreground">{term}</dt>
            <dd className="font-display text-title font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
