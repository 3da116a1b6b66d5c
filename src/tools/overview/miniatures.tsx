import { X } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { DEPARTMENT_TONE } from "@/ui/department-color";
import { companyNumber } from "@/config/site";
import type { ToolKey } from "@/config/tools";
import {
  carton,
  container,
  invoice,
  lot,
  numberParts,
  quotes,
  rules,
  schedule,
} from "@/content/tools/tools-page";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";
import { LotSquares } from "@/tools/aql-sampling/lot-squares";

/** A waterfall chart of the landed cost: each bar starts where the last one ended. */
function MiniInvoice() {
  const total = Number(invoice.total.amount);
  const starts = invoice.lines.map((_, i) =>
    invoice.lines.slice(0, i).reduce((sum, { amount }) => sum + Number(amount), 0),
  );
  return (
    <div className="card overflow-clip text-foreground">
      <p className="flex items-baseline justify-between gap-4 border-b-fine border-strong px-4 py-3">
        <b className="font-display text-ui font-bold">{invoice.title}</b>
        <span className="text-base text-muted-foreground">{invoice.unit}</span>
      </p>
      {invoice.lines.map(({ label, amount, desk, isCustoms }, i) => (
        <p
          key={label}
          className={cn(
            "grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-[0.65rem] sm:grid-cols-[9.5rem_1fr_3.5rem]",
            i > 0 && "border-t border-border",
            DEPARTMENT_TONE[desk],
          )}
        >
          <b className="font-display font-semibold tracking-snug">{label}</b>
          <span
            aria-hidden="true"
            className="scale-line col-span-2 row-start-2 h-3.5 sm:col-span-1 sm:row-start-auto sm:h-5"
          >
            <span
              className={cn(
                "bar absolute inset-y-0",
                isCustoms && "hatch",
                i === invoice.lines.length - 1 && "rounded-r-full",
              )}
              style={{
                left: cssPercent(starts[i] ?? 0, total),
                width: cssPercent(Number(amount), total),
              }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{amount}</span>
        </p>
      ))}
      <p className="surface-dark flex items-baseline justify-between gap-4 px-4 py-3 font-display text-title">
        <b>{invoice.total.label}</b>
        <b className="text-d3">{invoice.total.amount}</b>
      </p>
    </div>
  );
}

function MiniContainer() {
  return (
    <>
      <span aria-hidden="true" className="box block aspect-[589/150] bg-support-600">
        <span
          className="box absolute inset-y-0 left-0 rounded-none bg-accent"
          style={{ width: `${container.usedPercent}%` }}
        />
      </span>
      <MiniEnds texts={container.ends} />
    </>
  );
}

function MiniSchedule() {
  const { days, closed, steps } = schedule;
  const place = (span: { from: number; days: number }) => ({
    left: cssPercent(span.from, days),
    width: cssPercent(span.days, days),
  });
  return (
    <>
      <span aria-hidden="true" className="relative block h-29">
        <span className="closed-days absolute inset-y-0" style={place(closed)} />
        {steps.map((step, i) => (
          <span
            key={step.from}
            className={cn(
              "bar absolute h-5.5",
              DEPARTMENT_TONE[step.desk],
              i === steps.length - 1 && "hatch rounded-r-full",
            )}
            style={{ ...place(step), top: `${i * 1.95}rem` }}
          />
        ))}
      </span>
      <MiniEnds texts={[schedule.start, closed.label, schedule.end]} />
    </>
  );
}

function MiniLot() {
  return <LotSquares count={lot.pieces} opened={lot.opened} columns={50} label={lot.label} />;
}

function MiniCarton() {
  return (
    <>
      <p className="font-display text-d2 leading-none font-bold">{carton.figure}</p>
      <p className="mt-1.5 text-base">{carton.text}</p>
      <span aria-hidden="true" className="limit-bar relative mt-4 block h-5 forced-colors:border-2">
        <i className="absolute -inset-y-1.5 left-[92%] w-0.5 bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]" />
      </span>
      <p className="mt-3 inline-flex items-center gap-2 self-start rounded-l rounded-r-full bg-danger px-3 py-0.5 text-base font-semibold text-white">
        <X aria-hidden="true" className="size-4" />
        {carton.verdict}
      </p>
    </>
  );
}

function MiniRules() {
  return (
    <MiniComparison rows={rules.rows} whole={8}>
      <MiniEnds texts={rules.ends} className="-mt-2" />
    </MiniComparison>
  );
}

function MiniNumber() {
  return (
    <div className="@container">
      <p className="flex justify-between gap-2 text-base">
        {numberParts.map(({ end, label }, i) => (
          <span key={label}>
            <b className="mb-2 block border-b-fine border-strong pb-1 font-display text-[length:clamp(1rem,6.6cqi,3.5rem)] leading-none font-bold">
              {companyNumber.slice(numberParts[i - 1]?.end ?? 0, end)}
            </b>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

function MiniQuotes() {
  const rows = quotes.map(({ name, text }) => ({ name, text, length: Number(name) }));
  return <MiniComparison rows={rows} whole={Math.max(...rows.map(({ length }) => length))} />;
}

type MiniComparisonProps = {
  rows: readonly { name: string; text: string; length: number }[];
  /** The length of a whole bar. */
  whole: number;
  children?: ReactNode;
};

/** Two bars, of which the second is the better choice. */
function MiniComparison({ rows, whole, children }: MiniComparisonProps) {
  return (
    <div className="grid gap-4">
      {rows.map(({ name, text, length }, i) => (
        <div key={name} className={i === 0 ? "tone-ink" : "tone-accent"}>
          <p className="flex items-baseline gap-2.5">
            <b
              className={`font-display leading-none font-bold ${i === 0 ? "text-title" : "text-d2"}`}
            >
              {name}
            </b>{" "}
            <span className="text-base">{text}</span>
          </p>
          <span
            aria-hidden="true"
            className="scale-line mt-2 h-4 before:h-[3px] before:-translate-y-1/2 before:bg-accent-300 forced-colors:before:bg-[CanvasText]"
          >
            <span
              className="bar absolute inset-y-0 left-0 rounded-r-full"
              style={{ width: cssPercent(length, whole) }}
            />
          </span>
        </div>
      ))}
      {children}
    </div>
  );
}

/** What the ends of a scale stand for, and perhaps its middle. */
function MiniEnds({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <p className={cn("mt-2.5 flex justify-between gap-3 text-base", className)}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}

/** The result of each tool's example, drawn small. */
export const miniatures: Record<ToolKey, ComponentType> = {
  landedCost: MiniInvoice,
  shipmentVolume: MiniContainer,
  productionPlanner: MiniSchedule,
  aqlSampling: MiniLot,
  amazonCartonCheck: MiniCarton,
  incoterms: MiniRules,
  companyNumber: MiniNumber,
  compareQuotes: MiniQuotes,
};
