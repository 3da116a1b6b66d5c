import { Lane } from "@/ui/lane";
import { site } from "@/config/site";
import { offices as copy } from "@/content/contact";
import { roleOf } from "@/content/offices";
import { cn } from "@/lib/cn";

const HEADING_ID = "offices-heading";

/** The background of each box, in the order of the offices. */
const BOX_VARIANTS = ["bg-accent", "surface-dark", "surface-support", "bg-dune"] as const;

/** Grid classes by the number of offices. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "sm:grid-cols-2 xl:grid-cols-4"];

/**
 * A box for each office. The lane is drawn past the boxes into the footer, where one stroke ends at
 * each office.
 */
export function OfficeBoxes() {
  return (
    <section aria-labelledby={HEADING_ID} className="relative overflow-clip bg-muted">
      <div className="container">
        <div className="relative pt-16 pb-28 lg:pt-32 lg:pb-24">
          <Lane bend="tl" className="cta-lane max-lg:hidden" />
          <Lane bend="tl" className="cta-lane-m lg:hidden" />
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <h2 id={HEADING_ID} className="text-d2">
              {copy.heading}
            </h2>
            <p className="max-w-sm text-lg text-muted-foreground">{copy.intro}</p>
          </div>
          <ul className={cn("mt-12 grid gap-1.5", COLUMNS[site.offices.length])}>
            {site.offices.map(({ city, desks, address, handles }, i) => (
              <li key={city} className={cn("box flex min-h-64 flex-col p-7", BOX_VARIANTS[i])}>
                <h3 className="text-d3">
                  {city} <span className="font-medium">{roleOf(desks)}</span>
                </h3>
                <p className="mt-2 text-lg">{handles}</p>
                <address className="mt-auto pt-6 text-lg">
                  {address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
