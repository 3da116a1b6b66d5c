import { form } from "@/content/tools/landed-cost-form";
import { errors as words } from "@/content/tools/landed-cost-steps";
import { percentLeft } from "@/lib/trade/decimal-math";
import { findDestination, type Destination } from "@/lib/trade/destinations";
import {
  noImportTerms,
  type AdditionalDuty,
  type Entry,
  type ImportTerms,
  type UsFees,
} from "@/lib/trade/entry";
import { buyerImports, paysOrigin } from "@/lib/trade/incoterms";
import type { FieldErrors } from "@/tools/engine/form/read-form";
import { rowFieldKey } from "@/tools/engine/form/field-key";
import { MAX_DUTY, type CostValues } from "./form";

/** An entry with the label of its currency, which may be "". */
export type CostInput = Entry & { currency: string };

/** Values that are valid alone, but not together, by the keys of their fields. */
export function findContradictions(values: CostValues): FieldErrors {
  const { margin, sellingFee, mpfMin, mpfMax, duties } = values;
  const errors: Record<string, string> = {};
  for (const { row, kind, figure } of duties)
    if (kind === "" && figure > MAX_DUTY) errors[rowFieldKey("figure", row)] = words.percentage;
  if ((mpfMin ?? 0) > (mpfMax ?? 0))
    for (const name of ["mpfMin", "mpfMax"]) errors[name] = words.minimumTooLarge;
  if (percentLeft(margin, sellingFee).lte(0))
    for (const name of ["margin", "sellingFee"]) errors[name] = words.marginTooLarge;
  return errors;
}

/** What the form says of an entry. A value that does not apply is null, and counts as zero. */
export function toEntry(values: CostValues): CostInput {
  const { incoterm, mode, currency, duty } = values;
  const { feePercent, feeMinimum, inspection, paymentPercent, paymentFixed } = values;
  const known = findDestination(values.destination);
  const destination = { ...known, basis: values.customsBasis ?? known.basis };
  return {
    products: [
      {
        name: "",
        pieces: values.quantity,
        price: values.price,
        duty: { kind: "percent", percent: duty ?? 0 },
        volume: null,
        weight: null,
      },
    ],
    sharedBy: "value",
    incoterm,
    mode,
    destination,
    importTerms: buyerImports(incoterm) ? toImportTerms(values, destination) : noImportTerms,
    feePercent,
    feeMinimum: feeMinimum ?? 0,
    inspection,
    paymentPercent,
    paymentFixed,
    vatPercent: values.vat,
    margin: values.margin,
    sellingFee: values.sellingFee,
    currency,
  };
}

function toImportTerms(values: CostValues, { code }: Destination): ImportTerms {
  const { incoterm, insurancePercent, insuranceAmount } = values;
  return {
    originCharges: paysOrigin(incoterm) ? values.originCharges : 0,
    freight: { amount: values.freight ?? 0, rate: 1 },
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
