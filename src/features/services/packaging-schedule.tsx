import { Section } from "@/components/sections/section";
import { DESK_COLOR } from "@/components/ui/desk-color";
import type { Desk } from "@/content/navigation";
import { schedule as copy } from "@/content/services/custom-packaging";
import { cn } from "@/lib/cn";

const COLUMNS = "gap-x-8 lg:grid-cols-[20rem_1fr_7rem]";
const BORDER: Record<Desk, string> = {
  find: "border-mandarin",
  check: "border-ink",
  ship: "border-teal-600",
};

const share = (days: number) => `${((days / copy.end) * 100).toFixed(2)}%`;
// Each step starts where the longest version of the one before it ends.
const steps = copy.steps.map((step, i) => ({
  ...step,
  start: copy.steps.slice(0, i).reduce((sum, { max }) => sum + max, 0),
}));

/** The way from a measured product to printed packs, to scale. */
export function PackagingSchedule() {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <div className="mt-12 border-t-2 border-ink">
        <div aria-hidden="true" className={cn("hidden pt-2 text-sm text-ink-600 lg:grid", COLUMNS)}>
          <span className="col-start-2 grid h-6 grid-cols-6">
            {copy.ticks.slice(0, -1).map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </span>
        </div>
        <ol>
          {steps.map(({ title, text, min, max, start, desk }) => (
            <li
              key={title}
              className={cn(
                "grid grid-cols-[1fr_auto] items-center gap-y-3 border-b border-grid max-lg:py-5",
                COLUMNS,
              )}
            >
              <div className="lg:py-4">
                <h3 className="text-title">{title}</h3>
                <p className="text-sm text-ink-600">{text}</p>
              </div>
              <span
                aria-hidden="true"
                className="relative col-span-2 row-start-2 h-5 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:h-full"
              >
                <span className="absolute inset-0 grid grid-cols-6">
                  {copy.ticks.slice(1).map((tick) => (
                    <span key={tick} className="border-l border-grid" />
                  ))}
                </span>
                <span
                  className={cn(
                    "absolute inset-y-0 my-auto h-5 overflow-hidden rounded-r-full border-2 lg:h-7",
                    BORDER[desk],
                  )}
                  style={{ left: share(start), width: share(max) }}
                >
                  <span
                    className={cn("block h-full", DESK_COLOR[desk])}
                    style={{ width: `${((min / max) * 100).toFixed(2)}%` }}
                  />
                </span>
              </span>
              <p className="text-right font-display text-ui font-bold whitespace-nowrap">
                {min}–{max} {copy.unit}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-600">{copy.desks}</p>
      </div>
    </Section>
  );
}
