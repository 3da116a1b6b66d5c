import { Section } from "@/components/sections/section";
import { moq as copy } from "@/content/services/product-sourcing";
import { cn } from "@/lib/cn";

const COLUMNS = "gap-x-6 lg:grid-cols-[17rem_1fr_9rem]";
const numbers = new Intl.NumberFormat("en-US");
const format = (pieces: number) => numbers.format(pieces);
const lowest = Math.min(...copy.ticks);
const highest = Math.max(...copy.ticks);

/** A place on a scale of powers: from 50 to 500 is as long as from 500 to 5,000. */
function share(pieces: number): number {
  return (Math.log(pieces / lowest) / Math.log(highest / lowest)) * 100;
}

/** Minimum orders on one scale, and how to lower them. */
export function MoqScale() {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <div className="mt-12 border-t-2 border-ink">
        <div aria-hidden="true" className={cn("hidden pt-2 text-sm text-ink-600 lg:grid", COLUMNS)}>
          <span className="relative col-start-2 h-6">
            {copy.ticks.map((tick) => (
              <span
                key={tick}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${share(tick).toFixed(2)}%` }}
              >
                {format(tick)}
              </span>
            ))}
          </span>
        </div>
        <ul>
          {copy.ranges.map(({ title, detail, from, to }) => (
            <li
              key={title}
              className={cn(
                "grid grid-cols-[1fr_auto] items-center gap-y-3 border-b border-grid max-lg:py-5",
                COLUMNS,
              )}
            >
              <h3 className="text-title lg:py-5">
                {title}
                <span className="block font-sans text-sm font-normal tracking-normal text-ink-600">
                  {detail}
                </span>
              </h3>
              <Bar from={from} to={to} />
              <p className="text-right font-display text-ui font-bold whitespace-nowrap">
                {format(from)}–{format(to)} <span className="sr-only">{copy.unit}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mt-16 text-d3">{copy.waysHeading}</h3>
      <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-5">
        {copy.ways.map(({ term, detail }) => (
          <div key={term} className="border-t-2 border-ink pt-3">
            <dt className="font-display text-ui font-bold">{term}</dt>
            <dd className="mt-1 text-sm text-ink-600">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text text-base font-semibold">{copy.warning}</p>
    </Section>
  );
}

function Bar({ from, to }: { from: number; to: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative col-span-2 row-start-2 h-5 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:h-full"
    >
      {copy.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute inset-y-0 w-px bg-grid"
          style={{ left: `${share(tick).toFixed(2)}%` }}
        />
      ))}
      <span
        className="absolute inset-y-0 my-auto h-5 rounded-r-full bg-mandarin lg:h-7"
        style={{
          left: `${share(from).toFixed(2)}%`,
          width: `${(share(to) - share(from)).toFixed(2)}%`,
        }}
      />
    </span>
  );
}
