import type { ReactNode } from "react";
import { Scale, ScaleRow } from "@/ui/scale";
import { consolidation as texts } from "@/content/services/warehouse";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";

const total = texts.lots.reduce((sum, { volume }) => sum + volume, 0);
// Each lot starts where the previous one ends.
const lots = texts.lots.map((lot, i) => ({
  ...lot,
  start: texts.lots.slice(0, i).reduce((sum, { volume }) => sum + volume, 0),
}));

/** The lots of several suppliers, filling one container. */
export function ConsolidationScale() {
  return (
    <>
      <Scale
        className="[--columns:17rem_1fr_5rem] [--row-padding:1rem]"
        ticks={texts.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute whitespace-nowrap"
            style={{ left: percent(tick, texts.end) }}
          >
            {tick} {texts.unit}
          </span>
        ))}
      >
        <ul>
          {lots.map(({ supplier, goods, volume, start }) => (
            <Row key={supplier} title={supplier} detail={goods} volume={volume}>
              <LotBar start={start} volume={volume} />
            </Row>
          ))}
          <Row title={texts.total.title} detail={texts.total.detail} volume={total} isTotal>
            <span className="absolute inset-y-0 my-auto h-9 w-full rounded border-2 border-dune lg:h-14" />
            {lots.map(({ supplier, volume, start }) => (
              <LotBar key={supplier} start={start} volume={volume} />
            ))}
          </Row>
        </ul>
        <p className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-base text-muted-foreground">
          <span className="flex items-center gap-3">
            <span aria-hidden="true" className="h-5 w-4 bg-accent-300/40" />
            {texts.turningPoint.from}–{texts.turningPoint.to} {texts.unit}.{" "}
            {texts.turningPoint.label}
          </span>
          <span>{texts.note}</span>
        </p>
      </Scale>
      <ul className="mt-14 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {texts.facts.map(({ figure, title, text }) => (
          <li key={title} className="border-t border-border pt-5">
            <p className="font-display text-d3 font-bold text-accent-300">{figure}</p>
            <h3 className="mt-3 text-title font-semibold">{title}</h3>
            <p className="mt-1.5 text-lg text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  title: string;
  detail: string;
  volume: number;
  isTotal?: boolean;
  children: ReactNode;
};

function Row({ title, detail, volume, isTotal = false, children }: RowProps) {
  const { from, to } = texts.turningPoint;
  return (
    <ScaleRow title={title} detail={detail} figure={`${volume.toFixed(1)} ${texts.unit}`}>
      <span className={cn("relative block h-9 lg:h-full", isTotal && "lg:min-h-29")}>
        <span
          className="absolute -inset-y-px bg-accent-300/20"
          style={{ left: percent(from, texts.end), width: percent(to - from, texts.end) }}
        />
        {children}
      </span>
    </ScaleRow>
  );
}

function LotBar({ start, volume }: { start: number; volume: number }) {
  return (
    <span
      className="absolute inset-y-0 my-auto h-5 border-r-2 border-background bg-support-400 lg:h-8"
      style={{ left: percent(start, texts.end), width: percent(volume, texts.end) }}
    />
  );
}
