import { DEPARTMENT_FILL } from "@/ui/department-color";
import { Card, CardTitle } from "@/ui/card";
import { sections, texts, wavePlan as copy } from "@/content/services/crowdfunding";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/numbers";
import { ServicePage } from "./service-page";

export function CrowdfundingPage() {
  return <ServicePage texts={texts} sections={sections} drawings={{ wavePlan: <WavePlan /> }} />;
}

const ROW =
  "grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-3 px-4 py-5 sm:px-5 lg:grid-cols-[22rem_1fr_7rem]";

/**
 * The waves in which the rewards are shipped, in order. Each square stands for the same number of
 * parcels.
 */
function WavePlan() {
  const { exceptions, statusFile } = copy;
  return (
    <Card>
      <CardTitle title={copy.title} note={copy.key} />
      <ol>
        {copy.waves.map(({ desk, ...wave }) => (
          <li key={wave.title} className={cn(ROW, "border-b border-border")}>
            <WaveRow {...wave} square={DEPARTMENT_FILL[desk]} />
          </li>
        ))}
      </ol>
      <div className={cn(ROW, "border-b-fine border-strong")}>
        <WaveRow {...exceptions} square="border-2 border-danger" />
      </div>
      <div className="grid gap-x-8 gap-y-1.5 px-4 py-5 sm:px-5 lg:grid-cols-[22rem_1fr]">
        <h4 className="text-title">{statusFile.title}</h4>
        <p className="max-w-text text-lg text-muted-foreground">{statusFile.text}</p>
      </div>
    </Card>
  );
}

type WaveRowProps = { title: string; text: string; parcels: number; square: string };

function WaveRow({ title, text, parcels, square }: WaveRowProps) {
  return (
    <>
      <div className="max-lg:col-span-2">
        <h4 className="text-title">{title}</h4>
        <p className="mt-1 text-base text-muted-foreground">{text}</p>
      </div>
      <span aria-hidden="true" className="flex flex-wrap gap-1">
        {Array.from({ length: parcels / copy.parcelsPerSquare }, (_, i) => (
          <span key={i} className={cn("size-3 rounded-none lg:size-4", square)} />
        ))}
      </span>
      <p className="text-right font-display text-ui font-bold whitespace-nowrap">
        {formatNumber(parcels)} {copy.unit}
      </p>
    </>
  );
}
