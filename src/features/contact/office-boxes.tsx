import { Lane } from "@/components/ui/lane";
import { site } from "@/config/site";
import { offices as copy } from "@/content/contact";
import { roleOf } from "@/content/offices";
import { cn } from "@/lib/cn";

const HEADING_ID = "offices-heading";

/** The ground of each office, in their order. */
const GROUNDS = ["bg-accent", "bg-ink text-rice", "bg-support text-rice", "bg-dune"] as const;

/** By the number of offices. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "sm:grid-cols-2 xl:grid-cols-4"];

/** The lane runs past the offices into the footer, where it ends at their ports. */
export function OfficeBoxes() {
  return (
    <section aria-labelledby={HEADING_ID} className="relative overflow-clip bg-sand">
      <div className="wrap">
        <div className="relative pt-16 pb-28 lg:pt-32 lg:pb-24">
          <Lane bend="tl" className="cta-lane max-lg:hidden" />
          <Lane bend="tl" className="cta-lane-m lg:hidden" />
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <h2 id={HEADING_ID} className="text-d2">
              {copy.heading}
            </h2>
            <p className="max-w-sm text-base text-ink-600">{copy.intro}</p>
          </div>
          <ul className={cn("mt-12 grid gap-1.5", COLUMNS[site.offices.length])}>
            {site.offices.map(({ city, jobs, address, handles }, i) => (
              <li key={city} className={cn("box flex min-h-64 flex-col p-7", GROUNDS[i])}>
                <h3 className="text-d3">
                  {city} <span className="font-medium">{roleOf(jobs)}</span>
                </h3>
                <p className="mt-2 text-base">{handles}</p>
                <address className="mt-auto pt-6 text-base">
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
