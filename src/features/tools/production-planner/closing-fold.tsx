import { ToolField } from "@/components/tools/tool-field";
import { WorksheetAction, WorksheetFold } from "@/components/tools/worksheet";
import { Button } from "@/components/ui/button";
import { closing as words } from "@/content/tools/production-planner";
import { closingSource, shortHolidays } from "./planning-rules";
import type { PlannerWork } from "./tool";

const names = ["closedBefore", "closedAfter", ...shortHolidays, "sundays"] as const;

/**
 * The days when a factory is closed. Depends on law, the official notice each November, and the
 * factory.
 */
export function ClosingFold({ work }: { work: PlannerWork }) {
  const asOf = words.asOf(closingSource.asOf);
  return (
    <WorksheetFold title={words.title} hasError={names.some((name) => name in work.errors)}>
      <ToolField work={work} name="closedBefore" copy={{ ...words.closedBefore, hint: asOf }} />
      <ToolField
        work={work}
        name="closedAfter"
        copy={{ ...words.closedAfter, hint: `${words.closedAfter.hint}. ${asOf}` }}
      />
      {shortHolidays.map((name) => {
        const hint = name === "goldenWeek" ? `${words.goldenWeekHint}. ${asOf}` : asOf;
        return <ToolField key={name} work={work} name={name} copy={{ label: words[name], hint }} />;
      })}
      <ToolField work={work} name="sundays" copy={words.sundays} isWide />
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            work.resetTexts(names);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetFold>
  );
}
