import { Check, CornerUpRight } from "lucide-react";
import { LinkRow } from "@/ui/link-row";
import { suitability as texts } from "@/content/services/warehouse";

/** For whom storage in China is suitable, and for whom not. */
export function StorageSuitability() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:gap-x-24">
      <div>
        <h3 className="flex items-center gap-3 border-b-2 border-strong pb-4 text-d3">
          <Check aria-hidden="true" className="size-7 text-success" />
          {texts.good.title}
        </h3>
        <Reasons reasons={texts.good.items} />
        <LinkRow links={texts.links} className="mt-4" />
      </div>
      <div>
        <h3 className="flex items-center gap-3 border-b-2 border-strong pb-4 text-d3">
          <CornerUpRight aria-hidden="true" className="size-7 text-danger" />
          {texts.poor.title}
        </h3>
        <Reasons reasons={texts.poor.items} />
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
