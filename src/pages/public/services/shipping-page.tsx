import { BoxStack } from "@/components/sections/box-stack";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card } from "@/components/ui/card";
import { CheckList } from "@/components/ui/check-list";
import { FactTable } from "@/components/ui/fact-table";
import { NoteColumns } from "@/components/ui/note-columns";
import { ScaleChart } from "@/components/ui/scale-chart";
import { LinkRow } from "@/components/ui/link-row";
import {
  copy,
  customs,
  ddp,
  incoterms,
  modes,
  services,
  volume,
} from "@/content/services/shipping";
import { ChargeableWeight } from "@/features/services/chargeable-weight";
import { IncotermBars } from "@/features/services/incoterm-bars";
import { ShippingLanes } from "@/features/services/shipping-lanes";

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
