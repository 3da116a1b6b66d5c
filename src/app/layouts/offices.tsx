import { site } from "@/config/site";
import { roleOf } from "@/content/offices";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { percent } from "@/lib/percent";

const count = site.offices.length;

/** Grid classes by the number of offices. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

const STROKES = 3;

/** The stroke of the lane that ends at an office, 0 to 2. The last one ends at all further offices. */
const strokeOf = (office: number) => Math.min(office, STROKES - 1);

/**
 * One line for each office. With fewer offices than strokes, the strokes that are left over end
 * beside the line of the last office.
 */
const LINES = Array.from({ length: Math.max(count, STROKES) }, (_, i) => {
  const office = Math.min(i, count - 1);
  const edge = percent(office, count);
  return {
    stroke: strokeOf(i),
    end: i === office ? edge : `calc(${edge} + ${(i - office) * 9}px)`,
  };
});

/** The offices. The three strokes of the lane split here, and one ends at each office. */
export function Offices() {
  return (
    <>
      <h2 className="sr-only">Offices</h2>
      <div className={cn("ports relative grid lg:pt-46", COLUMNS[count])}>
        {LINES.map(({ stroke, end }) => (
          <span
            key={end}
            aria-hidden="true"
            className={`port-line port-${stroke + 1}`}
            style={cssVariables({ "--x": end })}
          />
        ))}
        {site.offices.map(({ city, desks, address, handles }, i) => (
          <section
            key={city}
            className="port relative pt-1 pb-10 pl-16 max-lg:first-of-type:pt-16 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
            style={cssVariables({ "--stop": `var(--lane-${strokeOf(i) + 1})` })}
          >
            <span aria-hidden="true" className="stop port-stop bg-ink" />
            <h3 className="text-d3">
              {city} <span className="font-medium text-muted-foreground">{roleOf(desks)}</span>
            </h3>
            <address className="mt-3 text-base text-muted-foreground">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-2 text-base">{handles}</p>
          </section>
        ))}
      </div>
    </>
  );
}
