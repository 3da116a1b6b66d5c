import { modes as words } from "@/content/tools/shipment-volume";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import type { Tone } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import type { ShipmentVolume } from "./calculate";
import { listModes, type Mode } from "./modes";
import { formatCbm, formatStep } from "./wording";

/** Colors group the modes by air, land and sea. */
const TONES: Record<Mode["id"], Tone> = {
  air: "accent",
  courier: "accent",
  courierShipment: "accent",
  courierInPounds: "accent",
  rail: "ink",
  road: "ink",
  sea: "support",
};

/** What each carrier charges: the real weight, and the space charged as weight. */
export function ModesSection({ result }: { result: ShipmentVolume }) {
  const { totals } = result;
  const modes = listModes(result);
  const most = Math.max(...modes.map(({ chargedKg }) => chargedKg));
  const { columns } = words;
  return (
    <ToolSection hasLane ground="sand" heading={words.heading} intro={words.intro}>
      <div
        className="card modes overflow-clip"
        role="table"
        aria-label={words.caption(formatCbm(totals.cbm), formatStep(totals.kg))}
      >
        <div role="row" className="mode modes-head">
          <span role="columnheader">{columns.mode}</span>
          <span role="columnheader">{columns.how}</span>
          <span role="columnheader">{columns.chargedOn}</span>
          <span role="columnheader">{columns.chargeable}</span>
        </div>
        {modes.map((mode) => (
          <ModeRow key={mode.id} mode={mode} kg={totals.kg} most={most} />
        ))}
      </div>
    </ToolSection>
  );
}

function ModeRow({ mode, kg, most }: { mode: Mode; kg: number; most: number }) {
  const { id, how, charge, chargeable, chargedKg } = mode;
  const space = chargedKg - kg;
  return (
    <div role="row" className={cn("mode", `tone-${TONES[id]}`)}>
      <span role="rowheader" className="font-display text-title font-bold">
        {words.names[id]}
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
        {words.chargedOn[charge.chargedOn]}
      </p>
      <p role="cell" className="mode-figure">
        {chargeable}
      </p>
    </div>
  );
}
