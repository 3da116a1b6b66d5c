import type { Summary } from "@/lib/tools/enquiry-block";
import { formatCents, formatPercent } from "@/lib/tools/format";
import type { LandedCost } from "./compute";
import { sum } from "./exact";
import { paysOrigin } from "./incoterms";
import type { Import } from "./payments";
import {
  formatPieces,
  formatPrice,
  formatUnitCost,
  routeWords,
  vatLabel,
  withCurrency,
} from "./wording";
import type { LandedCostState } from "./form";
import type { LandedCostInput } from "./read-input";

/** The answer as lines for an enquiry. */
export function summarizeLandedCost(_state: LandedCostState, answer: LandedCost): Summary {
  const { input, payments, total, unitCost, price } = answer;
  const { imported } = payments;
  const order = `${input.incoterm}, ${formatPieces(input.quantity)} x ${withCurrency(formatPrice(input.price), input)}`;
  return {
    answer: [
      `Cost per piece: ${withCurrency(formatUnitCost(unitCost), input)} (total ${formatCents(total)})`,
      `Selling price: ${formatCents(price)} for a ${formatPercent(input.margin)} margin`,
    ],
    details: [
      `Order: ${order}, ${routeWords(input)}`,
      ...(imported ? summarizeImport(input, imported) : []),
      `Service fee: ${formatCents(payments.fee)}, inspection ${formatCents(payments.inspection)}`,
      ...(payments.payment > 0 ? [`Payment fee: ${formatCents(payments.payment)}`] : []),
    ],
  };
}

function summarizeImport(input: LandedCostInput, { way, customs, carriage }: Import): string[] {
  const percents = carriage.additionalDuties.map(({ percent }) => formatPercent(percent));
  const fees = customs.mpf + customs.hmf;
  const fate = carriage.canReclaimVat ? "reclaimed later" : "part of the cost";
  return [
    ...(paysOrigin(input.incoterm) ? [summarizeOrigin({ way, carriage })] : []),
    `Freight: ${formatCents(way.freight)}, insurance ${formatCents(way.insurance)}`,
    `Duty: ${formatPercent(carriage.dutyPercent)} of ${formatCents(customs.value)} is ${formatCents(customs.duty)}`,
    ...(percents.length > 0
      ? [
          `Additional duties: ${percents.join(" + ")} is ${formatCents(sum(customs.additionalDuties))}`,
        ]
      : []),
    ...(fees > 0 ? [`US entry fees: ${formatCents(fees)}`] : []),
    ...(customs.vat > 0 ? [`${vatLabel(input)}: ${formatCents(customs.vat)}, ${fate}`] : []),
    `Terminal and clearance: ${formatCents(way.destination)}, delivery ${formatCents(way.delivery)}`,
  ];
}

function summarizeOrigin({ way, carriage }: Pick<Import, "way" | "carriage">): string {
  const cents = formatCents(way.originCharges);
  const isKnown = carriage.originCharges !== null;
  return `To the port of loading: ${isKnown ? cents : `not known, counted as ${cents}`}`;
}

/** The answer in one sentence for screen readers. */
export function announceLandedCost(answer: LandedCost): string {
  const { input, unitCost, price } = answer;
  return `One piece costs ${withCurrency(formatUnitCost(unitCost), input)}, sell it for ${formatCents(price)}`;
}
