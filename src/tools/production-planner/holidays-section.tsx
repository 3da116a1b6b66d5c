import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { closingSource, daysSource } from "@/config/usual-days";
import { holidays as words, plannerWords, seasons } from "@/content/tools/production-planner";
import {
  announcedUntil,
  holidaySource,
  holidayYears,
  shortHolidays,
  type HolidayYear,
} from "@/lib/china-holidays";
import { formatMonth } from "@/lib/dates";
import { formatDay, formatLongDay, formatSpan } from "./day-formats";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import type { ProductionPlan, SeasonPlan } from "./calculate";
import { findBreak, listWorkingSundays } from "./factory-calendar";
import { findStep } from "./plan";
import type { ClosingRules } from "./planning-rules";

const SHOWN_YEARS = 3;

const sources = [holidaySource, closingSource, daysSource];

/** By when to order to ship before the two major holidays. */
export function SeasonsSection({
  plan: { seasons: plans, mode, today },
}: {
  plan: ProductionPlan;
}) {
  return (
    <ToolSection
      ground="dark"
      className="print:hidden"
      heading={seasons.heading}
      intro={seasons.intro(plannerWords.byMode[mode])}
    >
      <ul className="mt-12">
        {plans.map((season) => (
          <Season key={season.holiday.holiday} season={season} mode={mode} today={today} />
        ))}
      </ul>
    </ToolSection>
  );
}

type SeasonProps = { season: SeasonPlan; mode: ProductionPlan["mode"]; today: string };

function Season({ season, mode, today }: SeasonProps) {
  const { samplesBy, orderBy, departure } = season;
  const { holiday, year } = season.holiday;
  const production = findStep(season, "production");
  const facts = [
    ...(samplesBy === null ? [] : [[seasons.samples, formatDay(samplesBy)]]),
    ...(production ? [[seasons.production, formatSpan(production)]] : []),
    [plannerWords.leaves[mode], formatDay(departure)],
  ];
  return (
    <li className="grid items-baseline gap-x-10 gap-y-4 border-t border-border py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)_minmax(0,1fr)]">
      <div>
        <h3 className="text-title">{seasons.title(holiday, year)}</h3>
        <p className="mt-1 text-base text-muted-foreground">
          {seasons.closed(formatSpan(season.holiday))}
        </p>
      </div>
      <p className="font-display text-d2 leading-none font-bold">
        <span className="text-title font-medium text-muted-foreground">
          {orderBy < today ? seasons.orderWasDue : seasons.orderBy}
        </span>{" "}
        <span className="whitespace-nowrap">
          {formatLongDay(orderBy)}
          <span className="text-title font-medium text-muted-foreground">
            , {orderBy.slice(0, 4)}
          </span>
        </span>
      </p>
      <dl>
        {facts.map(([term, detail]) => (
          <div key={term} className="flex justify-between gap-6 py-0.5 text-lg">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The closures of the next years, their sources and a worked example. */
export function HolidaysSection({ plan: { closing, today } }: { plan: ProductionPlan }) {
  const asOf = formatMonth(holidaySource.asOf);
  const sundays = words.workingSundays(listWorkingSundays(announcedUntil).map(formatLongDay));
  const thisYear = Number(today.slice(0, 4));
  const years = holidayYears.filter(({ year }) => year >= thisYear).slice(0, SHOWN_YEARS);
  const lastYear = holidayYears.at(-1)?.year ?? announcedUntil;
  const names = sources.map(({ source }) => source);
  return (
    <ToolSection ground="sand" heading={words.heading} intro={words.intro}>
      <Card className="mt-10 overflow-clip">
        <FactTable table={makeTable(closing, years)} />
      </Card>
      <p className="tool-source mt-4 max-w-prose text-base text-muted-foreground">
        {words.limits(sundays, lastYear, asOf)} {words.sources(names, asOf)}
      </p>
      <OldFigures sources={sources} today={today} />
      <NoteColumns notes={words.notes} className="mt-12 print:hidden" />
    </ToolSection>
  );
}

/** One row per holiday, one column per year. */
function makeTable(closing: ClosingRules, years: readonly HolidayYear[]) {
  const [first, ...others] = shortHolidays;
  return {
    caption: words.caption,
    columns: [{ label: words.holiday }, ...years.map(({ year }) => ({ label: String(year) }))],
    rows: ([first, "chineseNewYear", ...others] as const).map((holiday) => [
      plannerWords.holidays[holiday],
      ...years.map((year) => {
        const closed = findBreak(closing, year, holiday);
        return closed.to < closed.from ? words.open : formatSpan(closed);
      }),
    ]),
  };
}
