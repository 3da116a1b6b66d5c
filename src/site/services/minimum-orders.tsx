import { Scale, ScaleRow } from "@/ui/scale";
import { moq as texts } from "@/content/services/product-sourcing";
import { formatNumber } from "@/lib/numbers";
import { percent } from "@/lib/percent";

const lowest = Math.min(...texts.ticks);
const highest = Math.max(...texts.ticks);

/** A logarithmic scale: 50 to 500 is as long as 500 to 5,000. */
function stretch(from: number, to: number): string {
  return percent(Math.log(to / from), Math.log(highest / lowest));
}

/** Minimum orders on a scale, and how to lower them. */
export function MinimumOrders() {
  return (
    <>
      <Scale
        className="[--columns:17rem_1fr_9rem] [--row-padding:1.25rem]"
        ticks={texts.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: stretch(lowest, tick) }}
          >
            {formatNumber(tick)}
          </span>
        ))}
      >
        <ul>
          {texts.ranges.map(({ title, detail, from, to }) => (
            <ScaleRow
              key={title}
              title={title}
              detail={detail}
              figure={
                <>
                  {formatNumber(from)}–{formatNumber(to)}{" "}
                  <span className="sr-only">{texts.unit}</span>
                </>
              }
            >
              {texts.ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-y-0 w-px bg-grid"
                  style={{ left: stretch(lowest, tick) }}
                />
              ))}
              <span
                className="absolute inset-y-0 my-auto h-5 rounded-r-full bg-accent lg:h-7"
                style={{ left: stretch(lowest, from), width: stretch(from, to) }}
              />
            </ScaleRow>
          ))}
        </ul>
      </Scale>
      <h3 className="mt-16 text-d3">{texts.waysHeading}</h3>
      <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-5">
        {texts.ways.map(({ term, detail }) => (
          <div key={term} className="border-t-2 border-strong pt-3">
            <dt className="font-display text-ui font-bold">{term}</dt>
            <dd className="mt-1 text-base text-muted-foreground">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text text-lg font-semibold">{texts.warning}</p>
    </>
  );
}
