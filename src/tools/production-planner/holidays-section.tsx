import { Section } from "@/ui/sections/section";
import { OldFigures } from "@/tools/engine/old-figures";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { holidays as words } from "@/content/tools/production-planner";
import {
  announcedUntil,
  holidaySource,
  holidayYears,
  shortHolidays,
  type HolidayYear,
} from "@/lib/china-holidays";
import { formatMonth } from "@/lib/dates";
import type { ProductionPlan } from "./compute";
import {
  findNewYearBreak,
  findShortBreak,
  listWorkingSundays,
  shortHolidayNames,
} from "./factory-calendar";
import { closingSource, daysSource, type ClosingRules } from "./planning-rules";
import { formatLongDay, formatSpan } from "@/lib/day-formats";
import { joinWords } from "./wording";

const SHOWN_YEARS = 3;

const sources = [holidaySource, closingSource, daysSource];
const sourceNames = sources.map(({ source }) => source).join("; ");

type HolidaysSectionProps = { plan: Pick<ProductionPlan, "closing" | "today"> };

/** The closures of the next years, their sources and a worked example. */
export function HolidaysSection({ plan: { closing, today } }: HolidaysSectionProps) {
  const asOf = formatMonth(holidaySource.asOf);
  const sundays = words.workingSundays(
    joinWords(listWorkingSundays(announcedUntil).map(formatLongDay)),
  );
  const thisYear = Number(today.slice(0, 4));
  const years = holidayYears.filter(({ year }) => year >= thisYear).slice(0, SHOWN_YEARS);
  const lastYear = holidayYears.at(-1)?.year ?? announcedUntil;
  return (
    <Section ground="sand" heading={words.heading} intro={words.intro}>
      <Card className="mt-10 overflow-clip">
        <FactTable table={makeTable(closing, years)} />
      </Card>
      <p className="tool-source mt-4 max-w-prose text-sm text-ink-600">
        {words.limits({ sundays, lastYear, asOf })} {words.sources(sourceNames, asOf)}
      </p>
      <OldFigures sources={sources} today={today} />
      <NoteColumns notes={words.notes} className="tool-notes mt-12" />
    </Section>
  );
}

/** One row per holiday, one column per year. */
function makeTable(closing: ClosingRules, years: readonly HolidayYear[]) {
  const rows = shortHolidays.map((holiday) => [
    shortHolidayNames[holiday],
    ...years.map((year) =>
      closing.short[holiday] === 0
        ? words.open
        : formatSpan(findShortBreak(closing, year, holiday)),
    ),
  ]);
  const newYear = years.map((year) => formatSpan(findNewYearBreak(closing, year)));
  return {
    caption: words.caption,
    columns: [{ label: words.holiday }, ...years.map(({ year }) => ({ label: String(year) }))],
    rows: rows.toSpliced(1, 0, ["Chinese New Year", ...newYear]),
  };
}
