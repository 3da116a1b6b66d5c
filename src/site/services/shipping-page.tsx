import { ddp, incoterms, lanes, sections, texts, volume } from "@/content/services/shipping";
import { describedPicture } from "@/content/described-pictures";
import { legNames, ruleNames } from "@/content/incoterm-names";
import { Card, CardBody, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { Picture } from "@/ui/picture";
import { CheckList } from "@/ui/sections/blocks";
import { Section } from "@/ui/sections/section";
import { cssPercent } from "@/lib/css-percent";
import { legs, listPaidStretches } from "@/lib/trade/incoterms";
import { ServicePage } from "./service-page";

export function ShippingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        lanes: <ShippingLanes />,
        incoterms: <Incoterms />,
        volume: <ShippingVolume />,
        ddp: <DdpQuestions />,
      }}
    />
  );
}

const DDP_ID = "ddp-heading";

/** What to ask before accepting a price to the door. */
function DdpQuestions() {
  return (
    <Section ground="sand" labelledBy={DDP_ID}>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id={DDP_ID} className="text-d2">
            {ddp.heading}
          </h2>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{ddp.intro}</p>
        </div>
        <div>
          <CheckList items={ddp.questions} />
          <p className="mt-5 text-lg text-muted-foreground">{ddp.danger}</p>
        </div>
      </div>
      <NoteColumns notes={ddp.notes} className="mt-16" />
    </Section>
  );
}

const LANES_ID = "lanes-heading";

/** The globe, with the shipping time to each coast. */
function ShippingLanes() {
  return (
    <Section
      ground="dark"
      labelledBy={LANES_ID}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center"
    >
      <Picture
        images={[describedPicture("globe")]}
        width={1600}
        height={1600}
        sizes="(width >= 64rem) 46vw, 100vw"
        className="aspect-square w-full bg-transparent mask-[radial-gradient(circle_closest-side,#000_86%,transparent)] object-cover mix-blend-lighten lg:-ml-16 lg:w-[calc(100%+4rem)] lg:max-w-none"
      />
      <div>
        <h2 id={LANES_ID} className="text-d2">
          {lanes.heading}
        </h2>
        <div className="mt-8">
          <FactTable table={lanes.table} isNarrow />
        </div>
        <p className="mt-5 text-base text-muted-foreground">{lanes.note}</p>
      </div>
    </Section>
  );
}

/** How far the seller’s price carries the goods, and who pays what. */
function Incoterms() {
  return (
    <div className="grid gap-6">
      <IncotermBars />
      <Card>
        <FactTable table={incoterms.whoPays} />
      </Card>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <p className="text-lg">{incoterms.naming}</p>
        <LinkRow links={incoterms.links} />
      </div>
    </div>
  );
}

/** The Incoterms as bars over the legs of the journey that the seller's price includes. */
function IncotermBars() {
  return (
    <Card>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[14rem_1fr] border-b-fine border-strong px-6 py-3 text-label text-muted-foreground lg:grid"
      >
        <span className="col-start-2 grid grid-cols-8">
          {legs.map((leg) => (
            <span key={leg}>{legNames[leg]}</span>
          ))}
        </span>
      </div>
      <ul>
        {incoterms.terms.map((incoterm) => (
          <TermRow key={incoterm.term} incoterm={incoterm} />
        ))}
      </ul>
    </Card>
  );
}

type TermRowProps = { incoterm: (typeof incoterms.terms)[number] };

function TermRow({ incoterm: { term, text, riskPasses } }: TermRowProps) {
  return (
    <li className="grid gap-y-3 border-t border-border px-5 py-5 first:border-t-0 lg:grid-cols-[14rem_1fr] lg:px-6">
      <h3 className="text-d3">
        {term}
        <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
          {ruleNames[term]}
        </span>
      </h3>
      <div>
        <span aria-hidden="true" className="relative block h-5 lg:h-6">
          <span className="absolute inset-x-0 inset-y-0 my-auto h-0.75 bg-dune" />
          {listPaidStretches(term).map(({ from, to }) => (
            <span
              key={from}
              className="absolute inset-y-0 rounded-r-full bg-accent"
              style={{
                left: cssPercent(from, legs.length),
                width: cssPercent(to - from, legs.length),
              }}
            />
          ))}
        </span>
        <p className="mt-3 max-w-[29.8em] text-lg">{text}</p>
        <p className="mt-1 text-base text-muted-foreground">
          {incoterms.riskLabel}: {riskPasses}
        </p>
      </div>
    </li>
  );
}

const { table, weight } = volume;
const heaviest = Math.max(...weight.bars.map(({ kilograms }) => kilograms));

/** What fits into a container, and the actual and the chargeable weight of one carton. */
function ShippingVolume() {
  return (
    <div className="grid gap-6">
      <Card>
        <FactTable table={table} isNarrow />
      </Card>
      <ChargeableWeight />
    </div>
  );
}

function ChargeableWeight() {
  return (
    <Card>
      <CardTitle title={weight.title} note={weight.example} />
      <CardBody>
        <ul className="grid gap-3">
          {weight.bars.map(({ label, kilograms }) => (
            <li key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
              <p className="text-lg">{label}</p>
              <p className="font-display text-ui font-bold tabular-nums">
                {kilograms} {weight.unit}
              </p>
              <span
                aria-hidden="true"
                className="col-span-2 h-3 rounded-r-full bg-accent"
                style={{ width: `${(kilograms / heaviest) * 100}%` }}
              />
            </li>
          ))}
        </ul>
        <p className="mt-5 text-lg text-muted-foreground">{weight.text}</p>
      </CardBody>
    </Card>
  );
}
