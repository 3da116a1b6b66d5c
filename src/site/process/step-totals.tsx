import { totals as copy } from "@/content/how-it-works";
import { cssVariables } from "@/lib/css-variables";
import "@/ui/steps.css";

const share = (weeks: number) => `${(weeks / copy.scaleWeeks) * 100}%`;

/** The total duration for each route, as bars on a scale in weeks. */
export function StepTotals() {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 border-t-2 border-strong pt-6 lg:grid-cols-2">
      <div>
        <h3 className="text-d3">{copy.heading}</h3>
        <p className="mt-3 max-w-measure text-lg text-muted-foreground">{copy.text}</p>
      </div>
      <dl className="tone-support grid content-start gap-5">
        {copy.routes.map(({ label, range, minWeeks, maxWeeks }) => (
          <div key={label}>
            <dt className="text-lg font-semibold">{label}</dt>
            <dd>
              <span className="tone-text font-display text-d3 font-bold">{range}</span>
              <div
                aria-hidden="true"
                className="week-bar mt-1.5"
                style={cssVariables({ "--min": share(minWeeks), "--max": share(maxWeeks) })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
