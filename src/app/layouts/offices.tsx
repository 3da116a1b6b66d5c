import { site } from "@/config/site";
import { roleOf } from "@/content/offices";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { percent } from "@/lib/percent";

const count = site.offices.length;

/** By the number of offices. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

const LANES = 3;

/** The lane that ends at each office, 0 to 2: one that ends at several offices forks. */
const laneOf = (office: number) => Math.min(office, LANES - 1);

/** A lane up to one office, or one that is left over: it ends beside that of the last office. */
const LINES = Array.from({ length: Math.max(count, LANES) }, (_, i) => {
  const office = Math.min(i, count - 1);
  const edge = percent(office, count);
  return { lane: laneOf(i), end: i === office ? edge : `calc(${edge} + ${(i - office) * 9}px)` };
});

/** The three lanes split here, and one ends at each office. */
export function Offices() {
  return (
    <>
      <h2 className="sr-only">Offices</h2>
      <div className={cn("ports relative grid lg:pt-46", COLUMNS[count])}>
        {LINES.map(({ lane, end }) => (
          <span
            key={end}
            aria-hidden="true"
            className={`port-line port-${lane + 1}`}
            style={cssVariables({ "--x": end })}
          />
        ))}
        {site.offices.map(({ city, jobs, address, handles }, i) => (
          <section
            key={city}
            className="port relative pt-1 pb-10 pl-16 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
            style={cssVariables({ "--stop": `var(--lane-${laneOf(i) + 1})` })}
          >
            <span aria-hidden="true" className="stop port-stop bg-ink!" />
            <h3 className="text-d3">
              {city} <span className="font-medium text-dune">{roleOf(jobs)}</span>
            </h3>
            <address className="mt-3 text-sm text-dune">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-2 text-sm">{handles}</p>
          </section>
        ))}
      </div>
    </>
  );
}
