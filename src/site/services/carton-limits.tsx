import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { CheckList } from "./check-list";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { carton as texts } from "@/content/services/fba-prep";
import { CartonDrawing } from "./carton-drawing";

const HEADING_ID = "carton-heading";

/** The carton, labelled, and the limits it must keep. */
export function CartonLimits() {
  return (
    <Section ground="sand" labelledBy={HEADING_ID}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center">
        <div className="lg:order-last">
          <h2 id={HEADING_ID} className="text-d2">
            {texts.heading}
          </h2>
          {texts.paragraphs.map((text) => (
            <p key={text} className="mt-6 text-lg text-muted-foreground">
              {text}
            </p>
          ))}
          <LinkRow links={texts.links} className="mt-4" />
          <h3 className="mt-8 text-title">{texts.checksHeading}</h3>
          <CheckList items={texts.checks} className="mt-4" />
        </div>
        <Card className="p-4 sm:p-6">
          <CartonDrawing />
        </Card>
      </div>
      <Card className="mt-12 lg:mt-16">
        <FactTable table={texts.table} />
      </Card>
    </Section>
  );
}
