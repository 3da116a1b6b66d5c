import { modes as words } from "@/content/tools/shipment-volume";
import { formatNumber, formatPlain } from "@/lib/numbers";
import { KG_PER_POUND } from "@/lib/units";
import type { ShipmentVolume } from "./calculate";
import type { Charge, CourierCharge, GroupageCharge, WholeShipmentCharge } from "./charges";
import { formatCartons, formatCbm, formatChargedKg, formatStep } from "./wording";

type Charges = ShipmentVolume["charges"];

/** A mode of transport and what its carriers charge. */
export type Mode = {
  id: keyof Charges;
  charge: Charge;
  /** The charge converted to kilograms, to compare modes that charge in other units. */
  chargedKg: number;
  /** With its unit: "1,080.0 kg". */
  chargeable: string;
  how: string;
};

/** With more sizes, only the calculation steps explain each one. */
const MAX_SIZES_NAMED = 4;

export function listModes({ values, totals, charges }: ShipmentVolume): Mode[] {
  const { air, courier, courierShipment, courierInPounds, rail, sea, road } = charges;
  const cbm = formatPlain(totals.volumeCm3 / 1_000_000);
  const other =
    courier.charged === courierShipment.charged
      ? ""
      : words.otherAccount(formatChargedKg(courierShipment.charged));
  return [
    { ...byKg("air", air), how: explainWholeShipment(air, values.airDivisor) },
    {
      ...byKg("courier", courier),
      how: explainPieces(courier, "kg") + other,
    },
    {
      id: "courierInPounds",
      charge: courierInPounds,
      chargedKg: courierInPounds.charged * KG_PER_POUND,
      chargeable: `${formatNumber(courierInPounds.charged)} lb`,
      how: explainPieces(courierInPounds, "lb"),
    },
    { ...byCbm("rail", rail), how: explainGroupage(rail, totals.kg) },
    { ...byCbm("sea", sea), how: explainGroupage(sea, totals.kg) },
    {
      ...byKg("road", road),
      how: words.against(
        formatStep(road.real),
        road.loadingMeters !== null && road.chargedOn === "floor space"
          ? words.loadingMeters(formatStep(road.loadingMeters), formatPlain(values.roadKgPerMeter))
          : `${cbm} m³ × ${formatPlain(values.roadKgPerCbm)}`,
        formatStep(road.volumetric),
      ),
    },
  ];
}

function byKg(id: keyof Charges, charge: Charge) {
  const { charged } = charge;
  return { id, charge, chargedKg: charged, chargeable: formatChargedKg(charged) };
}

function byCbm(id: keyof Charges, charge: GroupageCharge) {
  const { charged, kgPerCbm } = charge;
  return { id, charge, chargedKg: charged * kgPerCbm, chargeable: formatCbm(charged) };
}

export function explainWholeShipment(
  { real, roundedCm3, volumetric }: WholeShipmentCharge,
  divisor: number,
): string {
  const space = `${formatPlain(roundedCm3)} cm³ ÷ ${formatPlain(divisor)}`;
  return words.against(formatStep(real), space, formatStep(volumetric));
}

/** For example "40 cartons at 15 kg real, 10 cartons at 48 kg by volume". */
function explainPieces({ pieces }: CourierCharge, unit: "kg" | "lb"): string {
  if (pieces.length > MAX_SIZES_NAMED) return words.manySizes(pieces.length);
  return pieces
    .map(({ count, charged, chargedOn }) =>
      words.piece(formatCartons(count), `${formatPlain(charged)} ${unit}`, chargedOn === "volume"),
    )
    .join(", ");
}

function explainGroupage(
  { real, volumetric, kgPerCbm, minimumCbm }: GroupageCharge,
  kg: number,
): string {
  const minimum = minimumCbm > 0 ? words.atLeast(formatPlain(minimumCbm)) : "";
  return words.groupage(
    formatCbm(volumetric),
    formatStep(kg),
    formatPlain(kgPerCbm),
    formatNumber(real, 3) + minimum,
  );
}
