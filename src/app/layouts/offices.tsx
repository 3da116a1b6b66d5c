import { site } from "@/config/site";
import { roleOf } from "@/content/offices";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { percent } from "@/lib/percent";

const count = site.offices.length;

/** By the number of offices. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

/** The number of the lane that ends at each office; more offices than lanes share the last one. */
const laneOf = (office: number) => Math.min(office, 2) + 1;

/** Where a lane ends: at the left edge of its office, spare ones beside the last office's own. */
function endOf(lane: number): string {
  const office = Math.min(lane, count - 1);
  const edge = percent(office, count);
  return lane === office ? edge : `calc(${edge} + ${(lane - office) * 9}px)`;
}

/** The three lanes split here, and one ends at each office; spare lanes end beside the last one. */
export function Offices() {
  return (
    <>
      <h2 className="sr-only">Offices</h2>
      <div className={cn("ports relative grid lg:pt-46", COLUMNS[count])}>
        {[0, 1, 2].map((lane) => (
          <span
            key={lane}
            aria-hidden="true"
            className={`port-line port-${lane + 1}`}
            style={cssVariables({ "--x": endOf(lane) })}
          />
        ))}
        {site.offices.map(({ city, jobs, address, handles }, i) => (
          <section
            key={city}
            className="port relative pt-1 pb-10 pl-16 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
            style={cssVariables({ "--stop": `var(--lane-${laneOf(i)})` })}
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
