import { Check, CornerUpRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  consolidation,
  receiving,
  sections,
  suitability,
  texts,
} from "@/content/services/warehouse";
import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { StepList } from "@/ui/sections/blocks";
import { RangeFrame, RangeRow } from "@/ui/sections/range-chart";
import { Section } from "@/ui/sections/section";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";
import { ServicePage } from "./service-page";

export function WarehousePage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        receiving: <GoodsReceived />,
        consolidation: <Consolidation />,
        suitability: <StorageSuitability />,
      }}
    />
  );
}

/** How a delivery is received, and the document that records it. */
function GoodsReceived() {
  return (
    <Section ground="sand" heading={receiving.heading} intro={receiving.intro}>
      <div className="mt-14 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <StepList steps={receiving.steps} />
        <div className="min-w-0">
          <Card className="overflow-hidden">
            <CardTitle title={receiving.title} note={receiving.mark} />
            <FactTable table={receiving.table} />
          </Card>
          <h3 className="mt-10 text-title">{receiving.problem.title}</h3>
          <p className="mt-2 text-lg text-muted-foreground">{receiving.problem.text}</p>
        </div>
      </div>
    </Section>
  );
}

const total = consolidation.lots.reduce((sum, { volume }) => sum + volume, 0);
// Each lot starts where the previous one ends.
const lots = consolidation.lots.map((lot, i) => ({
  ...lot,
  start: consolidation.lots.slice(0, i).reduce((sum, { volume }) => sum + volume, 0),
}));

/** The lots of several suppliers, filling one container. */
function Consolidation() {
  return (
    <>
      <RangeFrame
        className="[--columns:17rem_1fr_5rem] [--row-padding:1rem]"
        ticks={consolidation.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute whitespace-nowrap"
            style={{ left: cssPercent(tick, consolidation.end) }}
          >
            {tick} {consolidation.unit}
          </span>
        ))}
      >
        <ul>
          {lots.map(({ supplier, goods, volume, start }) => (
            <Row key={supplier} title={supplier} detail={goods} volume={volume}>
              <LotBar start={start} volume={volume} />
            </Row>
          ))}
          <Row
            title={consolidation.total.title}
            detail={consolidation.total.detail}
            volume={total}
            isTotal
          >
            <span className="absolute inset-y-0 my-auto h-9 w-full rounded border-2 border-dune lg:h-14" />
            {lots.map(({ supplier, volume, start }) => (
              <LotBar key={supplier} start={start} volume={volume} />
            ))}
          </Row>
        </ul>
        <p className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-base text-muted-foreground">
          <span className="flex items-center gap-3">
            <span aria-hidden="true" className="h-5 w-4 bg-accent-300/40" />
            {consolidation.turningPoint.from}–{consolidation.turningPoint.to} {consolidation.unit}.{" "}
            {consolidation.turningPoint.label}
          </span>
          <span>{consolidation.note}</span>
        </p>
      </RangeFrame>
      <ul className="mt-14 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {consolidation.facts.map(({ figure, title, text }) => (
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
  const { from, to } = consolidation.turningPoint;
  return (
    <RangeRow title={title} detail={detail} figure={`${volume.toFixed(1)} ${consolidation.unit}`}>
      <span className={cn("relative block h-9 lg:h-full", isTotal && "lg:min-h-29")}>
        <span
          className="absolute -inset-y-px bg-accent-300/20"
          style={{
            left: cssPercent(from, consolidation.end),
            width: cssPercent(to - from, consolidation.end),
          }}
        />
        {children}
      </span>
    </RangeRow>
  );
}

function LotBar({ start, volume }: { start: number; volume: number }) {
  return (
    <span
      className="absolute inset-y-0 my-auto h-5 border-r-2 border-background bg-support-400 lg:h-8"
      style={{
        left: cssPercent(start, consolidation.end),
        width: cssPercent(volume, consolidation.end),
      }}
    />
  );
}

/** For whom storage in China is suitable, and for whom not. */
function StorageSuitability() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:gap-x-24">
      <div>
        <h3 className="flex items-center gap-3 border-b-2 border-strong pb-4 text-d3">
          <Check aria-hidden="true" className="size-7 text-success" />
          {suitability.good.title}
        </h3>
        <Reasons reasons={suitability.good.items} />
        <LinkRow links={suitability.links} className="mt-4" />
      </div>
      <div>
        <h3 className="flex items-center gap-3 border-b-2 border-strong pb-4 text-d3">
          <CornerUpRight aria-hidden="true" className="size-7 text-danger" />
          {suitability.poor.title}
        </h3>
        <Reasons reasons={suitability.poor.items} />
      </div>
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly { term: string; detail: string }[] }) {
  return (
    <dl>
      {reasons.map(({ term, detail }) => (
        <div key={term} className="border-b border-grid py-4">
          <dt className="font-display text-title font-semibold">{term}</dt>
          <dd className="mt-1 max-w-[25.8em] text-lg text-muted-foreground">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
