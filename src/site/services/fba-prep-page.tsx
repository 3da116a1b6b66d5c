import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { CheckList } from "@/ui/sections/blocks";
import { Section } from "@/ui/sections/section";
import { carton as copy, sections, texts } from "@/content/services/fba-prep";
import { CartonDrawing } from "./carton-drawing";
import { ServicePage } from "./service-page";

export function FbaPrepPage() {
  return <ServicePage texts={texts} sections={sections} drawings={{ carton: <CartonLimits /> }} />;
}

const HEADING_ID = "carton-heading";

/** The carton, labelled, and the limits it must keep. */
function CartonLimits() {
  return (
    <Section ground="sand" labelledBy={HEADING_ID}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center">
        <div className="lg:order-last">
          <h2 id={HEADING_ID} className="text-d2">
            {copy.heading}
          </h2>
          {copy.paragraphs.map((text) => (
            <p key={text} className="mt-6 text-lg text-muted-foreground">
              {text}
            </p>
          ))}
          <LinkRow links={copy.links} className="mt-4" />
          <h3 className="mt-8 text-title">{copy.checksHeading}</h3>
          <CheckList items={copy.checks} className="mt-4" />
        </div>
        <Card className="p-4 sm:p-6">
          <CartonDrawing />
        </Card>
      </div>
      <Card className="mt-12 lg:mt-16">
        <FactTable table={copy.table} />
      </Card>
    </Section>
  );
}
