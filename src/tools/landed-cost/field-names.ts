import type { FieldNames } from "@/tools/engine/report/field-names";
import { ratesDisclosure, worksheet } from "@/content/tools/landed-cost";
import type { FieldTexts } from "@/lib/tools/fields";
import { readSelection } from "./selection";
import type { DutyColumn, LandedCostField } from "./form";

export const landedCostFieldNames: FieldNames<LandedCostField, DutyColumn> = {
  field: (name, texts) => listNames(texts)[name],
  column: (column, number, { kind }) =>
    ({
      name: worksheet.dutyName(number),
      figure: worksheet.dutyFigure(number, kind === "amount"),
      kind: worksheet.dutyKind(number),
    })[column].label,
  row: worksheet.dutyRow,
};

function listNames(texts: FieldTexts<LandedCostField>): Record<LandedCostField, string> {
  const { currency, destination } = readSelection({ texts, rows: [] });
  return {
    price: worksheet.price(currency).label,
    quantity: worksheet.quantity.label,
    incoterm: worksheet.incoterm.label,
    destination: worksheet.destination.label,
    customsBasis: worksheet.customsBasis.label,
    originCharges: worksheet.originCharges(currency).label,
    mode: worksheet.mode.label,
    freight: worksheet.freight(currency).label,
    insuranceKind: ratesDisclosure.insuranceKind.label,
    insurancePercent: worksheet.insurancePercent.label,
    insuranceAmount: worksheet.insuranceAmount(currency).label,
    duty: worksheet.duty().label,
    processingFee: worksheet.processingFee(destination.processingFee?.name).label,
    destinationCharges: worksheet.destinationCharges(currency, "").label,
    delivery: worksheet.delivery(currency).label,
    feePercent: worksheet.feePercent("").label,
    feeMinimum: ratesDisclosure.feeMinimum(currency, "").label,
    inspection: worksheet.inspection(currency).label,
    paymentPercent: ratesDisclosure.paymentPercent.label,
    paymentFixed: ratesDisclosure.paymentFixed(currency).label,
    vat: ratesDisclosure.vat(destination.vatName, "").label,
    canReclaim: ratesDisclosure.canReclaim(destination.vatName).label,
    margin: worksheet.margin.label,
    sellingFee: worksheet.sellingFee.label,
    currency: ratesDisclosure.currency.label,
    entryDate: ratesDisclosure.entryDate.label,
    mpfPercent: ratesDisclosure.mpfPercent("").label,
    mpfMin: ratesDisclosure.mpfMin("").label,
    mpfMax: ratesDisclosure.mpfMax("").label,
    mpfInformal: ratesDisclosure.mpfInformal("").label,
    formalLimit: ratesDisclosure.formalLimit("").label,
    hmfPercent: ratesDisclosure.hmfPercent("").label,
  };
}
