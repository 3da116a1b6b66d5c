import { X } from "lucide-react";
import { DESK_TONE } from "@/ui/desk-color";
import { companyNumber } from "@/config/site";
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
import { percent } from "@/lib/percent";
import { drawSample } from "@/tools/aql-sampling/draw-sample";

/** A waterfall chart of the landed cost: each bar starts where the last one ended. */
export function MiniInvoice() {
  const total = Number(invoice.total.amount);
  const starts = invoice.lines.map((_, i) =>
    invoice.lines.slice(0, i).reduce((sum, { amount }) => sum + Number(amount), 0),
  );
  return (
    <div className="doc overflow-clip text-ink">
      <p className="flex items-baseline justify-between gap-4 border-b-fine border-ink px-4 py-3">
        <b className="font-display text-ui font-bold">{invoice.title}</b>
        <span className="text-sm text-ink-600">{invoice.unit}</span>
      </p>
      {invoice.lines.map(({ label, amount, desk, isCustoms }, i) => (
        <p key={label} className={cn("mini-invoice-line", DESK_TONE[desk])}>
          <b className="font-display font-semibold tracking-snug">{label}</b>
          <span aria-hidden="true" className="mini-scale">
            <span
              className={cn("mini-bar", isCustoms && "hatch")}
              style={{
                left: percent(starts[i] ?? 0, total),
                width: percent(Number(amount), total),
              }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{amount}</span>
        </p>
      ))}
      <p className="flex items-baseline justify-between gap-4 bg-ink px-4 py-3 font-display text-title text-rice">
        <b>{invoice.total.label}</b>
        <b className="text-d3">{invoice.total.amount}</b>
      </p>
    </div>
  );
}

export function MiniContainer() {
  return (
    <>
      <span aria-hidden="true" className="mini-container box bg-support-600">
        <span className="box bg-accent" style={{ width: `${container.usedPercent}%` }} />
      </span>
      <p className="mini-ends">
        <span>{container.used}</span>
        <span>{container.whole}</span>
      </p>
    </>
  );
}

export function MiniSchedule() {
  const { days, closed, steps } = schedule;
  const place = (span: { from: number; days: number }) => ({
    left: percent(span.from, days),
    width: percent(span.days, days),
  });
  return (
    <>
      <span aria-hidden="true" className="mini-schedule">
        <span className="mini-closed" style={place(closed)} />
        {steps.map((step, i) => (
          <span
            key={step.from}
            className={cn("mini-bar", DESK_TONE[step.desk], i === steps.length - 1 && "hatch")}
            style={{ ...place(step), top: `${i * 1.95}rem` }}
          />
        ))}
      </span>
      <p className="mini-ends">
        <span>{schedule.start}</span>
        <span>{closed.label}</span>
        <span>{schedule.end}</span>
      </p>
    </>
  );
}

/** @param opened indexes of the opened pieces */
const OPENED = drawSample(lot.pieces, lot.opened);

export function MiniLot() {
  const columns = 50;
  const rows = lot.pieces / columns;
  const squares = Array.from({ length: lot.pieces }, (_, i) => ({
    isOpened: OPENED.has(i),
    path: `M${(i % columns) * 10} ${Math.floor(i / columns) * 10}h8v8h-8z`,
  }));
  const draw = (isOpened: boolean) =>
    squares
      .filter((square) => square.isOpened === isOpened)
      .map(({ path }) => path)
      .join("");
  return (
    <svg
      role="img"
      aria-label={lot.label}
      viewBox={`0 0 ${columns * 10 - 2} ${rows * 10 - 2}`}
      className="block w-full"
    >
      <path d={draw(false)} className="mini-lot-closed" />
      <path d={draw(true)} className="mini-lot-opened" />
    </svg>
  );
}

export function MiniCarton() {
  return (
    <>
      <p className="font-display text-d2 leading-none font-bold">{carton.figure}</p>
      <p className="mt-1.5 text-sm">{carton.text}</p>
      <span aria-hidden="true" className="mini-limit">
        <i />
      </span>
      <p className="mini-verdict">
        <X aria-hidden="true" className="size-4" />
        {carton.verdict}
      </p>
    </>
  );
}

export function MiniRules() {
  return (
    <div className="grid gap-4">
      {[rules.quoted, rules.recommended].map(({ rule, text, legs }) => (
        <div key={rule} className="mini-rule">
          <p>
            <b>{rule}</b> <span className="text-sm">{text}</span>
          </p>
          <span aria-hidden="true" className="mini-scale">
            <span className="mini-bar" style={{ left: 0, width: percent(legs, 8) }} />
          </span>
        </div>
      ))}
      <p className="mini-ends">
        <span>{rules.from}</span>
        <span>{rules.to}</span>
      </p>
    </div>
  );
}

export function MiniNumber() {
  return (
    <div className="mini-number">
      <p>
        {numberParts.map(({ end, label }, i) => (
          <span key={label}>
            <b>{companyNumber.slice(numberParts[i - 1]?.end ?? 0, end)}</b>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

export function MiniQuotes() {
  const most = Math.max(...quotes.map(({ figure }) => Number(figure)));
  return (
    <div className="grid gap-4">
      {quotes.map(({ figure, text }) => (
        <div key={figure} className="mini-rule">
          <p>
            <b>{figure}</b> <span className="text-sm">{text}</span>
          </p>
          <span aria-hidden="true" className="mini-scale">
            <span className="mini-bar" style={{ left: 0, width: percent(Number(figure), most) }} />
          </span>
        </div>
      ))}
    </div>
  );
}
