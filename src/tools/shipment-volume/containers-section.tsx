import { TextLink } from "@/ui/text-link";
import { containers as words } from "@/content/tools/shipment-volume";
import { formatNumber, formatPlain } from "@/lib/numbers";
import { cssPercent } from "@/lib/css-percent";
import type { ShipmentVolume } from "./calculate";
import type { ContainerUse } from "./container-fit";
import { adviseOnContainer } from "./view";
import { ToolSection } from "@/tools/engine/tool-section";
import { formatContainerCount, formatContainerShare, formatNeeded, nameRows } from "./wording";

/** The three container types to one scale, filled by the shipment's share of their volume. */
export function ContainersSection({ result }: { result: ShipmentVolume }) {
  const { advice, containers } = result;
  const longest = Math.max(...containers.map(({ container }) => container.insideCm.length));
  return (
    <ToolSection heading={words.headings[advice]} intro={adviseOnContainer(result)}>
      <ul className="grid gap-10 print:break-inside-avoid print:grid-cols-3 print:items-end print:gap-6">
        {containers.map((use) => (
          <ContainerItem key={use.container.type} use={use} longest={longest} />
        ))}
      </ul>
      {containers.some(({ isAbout, needed }) => isAbout && needed !== null) && (
        <p className="mt-8 max-w-text text-lg">{words.about}</p>
      )}
      {advice !== "none" && <p className="mt-8 max-w-text text-lg">{describeBreakEven(result)}</p>}
      <p className="mt-3 max-w-text text-base text-muted-foreground">{words.note}</p>
      <p className="mt-3">
        <TextLink to={words.link.to}>{words.link.text}</TextLink>
      </p>
    </ToolSection>
  );
}

function describeBreakEven({ quotes, quoted }: ShipmentVolume): string {
  if (quotes) {
    const { needed, isAbout, breakEvenCbm } = quotes;
    const count = needed === 1 ? "" : formatContainerCount(needed, isAbout);
    return breakEvenCbm === null
      ? words.neverWhole(count)
      : words.breakEven(count, formatNumber(breakEvenCbm, 2));
  }
  return quoted === null ? words.noBreakEven : words.noComparison(quoted);
}

function ContainerItem({ use, longest }: { use: ContainerUse; longest: number }) {
  const { container, fit, bound, needed, volumeShare, weightShare } = use;
  const { name, type, insideCm, limits } = container;
  return (
    <li className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <div>
        <div
          className="box bg-dune"
          aria-hidden="true"
          style={{
            width: cssPercent(insideCm.length, longest),
            aspectRatio: `${insideCm.length} / ${insideCm.height}`,
          }}
        >
          {needed !== null && (
            <b
              className="box absolute inset-y-0 left-0 bg-accent forced-color-adjust-none forced-colors:bg-[CanvasText]"
              style={{ width: cssPercent(Math.min(bound.load, 1), 1) }}
            />
          )}
        </div>
      </div>
      <div className="border-t-2 border-strong pt-3">
        <h3 className="text-title">
          {name} <span className="font-medium text-muted-foreground">{type}</span>
        </h3>
        <dl className="mt-1.5 text-lg">
          {fit ? (
            <Fact
              label={`${words.fit}, ${words.limits[fit.limit]}`}
              figure={formatNumber(fit.count)}
            />
          ) : (
            <Fact
              label={words.usable(formatPlain(limits.usableCbm))}
              figure={formatContainerShare(volumeShare)}
            />
          )}
          <Fact
            label={words.payload(formatPlain(limits.payloadKg))}
            figure={formatContainerShare(weightShare)}
          />
          {needed !== null && bound.cartons && (
            <Fact label={describeFull(use)} figure={formatContainerShare(bound.load * 100)} />
          )}
          <Fact label={words.needed} figure={formatNeeded(use)} />
          <Fact label={words.usRoad} figure={`${formatPlain(limits.usRoadKg)} kg`} />
        </dl>
      </div>
    </li>
  );
}

/** For several sizes with the cartons that need the most room, or are too heavy to share one. */
function describeFull({ fit, bound: { by, cartons } }: ContainerUse): string {
  if (fit || !cartons) return words.full;
  const carton = nameRows([cartons.row]);
  return by === "size" ? words.fullBySize(carton) : words.fullByWeight(carton);
}

function Fact({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="text-right font-semibold whitespace-nowrap tabular-nums">{figure}</dd>
    </div>
  );
}
