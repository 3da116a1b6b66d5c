import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { findDestination, type Destination } from "@/lib/trade/destinations";
import { percentLeft } from "@/lib/trade/decimal-math";
import {
  modes,
  noImportTerms,
  type AdditionalDuty,
  type Entry,
  type ImportTerms,
  type Product,
  type UsFees,
} from "@/lib/trade/entry";
import {
  buyerImports,
  countedRules,
  paysOrigin,
  priceIncludes,
  type CountedRule,
} from "@/lib/trade/incoterms";
import {
  customsBases,
  insuranceKinds,
  landedCostForm,
  marginTooLarge,
  percentColumns,
  yesOrNo,
  type DutyColumn,
  type DutyTexts,
  type LandedCostField,
  type LandedCostState,
} from "./form";

export type LandedCostInput = Entry & { currency: string };

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
  const isImported = buyerImports(incoterm);
  const destination = readDestination(reader, incoterm);
  const feePercent = reader.number("feePercent");
  const input: LandedCostInput = {
    products: [readProduct(reader, incoterm)],
    sharedBy: "value",
    incoterm,
    mode: reader.choice("mode", modes),
    destination,
    importTerms: isImported
      ? readImportTerms(reader, incoterm, destination, duties.read)
      : noImportTerms,
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
  const errors = { ...reader.errors, ...(isImported && duties.errors) };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (percentLeft(input.margin, input.sellingFee).lte(0)) {
    return { ok: false, errors: { margin: marginTooLarge, sellingFee: marginTooLarge } };
  }
  return { ok: true, input };
}

function readProduct(reader: Reader, incoterm: CountedRule): Product {
  const percent = buyerImports(incoterm) ? reader.number("duty") : 0;
  return {
    name: "",
    pieces: reader.number("quantity"),
    price: reader.number("price"),
    duty: { kind: "percent", percent },
    volume: null,
    weight: null,
  };
}

function readDestination(reader: Reader, incoterm: CountedRule): Destination {
  const destination = findDestination(reader.text("destination"));
  return destination.code === "other" && buyerImports(incoterm)
    ? { ...destination, basis: reader.choice("customsBasis", customsBases) }
    : destination;
}

function readImportTerms(
  reader: Reader,
  incoterm: CountedRule,
  destination: Destination,
  additionalDuties: readonly AdditionalDuty[],
): ImportTerms {
  return {
    originCharges: paysOrigin(incoterm) ? reader.optionalNumber("originCharges") : 0,
    freight: { amount: reader.number("freight"), rate: 1 },
    insurance: readInsurance(reader, incoterm),
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
function readInsurance(reader: Reader, incoterm: CountedRule): ImportTerms["insurance"] {
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
