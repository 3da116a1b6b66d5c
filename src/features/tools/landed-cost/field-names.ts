import type { FieldNames } from "@/components/tools/report/field-names";
import { fold, worksheet } from "@/content/tools/landed-cost";
import type { Texts } from "@/lib/tools/fields";
import { findChoices } from "./choices";
import type { DutyColumn, LandedCostField } from "./form";

export const landedCostFieldNames: FieldNames<LandedCostField, DutyColumn> = {
  field: (name, texts) => listNames(texts)[name],
  column: (column, number) =>
    column === "name" ? worksheet.dutyName(number).label : worksheet.dutyPercent(number).label,
  row: worksheet.dutyRow,
};

function listNames(texts: Texts<LandedCostField>): Record<LandedCostField, string> {
  const { currency, destination } = findChoices({ texts, rows: [] });
  return {
    price: worksheet.price(currency).label,
    quantity: worksheet.quantity.label,
    incoterm: worksheet.incoterm.label,
    destination: worksheet.destination.label,
    customsBasis: worksheet.customsBasis.label,
    originCharges: worksheet.originCharges(currency).label,
    mode: worksheet.mode.label,
    freight: worksheet.freight(currency).label,
    insuranceKind: fold.insuranceKind.label,
    insurancePercent: worksheet.insurancePercent.label,
    insuranceAmount: worksheet.insuranceAmount(currency).label,
    duty: worksheet.duty.label,
    destinationCharges: worksheet.destinationCharges(currency).label,
    delivery: worksheet.delivery(currency).label,
    feePercent: worksheet.feePercent.label,
    feeMinimum: fold.feeMinimum(currency).label,
    inspection: worksheet.inspection(currency).label,
    paymentPercent: fold.paymentPercent.label,
    paymentFixed: fold.paymentFixed(currency).label,
    vat: fold.vat(destination.vatName, "").label,
    canReclaim: fold.canReclaim(destination.vatName).label,
    margin: worksheet.margin.label,
    sellingFee: worksheet.sellingFee.label,
    currency: fold.currency.label,
    entryDate: fold.entryDate.label,
    mpfPercent: fold.mpfPercent("").label,
    mpfMin: fold.mpfMin("").label,
    mpfMax: fold.mpfMax("").label,
    mpfInformal: fold.mpfInformal("").label,
    formalLimit: fold.formalLimit("").label,
    hmfPercent: fold.hmfPercent("").label,
  };
}
