import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { findDestination, type Destination } from "@/lib/trade/destinations";
import { percentLeft } from "@/lib/trade/decimal-math";
import { countedRules, paysOrigin, priceIncludes, type CountedRule } from "@/lib/trade/incoterms";
import {
  customsBases,
  insuranceKinds,
  landedCostForm,
  marginTooLarge,
  modes,
  percentColumns,
  yesOrNo,
  type DutyColumn,
  type DutyTexts,
  type LandedCostField,
  type LandedCostState,
} from "./form";

export type Mode = (typeof modes)[number];

/** A percentage of 110% of FOB value and freight, or the price of a policy in units of money. */
export type Insurance = { kind: "percent"; percent: number } | { kind: "amount"; amount: number };

/** In percent of the customs value, or an amount in units of money. */
export type AdditionalDuty = { name: string } & (
  { kind: "percent"; percent: number } | { kind: "amount"; amount: number }
);

/** US customs fees. Amounts are in US dollars. */
export type UsFees = {
  entryDate: string;
  mpfPercent: number;
  mpfMin: number;
  mpfMax: number;
  /** For entries up to `formalLimit`. */
  mpfInformal: number;
  formalLimit: number;
  hmfPercent: number;
};

/** Costs between the port of loading and the door. */
export type ImportInput = {
  /**
   * What the buyer pays for the transport to the port of loading. Null if unknown, counted as 0.
   */
  originCharges: number | null;
  freight: number;
  insurance: Insurance;
  dutyPercent: number;
  /** Zero in countries without such a fee. */
  processingPercent: number;
  additionalDuties: readonly AdditionalDuty[];
  destinationCharges: number;
  delivery: number;
  canReclaimVat: boolean;
  /** Null for other countries. */
  usFees: UsFees | null;
};

/** Amounts in units of money as typed. Percentages as numbers: 10 is 10%. */
export type LandedCostInput = {
  price: number;
  quantity: number;
  incoterm: CountedRule;
  mode: Mode;
  destination: Destination;
  /** Null if the seller pays everything (DDP). */
  importInput: ImportInput | null;
  feePercent: number;
  feeMinimum: number;
  inspection: number;
  paymentPercent: number;
  paymentFixed: number;
  vatPercent: number;
  margin: number;
  sellingFee: number;
  currency: string;
};

type Reader = FormReader<LandedCostField>;

const minimumTooLarge = "The minimum is over the maximum";

type InputReading = { ok: true; input: LandedCostInput } | { ok: false; errors: FieldErrors };

/**
 * Reads the form. Fields that don't apply to what is selected are ignored, even if they are
 * invalid, as `listUnusedFields` lists them.
 */
export function readInput(state: LandedCostState): InputReading {
  const reader: Reader = new FormReader(landedCostForm.fields, state.texts);
  const duties = readDuties(state.rows);
  const incoterm = reader.choice("incoterm", countedRules);
  const destination = readDestination(reader, incoterm);
  const feePercent = reader.number("feePercent");
  const input: LandedCostInput = {
    price: reader.number("price"),
    quantity: reader.number("quantity"),
    incoterm,
    mode: reader.choice("mode", modes),
    destination,
    importInput:
      incoterm === "DDP" ? null : readImportInput(reader, incoterm, destination, duties.read),
    feePercent,
    feeMinimum: feePercent === 0 ? 0 : reader.number("feeMinimum"),
    inspection: reader.number("inspection"),
    paymentPercent: reader.number("paymentPercent"),
    paymentFixed: reader.number("paymentFixed"),
    vatPercent: reader.number("vat"),
    margin: reader.number("margin"),
    sellingFee: reader.number("sellingFee"),
    currency: reader.text("currency"),
  };
  const errors = { ...reader.errors, ...(input.importInput && duties.errors) };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (percentLeft(input.margin, input.sellingFee).lte(0)) {
    return { ok: false, errors: { margin: marginTooLarge, sellingFee: marginTooLarge } };
  }
  return { ok: true, input };
}

function readDestination(reader: Reader, incoterm: CountedRule): Destination {
  const destination = findDestination(reader.text("destination"));
  return destination.code === "other" && incoterm !== "DDP"
    ? { ...destination, basis: reader.choice("customsBasis", customsBases) }
    : destination;
}

function readImportInput(
  reader: Reader,
  incoterm: CountedRule,
  destination: Destination,
  additionalDuties: readonly AdditionalDuty[],
): ImportInput {
  return {
    originCharges: paysOrigin(incoterm) ? reader.optionalNumber("originCharges") : 0,
    freight: reader.number("freight"),
    insurance: readInsurance(reader, incoterm),
    dutyPercent: reader.number("duty"),
    processingPercent: destination.processingFee ? reader.number("processingFee") : 0,
    additionalDuties,
    destinationCharges: reader.number("destinationCharges"),
    delivery: reader.number("delivery"),
    canReclaimVat: reader.choice("canReclaim", yesOrNo) === "yes",
    usFees: destination.code === "US" ? readUsFees(reader) : null,
  };
}

/**
 * If the price includes the insurance, it has to be an amount: a percentage would apply to the
 * value without it.
 */
function readInsurance(reader: Reader, incoterm: CountedRule): Insurance {
  return priceIncludes(incoterm, "insurance") ||
    reader.choice("insuranceKind", insuranceKinds) === "amount"
    ? { kind: "amount", amount: reader.number("insuranceAmount") }
    : { kind: "percent", percent: reader.number("insurancePercent") };
}

function readUsFees(reader: Reader): UsFees {
  const fees = {
    entryDate: reader.text("entryDate"),
    mpfPercent: reader.number("mpfPercent"),
    mpfMin: reader.number("mpfMin"),
    mpfMax: reader.number("mpfMax"),
    mpfInformal: reader.number("mpfInformal"),
    formalLimit: reader.number("formalLimit"),
    hmfPercent: reader.choice("mode", modes) === "sea" ? reader.number("hmfPercent") : 0,
  };
  if (fees.mpfMin > fees.mpfMax) {
    reader.reject("mpfMin", minimumTooLarge);
    reader.reject("mpfMax", minimumTooLarge);
  }
  return fees;
}

/** Skips empty rows. */
function readDuties(rows: readonly DutyTexts[]) {
  const read: AdditionalDuty[] = [];
  const errors: Record<string, string> = {};
  for (const [row, texts] of rows.entries()) {
    if (texts.name.trim() === "" && texts.figure.trim() === "") continue;
    const isAmount = texts.kind === "amount";
    const columns = isAmount ? landedCostForm.rows.columns : percentColumns;
    const reader = new FormReader<DutyColumn>(columns, texts, row);
    const name = reader.text("name") || `Additional duty ${row + 1}`;
    const figure = reader.number("figure");
    read.push(
      isAmount
        ? { name, kind: "amount", amount: figure }
        : { name, kind: "percent", percent: figure },
    );
    Object.assign(errors, reader.errors);
  }
  return { read, errors };
}
