import { DESK_COLOR } from "@/ui/desk-color";
import { Scale, ScaleRow } from "@/ui/scale";
import type { Desk } from "@/config/desk";
import { schedule as texts } from "@/content/services/custom-packaging";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";

const BORDER: Record<Desk, string> = {
  find: "border-accent",
  check: "border-strong",
  ship: "border-support-600",
};
// Each step starts where the longest version of the previous one ends.
const steps = texts.steps.map((step, i) => ({
  ...step,
  start: texts.steps.slice(0, i).reduce((sum, { max }) => sum + max, 0),
}));

/** The steps from a measured product to printed packages, on a scale. */
export function PackagingSchedule() {
  return (
    <Scale
      className="[--columns:20.5rem_1fr_7.5rem] [--row-padding:1rem]"
      ticks={
        <span className="grid grid-cols-6">
          {texts.ticks.slice(0, -1).map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
      }
    >
      <ol>
        {steps.map(({ title, text, min, max, start, desk }) => (
          <ScaleRow key={title} title={title} detail={text} figure={`${min}–${max} ${texts.unit}`}>
            <span className="absolute inset-0 grid grid-cols-6">
              {texts.ticks.slice(1).map((tick) => (
                <span key={tick} className="border-l border-grid" />
              ))}
            </span>
            <span
              className={cn(
                "absolute inset-y-0 my-auto h-5 overflow-hidden rounded-r-full border-2 lg:h-7",
                BORDER[desk],
              )}
              style={{ left: percent(start, texts.end), width: percent(max, texts.end) }}
            >
              <span
                className={cn("block h-full", DESK_COLOR[desk])}
                style={{ width: percent(min, max) }}
              />
            </span>
          </ScaleRow>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-base text-muted-foreground">
        {texts.desks.map(({ desk, text }) => (
          <span key={desk} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn("h-3 w-6 rounded-r-full", DESK_COLOR[desk])} />
            {text}
          </span>
        ))}
      </p>
    </Scale>
  );
}
