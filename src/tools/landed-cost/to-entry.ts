import { form } from "@/content/tools/landed-cost-form";
import { errors as words } from "@/content/tools/landed-cost-steps";
import { percentLeft } from "@/tools/engine/costs/decimal-math";
import { findDestination, type Destination } from "@/lib/trade/destinations";
import {
  termsWithoutImport,
  type AdditionalDuty,
  type Duty,
  type Entry,
  type ImportTerms,
  type Product,
  type UsFees,
} from "@/lib/trade/entry";
import { buyerImports, paysOrigin } from "@/lib/trade/incoterms";
import type { FieldErrors } from "@/tools/engine/form/read-form";
import { rowFieldKey } from "@/tools/engine/form/fields";
import { MAX_DUTY, type CostValues } from "./form";

export type CostInput = Entry & { freightCurrency: string };

/** Values that are valid alone, but not together, by the keys of their fields. */
export function findContradictions(values: CostValues): FieldErrors {
  const { margin, sellingFee, mpfMin, mpfMax, products, duties } = values;
  const errors: Record<string, string> = {};
  for (const { row, kind, figure } of duties)
    if (kind === "" && figure > MAX_DUTY) errors[rowFieldKey("figure", row)] = words.percentage;
  for (const { row, productDutyKind: kind, productDuty: duty } of products) {
    const isTooHigh = kind === "percent" && (duty ?? 0) > MAX_DUTY;
    if (kind !== null && (duty === null || isTooHigh))
      errors[rowFieldKey("productDuty", row)] =
        kind === "percent" ? words.percentage : words.amount;
  }
  if ((mpfMin ?? 0) > (mpfMax ?? 0))
    for (const name of ["mpfMin", "mpfMax"]) errors[name] = words.minimumTooLarge;
  if (percentLeft(margin, sellingFee).lte(0))
    for (const name of ["margin", "sellingFee"]) errors[name] = words.marginTooLarge;
  return errors;
}

/** What the form says of an entry. A value that does not apply is null, and counts as zero. */
export function toEntry(values: CostValues): CostInput {
  const { incoterm, mode, currency } = values;
  const { feePercent, feeMinimum, inspection, paymentPercent, paymentFixed } = values;
  const known = findDestination(values.destination);
  const destination = {
    ...known,
    basis: values.customsBasis ?? known.basis,
    airFreightPercent: values.airFreightPercent ?? 100,
  };
  return {
    products: [toFirstProduct(values), ...values.products.map(toProduct)],
    sharedBy: values.products.length > 0 ? (values.sharedBy ?? "value") : "value",
    incoterm,
    mode,
    destination,
    importTerms: buyerImports(incoterm) ? toImportTerms(values, destination) : termsWithoutImport,
    feePercent,
    feeMinimum: feeMinimum ?? 0,
    inspection,
    paymentPercent,
    paymentFixed,
    vatPercent: values.vat,
    margin: values.margin,
    sellingFee: values.sellingFee,
    currency,
    freightCurrency: values.freightCurrency ?? "",
  };
}

function toFirstProduct(values: CostValues): Product {
  const { product, quantity, price, dutyKind, duty, dutyAmount, volume, weight } = values;
  const figure = duty ?? dutyAmount ?? 0;
  return { name: product, pieces: quantity, price, duty: toDuty(dutyKind, figure), volume, weight };
}

function toProduct(row: CostValues["products"][number]): Product {
  return {
    name: row.productName,
    pieces: row.productPieces,
    price: row.productPrice,
    duty: toDuty(row.productDutyKind, row.productDuty ?? 0),
    volume: row.productVolume,
    weight: row.productWeight,
  };
}

function toDuty(kind: CostValues["dutyKind"], figure: number): Duty {
  return kind === "amount" || kind === "perPiece"
    ? { kind, amount: figure }
    : { kind: "percent", percent: figure };
}

function toImportTerms(values: CostValues, { code }: Destination): ImportTerms {
  const { incoterm, insurancePercent, insuranceAmount } = values;
  return {
    originCharges: paysOrigin(incoterm) ? values.originCharges : 0,
    freight: { amount: values.freight ?? 0, rate: values.freightRate ?? 1 },
    insurance:
      insurancePercent === null
        ? { kind: "amount", amount: insuranceAmount ?? 0 }
        : { kind: "percent", percent: insurancePercent },
    additionalDuties: values.duties.map(toAdditionalDuty),
    processingPercent: values.processingFee ?? 0,
    destinationCharges: values.destinationCharges ?? 0,
    delivery: values.delivery ?? 0,
    canReclaimVat: values.canReclaim === "yes",
    usFees: code === "US" ? toUsFees(values) : null,
  };
}

function toAdditionalDuty({
  name,
  kind,
  figure,
  row,
}: CostValues["duties"][number]): AdditionalDuty {
  const named = name || form.rows.duties.row(row + 1);
  return kind === "amount"
    ? { name: named, kind: "amount", amount: figure }
    : { name: named, kind: "percent", percent: figure };
}

function toUsFees(values: CostValues): UsFees {
  return {
    entryDate: values.entryDate ?? "",
    mpfPercent: values.mpfPercent ?? 0,
    mpfMin: values.mpfMin ?? 0,
    mpfMax: values.mpfMax ?? 0,
    mpfInformal: values.mpfInformal ?? 0,
    formalLimit: values.formalLimit ?? 0,
    hmfPercent: values.hmfPercent ?? 0,
  };
}
