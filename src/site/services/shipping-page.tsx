import { BoxStack } from "./box-stack";
import { Section } from "@/ui/sections/section";
import { ServicePage } from "./service-page";
import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { CheckList } from "./check-list";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { ScaleChart } from "./scale-chart";
import { LinkRow } from "@/ui/link-row";
import {
  copy,
  customs,
  ddp,
  incoterms,
  modes,
  services,
  volume,
} from "@/content/services/shipping";
import { ChargeableWeight } from "./chargeable-weight";
import { IncotermBars } from "./incoterm-bars";
import { ShippingLanes } from "./shipping-lanes";

export function ShippingPage() {
  return (
    <ServicePage service="shipping" copy={copy}>
      <Section ground="sand" heading={modes.heading} intro={modes.intro}>
        <div className="mt-12">
          <ScaleChart chart={modes.chart} />
        </div>
      </Section>
      <BoxStack heading={services.heading} boxes={services.boxes} />
      <ShippingLanes />
      <Section heading={incoterms.heading} intro={incoterms.intro}>
        <div className="mt-12 grid gap-6">
          <IncotermBars />
          <Card>
            <FactTable table={incoterms.whoPays} />
          </Card>
          <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
            <p className="text-base">{incoterms.naming}</p>
            <LinkRow links={incoterms.links} />
          </div>
        </div>
      </Section>
      <SplitSection
        ground="sand"
        heading={volume.heading}
        paragraphs={volume.paragraphs}
        links={volume.links}
      >
        <div className="grid gap-6">
          <Card>
            <FactTable table={volume.table} isNarrow />
          </Card>
          <ChargeableWeight />
        </div>
      </SplitSection>
      <Section heading={customs.heading} intro={customs.intro}>
        <NoteColumns notes={customs.notes} className="mt-12" />
      </Section>
      <Section ground="sand" labelledBy="ddp-heading">
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id="ddp-heading" className="text-d2">
              {ddp.heading}
            </h2>
            <p className="mt-6 max-w-measure text-lead text-ink-600">{ddp.intro}</p>
          </div>
          <div>
            <CheckList items={ddp.questions} />
            <p className="mt-5 text-base text-ink-600">{ddp.danger}</p>
          </div>
        </div>
        <NoteColumns notes={ddp.notes} className="mt-16" />
      </Section>
    </ServicePage>
  );
}
