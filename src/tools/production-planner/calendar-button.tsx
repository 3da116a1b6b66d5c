import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolNames } from "@/content/tools/names";
import { calendar as words } from "@/content/tools/production-planner";
import { localCalendarDate } from "@/lib/dates";
import { downloadText } from "@/lib/download-text";
import { makeCalendarFile } from "@/lib/calendar-file";
import type { ProductionPlan } from "./compute";
import { countDeadlines, listDeadlines } from "./deadlines";

const address = new URL(paths.productionPlanner, site.url);

type CalendarButtonProps = {
  plan: ProductionPlan;
  /** The query of a link to the plan. */
  linkQuery: string;
  variant: "outline" | "secondary";
  children: ReactNode;
};

/** Downloads the deadlines as a calendar file. Tells the visitor if past dates were left out. */
export function CalendarButton({ plan, linkQuery, variant, children }: CalendarButtonProps) {
  function handleDownload() {
    const now = new Date();
    const stamp = now.toISOString();
    const today = localCalendarDate(now);
    const events = listDeadlines(plan, {
      today,
      stamp,
      host: address.host,
      link: address.href + linkQuery,
    });
    const { ahead, past } = countDeadlines(plan, today);
    if (ahead === 0) {
      toast(words.nothingSaved);
      return;
    }
    if (past > 0) toast(words.saved(ahead, past));
    const product = `${site.name}//${toolNames.productionPlanner}`;
    const file = makeCalendarFile({ product, events, stamp });
    downloadText(`production-plan-${plan.withSafety}.ics`, "text/calendar", file);
  }

  return (
    <Button variant={variant} onClick={handleDownload}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
