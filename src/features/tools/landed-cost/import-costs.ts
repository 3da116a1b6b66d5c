import { formatCents, formatPercent } from "@/lib/tools/format";
import type { Cost } from "./costs";
import { isInformal } from "./customs";
import { percentOf, toCents } from "./exact";
import { includes, legs, paysOrigin, type Leg } from "./incoterms";
import type { Import } from "./payments";
import type { Insurance, LandedCostInput, UsFees } from "./read-input";
import { legWords, percentOfWords, productWords, vatLabel } from "./wording";

/** The costs of the goods and of bringing them to the door. */
export function listImportCosts(input: LandedCostInput, imported: Import): Cost[] {
  const { incoterm, mode } = input;
  const { way, carriage } = imported;
  const whose = (leg: Leg) =>
    includes(incoterm, leg) ? "inside the price, the seller’s figure" : "your figure";
  const insured = way.fobValue + way.freight;
  return [
    ...listGoods(input, imported),
    {
      id: "freight",
      label: `Main freight, ${mode}`,
      how: whose("freight"),
      cents: way.freight,
      kind: "freight",
    },
    {
      id: "insurance",
      label: "Insurance",
      how: sayInsurance(carriage.insurance, insured) ?? whose("insurance"),
      cents: way.insurance,
      kind: "insurance",
    },
    ...listDuties(input, imported),
    ...(carriage.usFees ? listUsFees(input, imported, carriage.usFees) : []),
    {
      id: "destination",
      label: "Terminal, clearance, bond",
      how: whose("destination"),
      cents: way.destination,
      kind: "destination",
    },
    {
      id: "delivery",
      label: "Delivery to your door",
      how: whose("delivery"),
      cents: way.delivery,
      kind: "delivery",
    },
  ];
}

/** Empty if the VAT is reclaimed. */
export function listVatCost(input: LandedCostInput, { customs }: Import): Cost[] {
  if (customs.vatInCost === 0) return [];
  return [
    {
      id: "vat",
      label: vatLabel(input),
      how: percentOfWords(input.vatPercent, customs.vatBase),
      cents: customs.vatInCost,
      kind: "customs",
    },
  ];
}

function listGoods(input: LandedCostInput, { way, carriage }: Import): Cost[] {
  const { incoterm } = input;
  const parts = legs
    .filter((leg) => includes(incoterm, leg))
    .map((leg) => `${legWords[leg]} ${formatCents(way[leg])}`);
  const less = parts.length > 0 ? `, less ${parts.join(", ")}` : "";
  const goods: Cost = {
    id: "goods",
    label: parts.length > 0 ? "Goods, FOB value" : "Goods",
    how: `${productWords(input)}, ${incoterm}${less}`,
    cents: way.fobValue - way.originCharges,
    kind: "goods",
  };
  if (!paysOrigin(incoterm)) return [goods];
  return [
    goods,
    {
      id: "origin",
      label: "To the port of loading",
      how: carriage.originCharges === null ? "not filled in, counted as 0" : "your figure",
      cents: way.originCharges,
      kind: "freight",
    },
  ];
}

function sayInsurance(insurance: Insurance, insured: number): string | null {
  return insurance.kind === "percent"
    ? `${formatPercent(insurance.percent)} of 110% of ${formatCents(insured)}`
    : null;
}

function listDuties({ destination }: LandedCostInput, { carriage, customs }: Import): Cost[] {
  const explain = (id: string, label: string, percent: number, cents: number): Cost => ({
    id,
    label,
    how: `${percentOfWords(percent, customs.value)} customs value (${destination.basis})`,
    cents,
    kind: "customs",
  });
  return [
    explain("duty", "Duty", carriage.dutyPercent, customs.duty),
    ...carriage.additionalDuties.map(({ name, percent }, i) =>
      explain(`additional-${i}`, name, percent, customs.additionalDuties[i] ?? 0),
    ),
  ];
}

function listUsFees({ mode }: LandedCostInput, { customs }: Import, fees: UsFees): Cost[] {
  return [
    {
      id: "mpf",
      label: "Merchandise processing fee",
      how: sayMpf(customs.value, customs.mpf, fees),
      cents: customs.mpf,
      kind: "customs",
    },
    {
      id: "hmf",
      label: "Harbor maintenance fee",
      how:
        mode === "sea"
          ? `${percentOfWords(fees.hmfPercent, customs.value)}, sea only`
          : `sea only, none by ${mode}`,
      cents: customs.hmf,
      kind: "customs",
    },
  ];
}

function sayMpf(value: number, mpf: number, fees: UsFees): string {
  if (isInformal(value, fees)) {
    return `flat for entries up to ${formatCents(toCents(fees.formalLimit))}`;
  }
  const counted = percentOf(value, fees.mpfPercent);
  if (counted === mpf) return percentOfWords(fees.mpfPercent, value);
  const bound = counted < mpf ? "raised to the minimum" : "lowered to the maximum";
  return `${formatPercent(fees.mpfPercent)} is ${formatCents(counted)}, ${bound}`;
}
