import { ToolField } from "@/tools/engine/tool-field";
import { WorksheetAction, WorksheetDisclosure } from "@/tools/engine/worksheet";
import { Button } from "@/ui/button";
import { closedDays as words } from "@/content/tools/production-planner";
import { shortHolidays } from "@/lib/china-holidays";
import { formatMonth } from "@/lib/dates";
import { closingSource } from "./planning-rules";
import type { PlannerToolForm } from "./tool";

const names = ["closedBefore", "closedAfter", ...shortHolidays, "sundays"] as const;

/**
 * The days when a factory is closed. Depends on law, the official notice each November, and the
 * factory.
 */
export function ClosingDaysDisclosure({ form }: { form: PlannerToolForm }) {
  const asOf = words.asOf(formatMonth(closingSource.asOf));
  return (
    <WorksheetDisclosure title={words.title} hasError={names.some((name) => name in form.errors)}>
      <ToolField form={form} name="closedBefore" copy={{ ...words.closedBefore, hint: asOf }} />
      <ToolField
        form={form}
        name="closedAfter"
        copy={{ ...words.closedAfter, hint: `${words.closedAfter.hint}. ${asOf}` }}
      />
      {shortHolidays.map((name) => {
        const hint = name === "goldenWeek" ? `${words.goldenWeekHint}. ${asOf}` : asOf;
        return <ToolField key={name} form={form} name={name} copy={{ label: words[name], hint }} />;
      })}
      <ToolField form={form} name="sundays" copy={words.sundays} isWide />
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.resetTexts(names);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetDisclosure>
  );
}
