import { Picture } from "@/ui/picture";
import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { describedPicture } from "@/content/described-pictures";
import { lanes as texts } from "@/content/services/shipping";

const HEADING_ID = "lanes-heading";

/** The globe, with the shipping time to each coast. */
export function ShippingLanes() {
  return (
    <Section
      ground="ink"
      labelledBy={HEADING_ID}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center"
    >
      <Picture
        images={[describedPicture("globe")]}
        width={1600}
        height={1600}
        sizes="(width >= 64rem) 46vw, 100vw"
        className="globe aspect-square w-full bg-transparent object-cover lg:-ml-16 lg:w-[calc(100%+4rem)] lg:max-w-none"
      />
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {texts.heading}
        </h2>
        <div className="mt-8">
          <FactTable table={texts.table} isNarrow />
        </div>
        <p className="mt-5 text-base text-muted-foreground">{texts.note}</p>
      </div>
    </Section>
  );
}
