import { Lane } from "@/ui/lane";
import { picture as words, plannerWords } from "@/content/tools/production-planner";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { cssPercent } from "@/lib/css-percent";
import { ToolSection } from "@/tools/engine/tool-section";
import type { ProductionPlan } from "./calculate";
import { makeSchedule, type ScheduleRow } from "./schedule";
import { formatDay, formatSpan } from "./day-formats";
import { nameStep } from "./view";

const share = (part: number) => cssPercent(part, 1);

const place = ({ at, width }: { at: number; width: number }) =>
  cssVariables({ "--start": share(at), "--width": share(width) });

/**
 * A single `clip-path` with one rectangle per range. Years of Sundays would be hundreds of
 * elements.
 */
function makeClipPath(places: ScheduleRow["cuts"]): string {
  const rectangles = places.map(({ at, width }) => {
    const [left, right] = [share(at), share(at + width)];
    return `${left} 100%, ${left} 0, ${right} 0, ${right} 100%`;
  });
  return `polygon(${rectangles.join(", ")})`;
}

/** The plan drawn to scale in days, down to the door where the drawn line ends. */
export function ScheduleSection({ plan }: { plan: ProductionPlan }) {
  const { rows, ticks, shades, notes } = makeSchedule(plan);
  return (
    <ToolSection
      hasLane
      ground="sand"
      heading={words.heading[plan.target === null ? "forward" : "back"]}
      intro={describePicture(plan)}
      // The lane goes on to the last step.
      className="lg:[&_.hero-trunk]:hidden"
    >
      <div className="relative">
        <div
          aria-hidden="true"
          className="hidden [--lane-gap:var(--lane-unit)] [--lane-stroke:var(--lane-unit)] lg:block"
        >
          <Lane
            bend="br"
            className="-top-160 right-0 bottom-0 w-[calc(var(--hero)*1.75)] [--lane-radius:calc(var(--hero)*1.3)]"
          />
        </div>
        <div className="relative pt-14 sm:max-lg:border-t-2 sm:max-lg:border-strong sm:max-lg:pt-16 lg:mr-[calc(var(--hero)*1.75)] lg:pt-[4.25rem] print:break-inside-avoid">
          <div aria-hidden="true" className="absolute inset-0 sm:max-lg:top-2">
            {ticks.map(({ at }) => (
              <i key={at} className="absolute inset-y-0 w-px bg-grid" style={{ left: share(at) }} />
            ))}
          </div>
          {shades.map((shade) => (
            <div
              key={shade.at}
              aria-hidden="true"
              className="closed-days absolute top-[3.1rem] bottom-0 left-(--start) w-(--width) border-r border-l border-grid-thread [--pitch:7px] [--stripe:theme(colors.grid.thread)] sm:top-[3.6rem] forced-colors:border-[GrayText]"
              style={place(shade)}
            />
          ))}
          <div aria-hidden="true" className="absolute inset-x-0 top-0 h-14 sm:max-lg:top-2">
            {ticks.map(({ at, label }) => (
              <span
                key={at}
                className="absolute top-0 border-l border-grid-thread pl-[0.4rem] text-label whitespace-nowrap text-muted-foreground"
                style={{ left: share(at) }}
              >
                {label}
              </span>
            ))}
            {notes.map(({ at, text }, i) => (
              <span
                key={at}
                className={cn(
                  "absolute top-[1.6rem] left-[max(0%,min(var(--start),100%-16rem))] text-label font-semibold whitespace-nowrap lg:left-(--start)",
                  i > 0 && "max-lg:hidden",
                )}
                style={cssVariables({ "--start": share(at) })}
              >
                {text}
              </span>
            ))}
          </div>
          <ol className="relative">
            {rows.map((row) => (
              <Row key={row.step.name} row={row} mode={plan.mode} />
            ))}
          </ol>
          <p className="mt-4 flex justify-end lg:relative lg:mt-0 lg:h-[calc(var(--lane-unit)*5)]">
            <span className="box surface-dark px-4 py-[0.7rem] font-display lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:items-center lg:gap-2 lg:whitespace-nowrap">
              <b>{formatDay(plan.withSafety)}</b> {words.door}
            </span>
          </p>
        </div>
      </div>
    </ToolSection>
  );
}

function describePicture({ closing, passed, landed, mode }: ProductionPlan): string {
  const isPassed = passed.some(({ from }) => from < landed);
  return [
    words.intro,
    ...(closing.sundays === "yes" ? [words.sundays] : []),
    ...(isPassed ? [words.goesThrough(plannerWords.vehicle[mode])] : []),
  ].join(" ");
}

function Row({ row, mode }: { row: ScheduleRow; mode: ProductionPlan["mode"] }) {
  const { step, tone, isBuffer, hasRoom, side, cuts } = row;
  return (
    <li
      className={cn(
        "schedule-row relative py-[0.55rem] lg:h-16 lg:py-0 print:h-6 print:p-0",
        `tone-${tone}`,
      )}
      style={place(row)}
    >
      <div className={cn("schedule-label", side)}>
        <span className="font-display text-ui font-semibold">{nameStep(step.name, mode)}</span>{" "}
        <span className="text-base text-muted-foreground">{formatSpan(step)}</span>
      </div>
      <span
        aria-hidden="true"
        className={cn(
          "schedule-bar bar [--ground:var(--muted)] [--pitch:7px]",
          isBuffer && "hatch",
        )}
      >
        {hasRoom && !isBuffer && (
          <span className="pl-[0.65rem] font-display text-label leading-[28px] font-semibold text-rice in-[.tone-accent]:text-ink max-lg:hidden lg:block forced-colors:text-[Canvas]">
            {plannerWords.days(step.days)}
          </span>
        )}
        {cuts.length > 0 && (
          <span
            className="schedule-bar-closed absolute inset-0"
            style={{ clipPath: makeClipPath(cuts) }}
          />
        )}
      </span>
    </li>
  );
}
