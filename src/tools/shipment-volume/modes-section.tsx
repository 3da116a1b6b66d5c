import { ToolSection } from "@/tools/engine/tool-section";
import { DESK_TONE } from "@/ui/desk-color";
import type { Desk } from "@/config/desk";
import { modes as words } from "@/content/tools/shipment-volume";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import type { ShipmentAnswer } from "./calculate";
import { listMainModes, type Mode } from "./modes";
import { formatCbm, formatStep } from "./wording";

/** Colors group the modes by air, land and sea. */
const MODE_DESK: Record<Mode["id"], Desk> = {
  air: "find",
  courier: "find",
  courierShipment: "find",
  courierInPounds: "find",
  rail: "check",
  road: "check",
  sea: "ship",
};

type ModesSectionProps = { result: ShipmentAnswer };

/** What each carrier charges: the real weight, and the space charged as weight. */
export function ModesSection({ result: { modes, totals } }: ModesSectionProps) {
  const shown = listMainModes(modes);
  const most = Math.max(...shown.map(({ chargedKg }) => chargedKg));
  const { columns } = words;
  return (
    <ToolSection ground="sand" heading={words.heading} intro={words.intro}>
      <div
        className="doc modes overflow-clip"
        role="table"
        aria-label={words.caption(formatCbm(totals.cbm), formatStep(totals.kg))}
      >
        <div role="row" className="mode modes-head">
          <span role="columnheader">{columns.mode}</span>
          <span role="columnheader">{columns.how}</span>
          <span role="columnheader">{columns.chargedOn}</span>
          <span role="columnheader">{columns.chargeable}</span>
        </div>
        {shown.map((mode) => (
          <ModeRow key={mode.id} mode={mode} kg={totals.kg} most={most} />
        ))}
      </div>
    </ToolSection>
  );
}

function ModeRow({ mode, kg, most }: { mode: Mode; kg: number; most: number }) {
  const { id, label, how, charge, chargeable, chargedKg } = mode;
  const space = chargedKg - kg;
  return (
    <div role="row" className={cn("mode", DESK_TONE[MODE_DESK[id]])}>
      <span role="rowheader" className="font-display text-title font-bold">
        {label}
      </span>
      <div role="cell" className="mode-calculation">
        <span aria-hidden="true" className="mode-bar">
          <span style={{ width: percent(Math.min(kg, chargedKg), most) }} />
          {space > 0 && <span className="space" style={{ width: percent(space, most) }} />}
        </span>
        <p>{how}</p>
      </div>
      <p role="cell" className="mode-basis">
        <span className="lg:hidden">{words.chargedOnPhone}</span>
        {charge.chargedOn}
      </p>
      <p role="cell" className="mode-figure">
        {chargeable}
      </p>
    </div>
  );
}
