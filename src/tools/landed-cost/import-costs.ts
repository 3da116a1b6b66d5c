import { formatCents, formatPercent } from "@/lib/numbers";
import type { Cost } from "./cost";
import { isInformal } from "./customs";
import { percentOf, toCents } from "@/lib/trade/decimal-math";
import { carriageCosts, paysOrigin, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import type { ImportCosts } from "./payments";
import type { Insurance, LandedCostInput, UsFees } from "./read-input";
import { legWords, percentOfWords, productWords, vatLabel } from "./wording";

/** The costs of the goods and of bringing them to the door. */
export function listImportCosts(input: LandedCostInput, imported: ImportCosts): Cost[] {
  const { incoterm, mode } = input;
  const { shipping, importInput } = imported;
  const describeSource = (leg: CarriageCost) =>
    priceIncludes(incoterm, leg) ? "inside the price, the seller’s figure" : "your figure";
  const insured = shipping.fobValue + shipping.freight;
  return [
    ...listGoods(input, imported),
    {
      id: "freight",
      label: `Main freight, ${mode}`,
      how: describeSource("freight"),
      cents: shipping.freight,
      kind: "freight",
    },
    {
      id: "insurance",
      label: "Insurance",
      how: describeInsurance(importInput.insurance, insured) ?? describeSource("insurance"),
      cents: shipping.insurance,
      kind: "insurance",
    },
    ...listDuties(input, imported),
    ...listProcessingFee(input, imported),
    ...(importInput.usFees ? listUsFees(input, imported, importInput.usFees) : []),
    {
      id: "destination",
      label: priceIncludes(incoterm, "destination") ? "Terminal" : "Terminal, clearance, bond",
      how: describeSource("destination"),
      cents: shipping.destination,
      kind: "destination",
    },
    {
      id: "delivery",
      label: "Delivery to your door",
      how: describeSource("delivery"),
      cents: shipping.delivery,
      kind: "delivery",
    },
  ];
}

/** Empty if the VAT is reclaimed. */
export function listVatCost(input: LandedCostInput, { customs }: ImportCosts): Cost[] {
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

function listGoods(input: LandedCostInput, { shipping, importInput }: ImportCosts): Cost[] {
  const { incoterm } = input;
  const parts = carriageCosts
    .filter((leg) => priceIncludes(incoterm, leg))
    .map((leg) => `${legWords[leg]} ${formatCents(shipping[leg])}`);
  const less = parts.length > 0 ? `, less ${parts.join(", ")}` : "";
  const goods: Cost = {
    id: "goods",
    label: parts.length > 0 ? "Goods, FOB value" : "Goods",
    how: `${productWords(input)}, ${incoterm}${less}`,
    cents: shipping.fobValue - shipping.originCharges,
    kind: "goods",
  };
  if (!paysOrigin(incoterm)) return [goods];
  return [
    goods,
    {
      id: "origin",
      label: "To the port of loading",
      how: importInput.originCharges === null ? "not filled in, counted as 0" : "your figure",
      cents: shipping.originCharges,
      kind: "freight",
    },
  ];
}

function describeInsurance(insurance: Insurance, insured: number): string | null {
  return insurance.kind === "percent"
    ? `${formatPercent(insurance.percent)} of 110% of ${formatCents(insured)}`
    : null;
}

function listDuties(
  { destination }: LandedCostInput,
  { importInput, customs }: ImportCosts,
): Cost[] {
  const shareOfValue = (percent: number) =>
    `${percentOfWords(percent, customs.value)} customs value (${destination.basis})`;
  return [
    {
      id: "duty",
      label: "Duty",
      how: shareOfValue(importInput.dutyPercent),
      cents: customs.duty,
      kind: "customs",
    },
    ...importInput.additionalDuties.map((one, i): Cost => ({
      id: `additional-${i}`,
      label: one.name,
      how: one.kind === "percent" ? shareOfValue(one.percent) : "a flat amount, your figure",
      cents: customs.additionalDuties[i] ?? 0,
      kind: "customs",
    })),
  ];
}

function listProcessingFee(
  { destination }: LandedCostInput,
  { importInput, customs }: ImportCosts,
): Cost[] {
  if (!destination.processingFee) return [];
  const { value, processingFee } = customs;
  return [
    {
      id: "processing-fee",
      label: `Customs processing fee (${destination.processingFee.name})`,
      how: `${percentOfWords(importInput.processingPercent, value)} customs value (${destination.basis})`,
      cents: processingFee,
      kind: "customs",
    },
  ];
}

function listUsFees({ mode }: LandedCostInput, { customs }: ImportCosts, fees: UsFees): Cost[] {
  return [
    {
      id: "mpf",
      label: "Merchandise processing fee",
      how: describeMpf(customs.value, customs.mpf, fees),
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

function describeMpf(value: number, mpf: number, fees: UsFees): string {
  if (isInformal(value, fees)) {
    return `flat for entries up to ${formatCents(toCents(fees.formalLimit))}`;
  }
  const counted = percentOf(value, fees.mpfPercent);
  if (counted === mpf) return percentOfWords(fees.mpfPercent, value);
  const bound = counted < mpf ? "raised to the minimum" : "lowered to the maximum";
  return `${formatPercent(fees.mpfPercent)} is ${formatCents(counted)}, ${bound}`;
}
