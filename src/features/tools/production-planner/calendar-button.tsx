import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolNames } from "@/content/tools/names";
import { downloadText } from "@/lib/download-text";
import { makeCalendarFile } from "./calendar-file";
import type { ProductionPlan } from "./compute";
import { listDeadlines } from "./deadlines";

const address = new URL(paths.productionPlanner, site.url);

type CalendarButtonProps = {
  plan: ProductionPlan;
  /** The query of a link to the plan. */
  linkQuery: string;
  variant: "outline" | "secondary";
  children: ReactNode;
};

/** Saves the deadlines as a file that calendars read. */
export function CalendarButton({ plan, linkQuery, variant, children }: CalendarButtonProps) {
  function handleDownload() {
    const stamp = new Date().toISOString();
    const events = listDeadlines(plan, {
      stamp,
      host: address.host,
      link: address.href + linkQuery,
    });
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
