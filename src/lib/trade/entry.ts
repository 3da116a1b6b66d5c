import type { Destination } from "./destinations";
import type { CountedRule } from "./incoterms";

/** Slow modes first. */
export const modes = ["sea", "rail", "air", "courier"] as const;

export type Mode = (typeof modes)[number];

/** What is selected in a form; sea if it is none of them. */
export function findMode(text: string | undefined): Mode {
  return modes.find((mode) => mode === text) ?? "sea";
}

/** Couriers fly what they carry from China to another continent. */
export function isByAir(mode: Mode): boolean {
  return mode === "air" || mode === "courier";
}

/** In percent of the customs value, or an amount in units of money. */
type EntryDuty = { kind: "percent"; percent: number } | { kind: "amount"; amount: number };

/** The amount may also be one for each piece. */
export type Duty = EntryDuty | { kind: "perPiece"; amount: number };

/** On the whole entry. */
export type AdditionalDuty = EntryDuty & { name: string };

export type Product = {
  name: string;
  pieces: number;
  /** Of one piece, in units of money. */
  price: number;
  duty: Duty;
  /** Of all pieces, in cubic meters. Null if unknown. */
  volume: number | null;
  /** Of all pieces, in kilograms. Null if unknown. */
  weight: number | null;
};

export const measures = ["value", "volume", "weight"] as const;

export type Measure = (typeof measures)[number];

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

/** What the buyer arranges and pays between the factory and the door. */
export type ImportTerms = {
  /** The transport to the port of loading. Null if unknown, counted as 0. */
  originCharges: number | null;
  /** `rate`: units of the entry's currency for one unit of the freight's. */
  freight: { amount: number; rate: number };
  /** In percent of 110% of FOB value and freight, or the price of a policy. In a price, the latter. */
  insurance: EntryDuty;
  additionalDuties: readonly AdditionalDuty[];
  /** Zero in countries without such a fee. */
  processingPercent: number;
  destinationCharges: number;
  delivery: number;
  canReclaimVat: boolean;
  /** Null for other countries. */
  usFees: UsFees | null;
};

/** Nothing is arranged and nothing paid. */
export const termsWithoutImport: ImportTerms = {
  originCharges: 0,
  freight: { amount: 0, rate: 1 },
  insurance: { kind: "amount", amount: 0 },
  additionalDuties: [],
  processingPercent: 0,
  destinationCharges: 0,
  delivery: 0,
  canReclaimVat: true,
  usFees: null,
};

/**
 * Products that a buyer imports together. Amounts are in units of money as typed, in one currency;
 * percentages are numbers: 10 is 10%.
 */
export type Entry = {
  products: readonly [Product, ...Product[]];
  /** What all costs are shared by but the goods, duties in percent and VAT. */
  sharedBy: Measure;
  incoterm: CountedRule;
  mode: Mode;
  destination: Destination;
  /** As typed; "" if unknown. */
  currency: string;
  /** Not counted under DDP, where all of it is the seller's. */
  importTerms: ImportTerms;
  feePercent: number;
  feeMinimum: number;
  inspection: number;
  paymentPercent: number;
  paymentFixed: number;
  vatPercent: number;
  margin: number;
  sellingFee: number;
};
