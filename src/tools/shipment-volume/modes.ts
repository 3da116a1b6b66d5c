import { formatNumber } from "@/lib/numbers";
import { KG_PER_POUND } from "@/lib/tools/units";
import type { Charge, CourierCharge, WholeShipmentCharge } from "./charges";
import type { ShipmentVolume } from "./compute";
import type { GroupageRule, ShipmentInput } from "./shipment-input";
import { formatCartons, formatCbm, formatChargedKg, formatFigure, formatStep } from "./wording";

/** A mode of transport and what its carriers charge. */
export type Mode = {
  id: keyof ShipmentVolume["charges"];
  label: string;
  charge: Charge;
  /** The charge converted to kilograms, to compare modes that charge in other units. */
  chargedKg: number;
  /** With its unit: "1,080.0 kg". */
  chargeable: string;
  how: string;
};

/** With more sizes, only the calculation steps explain each one. */
const MAX_SIZES_NAMED = 4;

/** All modes except the courier charge per shipment, which the courier's own text mentions. */
export function listMainModes(modes: readonly Mode[]): Mode[] {
  return modes.filter(({ id }) => id !== "courierShipment");
}

export function listModes(
  input: ShipmentInput,
  { totals, charges }: Pick<ShipmentVolume, "totals" | "charges">,
): Mode[] {
  const { air, courier, courierShipment, courierInPounds, sea, rail, road } = charges;
  return [
    {
      id: "air",
      label: "Air freight",
      charge: air,
      chargedKg: air.charged,
      chargeable: formatChargedKg(air.charged),
      how: explainWholeShipment(air, input.airDivisor),
    },
    {
      id: "courier",
      label: "Courier",
      charge: courier,
      chargedKg: courier.charged,
      chargeable: formatChargedKg(courier.charged),
      how: `${explainPieces(courier, "kg")}${compareAccounts(courier, courierShipment)}`,
    },
    {
      id: "courierShipment",
      label: "Courier, counted per shipment",
      charge: courierShipment,
      chargedKg: courierShipment.charged,
      chargeable: formatChargedKg(courierShipment.charged),
      how: explainWholeShipment(courierShipment, input.courierDivisor),
    },
    {
      id: "courierInPounds",
      label: "Courier, US account",
      charge: courierInPounds,
      chargedKg: courierInPounds.charged * KG_PER_POUND,
      chargeable: `${formatNumber(courierInPounds.charged)} lb`,
      how: explainPieces(courierInPounds, "lb"),
    },
    {
      id: "rail",
      label: "Rail groupage",
      charge: rail,
      chargedKg: rail.charged * input.rail.kgPerCbm,
      chargeable: formatCbm(rail.charged),
      how: explainGroupage(rail, totals.kg, input.rail),
    },
    {
      id: "sea",
      label: "Sea groupage",
      charge: sea,
      chargedKg: sea.charged * input.sea.kgPerCbm,
      chargeable: formatCbm(sea.charged),
      how: explainGroupage(sea, totals.kg, input.sea),
    },
    {
      id: "road",
      label: "Road groupage in Europe",
      charge: road,
      chargedKg: road.charged,
      chargeable: formatChargedKg(road.charged),
      how: `Real weight ${formatStep(road.real)} kg against ${formatFigure(totals.volumeCm3 / 1_000_000)} m³ × ${formatFigure(input.roadKgPerCbm)}, which is ${formatStep(road.volumetric)} kg`,
    },
  ];
}

function explainWholeShipment(
  { real, roundedCm3, volumetric }: WholeShipmentCharge,
  divisor: number,
): string {
  return `Real weight ${formatStep(real)} kg against ${formatFigure(roundedCm3)} cm³ ÷ ${formatFigure(divisor)}, which is ${formatStep(volumetric)} kg`;
}

/** For example "40 cartons at 15 kg real, 10 cartons at 48 kg by volume". */
function explainPieces({ pieces }: CourierCharge, unit: "kg" | "lb"): string {
  if (pieces.length > MAX_SIZES_NAMED)
    return `${pieces.length} sizes, each carton at the larger of its real and its volume weight`;
  return pieces
    .map(({ count, charged, chargedOn }) => {
      const basis = chargedOn === "volume" ? "by volume" : "real";
      return `${formatCartons(count)} at ${formatFigure(charged)} ${unit} ${basis}`;
    })
    .join(", ");
}

function compareAccounts(courier: CourierCharge, shipment: WholeShipmentCharge): string {
  return courier.charged === shipment.charged
    ? ""
    : `. Counted per shipment it would be ${formatChargedKg(shipment.charged)}; ask which your account uses`;
}

function explainGroupage(
  { real, volumetric }: Charge,
  kg: number,
  { kgPerCbm, minimumCbm }: GroupageRule,
): string {
  const minimum = minimumCbm > 0 ? `, at least ${formatFigure(minimumCbm)}` : "";
  return `${formatCbm(volumetric)} against ${formatStep(kg)} kg ÷ ${formatFigure(kgPerCbm)}, which is ${formatNumber(real, 3)}${minimum}. One cubic meter counts as ${formatFigure(kgPerCbm)} kg`;
}
