import { Card, CardBody, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import {
  scorecard as copy,
  sections,
  texts,
  type Band,
  type Measure,
} from "@/content/services/supplier-management";
import { cn } from "@/lib/cn";
import { ServicePage } from "./service-page";

export function SupplierManagementPage() {
  return <ServicePage texts={texts} sections={sections} drawings={{ scorecard: <Scorecard /> }} />;
}

const MEASURE_TONE: Record<Measure["tone"], string> = {
  support: "bg-support text-rice",
  ink: "bg-ink text-rice",
  accent: "bg-accent",
  dune: "bg-dune",
};
const BAND_TONE: Record<Band["tone"], string> = {
  low: "bg-danger-100",
  middle: "bg-warning",
  high: "bg-success",
};

/** The criteria of the score and the consequences of the total, both on a scale. */
function Scorecard() {
  return (
    <Card>
      <CardTitle title={copy.title} note={copy.period} />
      <CardBody className="pb-2">
        <PointsBar />
      </CardBody>
      <MeasureTable />
      <CardBody className="border-t-fine border-strong lg:py-7">
        <h3 className="text-title">{copy.bandsHeading}</h3>
        <BandBar />
        <Bands />
      </CardBody>
    </Card>
  );
}

/** Hidden from assistive technology, because the table below says the same. */
function PointsBar() {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {copy.measures.map(({ name, points, tone }) => (
        <span
          key={name}
          style={{ width: `${points}%` }}
          className={cn(
            "box flex h-14 flex-col justify-between px-2 py-2 sm:px-3 lg:h-24",
            MEASURE_TONE[tone],
          )}
        >
          <span className="font-display text-title font-bold">{points}</span>
          <span className="text-base max-lg:hidden">{name}</span>
        </span>
      ))}
    </div>
  );
}

function MeasureTable() {
  return (
    <FactTable
      isCaptionHidden
      table={{
        caption: copy.title,
        columns: copy.columns,
        rows: copy.measures.map(({ name, counts, target, points, tone }) => [
          <>
            <span
              aria-hidden="true"
              className={cn("mr-3 inline-block size-3.5", MEASURE_TONE[tone])}
            />
            {name}
          </>,
          counts,
          target,
          points,
        ]),
      }}
    />
  );
}

function BandBar() {
  return (
    <div aria-hidden="true" className="mt-5">
      <div className="flex border-fine border-strong">
        {copy.bands.map(({ name, from, to, tone }) => (
          <span
            key={name}
            style={{ width: `${to - from}%` }}
            className={cn("h-6", BAND_TONE[tone])}
          />
        ))}
      </div>
      <div className="relative mt-1 h-6 text-base text-muted-foreground">
        <span className="absolute left-0">0</span>
        {copy.bands.map(({ name, to }) => (
          <span
            key={name}
            className={cn("absolute -translate-x-full", to === 100 && "max-sm:hidden")}
            style={{ left: `${to}%` }}
          >
            {to}
          </span>
        ))}
      </div>
    </div>
  );
}

function Bands() {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-3">
      {copy.bands.map(({ name, range, meaning, tone }) => (
        <div key={name}>
          <dt className="flex items-center gap-3 font-display text-ui font-bold">
            <span
              aria-hidden="true"
              className={cn("size-3.5 border-fine border-strong", BAND_TONE[tone])}
            />
            {range}: {name}
          </dt>
          <dd className="mt-1 text-lg text-muted-foreground">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
