import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { destinations, otherDestination, type Destination } from "./customs-rules";
import { percentLeft } from "./exact";
import {
  customsBases,
  insuranceKinds,
  landedCostForm,
  marginTooLarge,
  modes,
  yesOrNo,
  type DutyColumn,
  type DutyTexts,
  type LandedCostField,
  type LandedCostState,
} from "./form";
import { includes, incoterms, paysOrigin, type Incoterm } from "./incoterms";

export type Mode = (typeof modes)[number];

/** Of 110% of the FOB value and freight, or what a policy costs, in money. */
export type Insurance = { kind: "percent"; percent: number } | { kind: "amount"; amount: number };

export type AdditionalDuty = { name: string; percent: number };

/** Fees of US customs; all but the percentages in US dollars. */
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

/** What it costs to get the goods from the port of loading to the door. */
export type Carriage = {
  /**
   * Of the factory's part of the way: what the buyer pays beside the price. Null while that is not
   * known, which counts as nothing.
   */
  originCharges: number | null;
  freight: number;
  insurance: Insurance;
  dutyPercent: number;
  additionalDuties: readonly AdditionalDuty[];
  destinationCharges: number;
  delivery: number;
  canReclaimVat: boolean;
  /** Null elsewhere. */
  usFees: UsFees | null;
};

/** Amounts in money as typed, percentages as such: 10 is 10%. */
export type LandedCostInput = {
  price: number;
  quantity: number;
  incoterm: Incoterm;
  mode: Mode;
  destination: Destination;
  /** Null where the seller pays it all (DDP). */
  carriage: Carriage | null;
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

/** Fields that do not matter for the rule and the country are not read, whatever is in them. */
export function readInput(state: LandedCostState): InputReading {
  const reader: Reader = new FormReader(landedCostForm.fields, state.texts);
  const duties = readDuties(state.rows);
  const incoterm = reader.choice("incoterm", incoterms);
  const input: LandedCostInput = {
    price: reader.number("price"),
    quantity: reader.number("quantity"),
    incoterm,
    mode: reader.choice("mode", modes),
    destination: readDestination(reader),
    carriage: incoterm === "DDP" ? null : readCarriage(reader, incoterm, duties.read),
    feePercent: reader.number("feePercent"),
    feeMinimum: reader.number("feeMinimum"),
    inspection: reader.number("inspection"),
    paymentPercent: reader.number("paymentPercent"),
    paymentFixed: reader.number("paymentFixed"),
    vatPercent: reader.number("vat"),
    margin: reader.number("margin"),
    sellingFee: reader.number("sellingFee"),
    currency: reader.text("currency"),
  };
  const errors = { ...reader.errors, ...(input.carriage && duties.errors) };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (percentLeft(input.margin, input.sellingFee).lte(0)) {
    return { ok: false, errors: { margin: marginTooLarge, sellingFee: marginTooLarge } };
  }
  return { ok: true, input };
}

function readDestination(reader: Reader): Destination {
  const code = reader.text("destination");
  const destination = destinations[code] ?? otherDestination;
  return code === "other"
    ? { ...destination, basis: reader.choice("customsBasis", customsBases) }
    : destination;
}

function readCarriage(
  reader: Reader,
  incoterm: Incoterm,
  additionalDuties: readonly AdditionalDuty[],
): Carriage {
  return {
    originCharges: paysOrigin(incoterm) ? reader.optionalNumber("originCharges") : 0,
    freight: reader.number("freight"),
    insurance: readInsurance(reader, incoterm),
    dutyPercent: reader.number("duty"),
    additionalDuties,
    destinationCharges: reader.number("destinationCharges"),
    delivery: reader.number("delivery"),
    canReclaimVat: reader.choice("canReclaim", yesOrNo) === "yes",
    usFees: reader.text("destination") === "US" ? readUsFees(reader) : null,
  };
}

/** Insurance inside the price is an amount: a percentage would be one of a value without it. */
function readInsurance(reader: Reader, incoterm: Incoterm): Insurance {
  return includes(incoterm, "insurance") ||
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
    hmfPercent: reader.number("hmfPercent"),
  };
  if (fees.mpfMin > fees.mpfMax) {
    reader.reject("mpfMin", minimumTooLarge);
    reader.reject("mpfMax", minimumTooLarge);
  }
  return fees;
}

/** Rows nobody has begun count for nothing. */
function readDuties(rows: readonly DutyTexts[]) {
  const read: AdditionalDuty[] = [];
  const errors: Record<string, string> = {};
  for (const [row, texts] of rows.entries()) {
    if (texts.name.trim() === "" && texts.percent.trim() === "") continue;
    const reader = new FormReader<DutyColumn>(landedCostForm.rows.columns, texts, row);
    const name = reader.text("name") || `Additional duty ${row + 1}`;
    read.push({ name, percent: reader.number("percent") });
    Object.assign(errors, reader.errors);
  }
  return { read, errors };
}
