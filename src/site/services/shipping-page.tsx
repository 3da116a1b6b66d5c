import { ddp, sections, texts } from "@/content/services/shipping";
import { Section } from "@/ui/sections/section";
import { NoteColumns } from "@/ui/note-columns";
import { Incoterms } from "./incoterm-bars";
import { ServicePage } from "./service-page";
import { ShippingLanes } from "./shipping-lanes";
import { ShippingVolume } from "./shipping-volume";
import { CheckList } from "./check-list";

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

const HEADING_ID = "ddp-heading";

/** What to ask before accepting a price to the door. */
function DdpQuestions() {
  return (
    <Section ground="sand" labelledBy={HEADING_ID}>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id={HEADING_ID} className="text-d2">
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
