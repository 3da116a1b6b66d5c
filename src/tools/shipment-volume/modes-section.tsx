import { modes as words } from "@/content/tools/shipment-volume";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";
import type { Tone } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import type { ShipmentVolume } from "./calculate";
import { listModes, type Mode } from "./modes";
import { formatCbm, formatStep } from "./wording";

/** Colors group the modes by air, land and sea. */
const MODE_TONES: Record<Mode["id"], Tone> = {
  air: "accent",
  courier: "accent",
  courierShipment: "accent",
  courierInPounds: "accent",
  rail: "ink",
  road: "ink",
  sea: "support",
};

/** A row of the table. On phones it has two columns, and the cells another order. */
const ROW =
  "grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-start gap-x-8 gap-y-2 border-t border-border px-4 py-5 lg:grid-cols-[12rem_minmax(0,1fr)_10rem_8.5rem] lg:px-6 lg:*:order-none lg:*:col-span-1 print:break-inside-avoid print:grid-cols-[10rem_minmax(0,1fr)_8rem_7rem] print:items-baseline print:gap-x-4 print:gap-y-0 print:px-0 print:py-1 print:*:order-none print:*:col-span-1 print:*:mt-0 print:*:[font-size:1rem]";

/** What each carrier charges: the real weight, and the space charged as weight. */
export function ModesSection({ result }: { result: ShipmentVolume }) {
  const { totals } = result;
  const modes = listModes(result);
  const most = Math.max(...modes.map(({ chargedKg }) => chargedKg));
  const { columns } = words;
  return (
    <ToolSection
      hasLane
      ground="sand"
      heading={words.heading}
      intro={words.intro}
      className="print:[&_details>p]:hidden"
    >
      <div
        className="card overflow-clip print:break-inside-auto!"
        role="table"
        aria-label={words.caption(formatCbm(totals.cbm), formatStep(totals.kg))}
      >
        <div
          role="row"
          className={cn(
            ROW,
            "hidden lg:grid lg:border-t-0 lg:border-b-fine lg:border-strong lg:py-3 lg:text-label lg:text-muted-foreground print:grid",
          )}
        >
          <span role="columnheader">{columns.mode}</span>
          <span role="columnheader">{columns.how}</span>
          <span role="columnheader">{columns.chargedOn}</span>
          <span role="columnheader" className="text-right">
            {columns.chargeable}
          </span>
        </div>
        {modes.map((mode, i) => (
          <ModeRow key={mode.id} mode={mode} kg={totals.kg} most={most} isFirst={i === 0} />
        ))}
      </div>
    </ToolSection>
  );
}

type ModeRowProps = { mode: Mode; kg: number; most: number; isFirst: boolean };

function ModeRow({ mode, kg, most, isFirst }: ModeRowProps) {
  const { id, how, charge, chargeable, chargedKg } = mode;
  const space = chargedKg - kg;
  return (
    <div
      role="row"
      className={cn(
        ROW,
        `tone-${MODE_TONES[id]}`,
        isFirst && "lg:border-t-0 print:break-before-avoid",
      )}
    >
      <span role="rowheader" className="font-display text-title font-bold">
        {words.names[id]}
      </span>
      <div role="cell" className="order-4 col-span-2 min-w-0">
        <span aria-hidden="true" className="scale-line flex h-5 lg:h-6 print:hidden">
          <span
            className="bar relative last:rounded-r-full"
            style={{ width: cssPercent(Math.min(kg, chargedKg), most) }}
          />
          {space > 0 && (
            <span
              className="bar hatch relative rounded-r-full"
              style={{ width: cssPercent(space, most) }}
            />
          )}
        </span>
        <div className="mt-2.5 text-base text-muted-foreground print:mt-0 print:leading-[1.35]">
          {how}
        </div>
      </div>
      <div
        role="cell"
        className="order-3 col-span-2 -mt-2 text-base text-muted-foreground lg:mt-0 lg:text-lg lg:text-foreground print:leading-[1.35]"
      >
        <span className="lg:hidden print:hidden">{words.chargedOnPhone}</span>
        {words.chargedOn[charge.chargedOn]}
      </div>
      <div
        role="cell"
        className="order-2 text-right font-display text-title font-bold wrap-anywhere tabular-nums print:leading-[1.35]"
      >
        {chargeable}
      </div>
    </div>
  );
}
