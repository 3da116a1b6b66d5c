import type { AnswerRow, AnswerView } from "@/tools/engine/answer";
import { answer as words } from "@/content/tools/shipment-volume";
import { formatNumber } from "@/lib/numbers";
import { describeTooLarge } from "./advice";
import type { ShipmentAnswer } from "./calculate";
import type { Charge } from "./charges";
import { formatCartons, formatCbm, formatDensity, formatFigure, formatStep } from "./wording";

/** Up to this factor above the volumetric weight, a shipment is "just" heavy enough. */
const JUST_HEAVY_FACTOR = 1.1;

export function makeAnswerView(result: ShipmentAnswer): AnswerView {
  const { totals, charges } = result;
  return {
    label: words.label,
    figure: formatNumber(totals.cbm, 3),
    unit: words.unit,
    text: [
      describeTooLarge(result),
      words.text(
        formatStep(totals.kg),
        formatCartons(totals.cartons),
        formatDensity(totals.kgPerCbm),
        words.verdicts[judge(charges.air)],
      ),
    ]
      .join(" ")
      .trim(),
    rows: [makeAirRow(charges.air), makeCourierRow(result), ...makeGroupageRows(result)],
    caveat: words.caveat,
  };
}

/** For the sticky answer bar on narrow screens. */
export function makeStickyAnswer({ totals, charges }: ShipmentAnswer) {
  return {
    figure: formatCbm(totals.cbm),
    text: words.stickyText(formatStep(totals.kg), formatFigure(charges.courier.charged)),
  };
}

function judge({ real, volumetric, chargedOn }: Charge): keyof typeof words.verdicts {
  if (chargedOn === "volume") return "light";
  return real <= volumetric * JUST_HEAVY_FACTOR ? "justHeavy" : "heavy";
}

function makeAirRow({ real, volumetric, charged, chargedOn }: Charge): AnswerRow {
  const detail =
    chargedOn === "volume"
      ? words.onVolume(formatStep(real))
      : words.onWeight(formatStep(volumetric));
  return { label: words.air, detail, figure: `${formatFigure(charged)} kg` };
}

function makeCourierRow({ charges: { courier, courierShipment } }: ShipmentAnswer): AnswerRow {
  const detail =
    courier.charged === courierShipment.charged
      ? words.perCarton
      : words.perShipment(formatFigure(courierShipment.charged));
  return { label: words.courier, detail, figure: `${formatFigure(courier.charged)} kg` };
}

function makeGroupageRows({ charges: { sea, rail } }: ShipmentAnswer): AnswerRow[] {
  const makeRow = (label: string, { charged, chargedOn }: Charge): AnswerRow => ({
    label,
    detail: words.chargedOn[chargedOn],
    figure: formatCbm(charged),
  });
  if (sea.charged === rail.charged && sea.chargedOn === rail.chargedOn)
    return [makeRow(words.seaAndRail, sea)];
  return [makeRow(words.sea, sea), makeRow(words.rail, rail)];
}
