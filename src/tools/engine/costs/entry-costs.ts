import {
  costPerPiece,
  distributeShares,
  multiply,
  percentLeft,
  percentOf,
  priceOfPiece,
  shareOut,
  sum,
  toCents,
  withTax,
} from "./decimal-math";
import type { AdditionalDuty, Entry, Product, UsFees } from "@/lib/trade/entry";
import { countImport, type ImportCosts, type Parts, type Sharing } from "./import-costs";
import {
  buyerImports,
  carriageCosts,
  paysOrigin,
  priceIncludes,
  type CarriageCost,
} from "@/lib/trade/incoterms";

const lineKinds = {
  goods: "goods",
  origin: "freight",
  freight: "freight",
  insurance: "insurance",
  duty: "customs",
  additional: "customs",
  "processing-fee": "customs",
  mpf: "customs",
  hmf: "customs",
  destination: "destination",
  delivery: "delivery",
  fee: "fee",
  inspection: "inspection",
  payment: "fee",
  vat: "customs",
} as const;

export type LineId = keyof typeof lineKinds;

export type CostKind = (typeof lineKinds)[LineId];

/** A part of the total, in cents. Some say by what terms they are counted. */
type Line = {
  kind: CostKind;
  cents: number;
  /** What each product bears of it. */
  parts: Parts;
} & (
  | { id: Exclude<LineId, "additional" | "mpf" | "hmf"> }
  | { id: "additional"; duty: AdditionalDuty }
  | { id: "mpf" | "hmf"; fees: UsFees }
);

/** `share` is the part of the total in tenths of a percent. */
export type CostLine = Line & { share: number };

/** Prices are in cents per piece, without sales tax. */
export type Prices = {
  total: number;
  /** In units of money, with two decimals, or four if under 1.00. */
  unitCost: number;
  /** The price that reaches the target margin. */
  price: number;
  priceWithTax: number;
  /** The price with no margin. */
  breakEven: number;
};

export type ProductCosts = Prices & {
  /** The product's part of the shared costs in tenths of a percent. */
  share: number;
  /** In cents. Zero under DDP. */
  customsValue: number;
};

/** What customs count, in cents. */
export type Customs = {
  value: number;
  /** The part of the freight that is in the value. */
  freight: number;
  duties: number;
  /** All that customs charge besides the duties and the VAT. */
  entryFees: number;
  vatBase: number;
  /** Due at import, also if it is reclaimed. */
  vat: number;
};

/** Amounts in cents. The prices are those of an average piece. */
export type EntryCosts = Prices & {
  /** In the order of the calculation. It also decides which of two equal remainders is rounded up. */
  costs: readonly CostLine[];
  products: readonly ProductCosts[];
  /** Paid to the factories. */
  goods: number;
  /** The amount that the service fee is a percentage of. */
  feeBase: number;
  /** All zero if the seller imports the goods (DDP). */
  customs: Customs;
};

export type EntryError =
  /** Products by their index. */
  | { kind: "noMeasure"; products: readonly number[] }
  /** What the prices include is more than all of them. `largest` is the largest of it. */
  | { kind: "negativeValue"; largest: CarriageCost };

export type EntryOutcome = { ok: true; costs: EntryCosts } | { ok: false; error: EntryError };

/** Counts all costs once for the entry, and divides each among the products to the cent. */
export function computeEntry(entry: Entry): EntryOutcome {
  const { products, sharedBy, incoterm } = entry;
  const unmeasured = [...products.keys()].filter(
    (i) => sharedBy !== "value" && !products[i]?.[sharedBy],
  );
  if (unmeasured.length > 0)
    return { ok: false, error: { kind: "noMeasure", products: unmeasured } };
  const sharing = makeSharing(entry);
  const imported = buyerImports(incoterm) ? countImport(entry, sharing) : null;
  if (imported && sum(imported.fobValues) < 0) {
    const largest = findLargestIncluded(entry, imported);
    return { ok: false, error: { kind: "negativeValue", largest } };
  }
  return { ok: true, costs: addUp(entry, sharing, imported) };
}

function makeSharing({ products, sharedBy }: Entry): Sharing {
  const values = products.map(orderValue);
  const measured = sharedBy === "value" ? values : products.map((one) => one[sharedBy] ?? 0);
  const ranks = rankProducts(products);
  const share = (cents: number, weights: Parts) => shareOut(cents, weights, ranks);
  return {
    values,
    byMeasure: (cents) => share(cents, measured),
    byValue: (cents) => share(cents, values),
    share,
  };
}

/** The price of all pieces, in cents. */
function orderValue({ price, pieces }: Product): number {
  return toCents(multiply(price, pieces));
}

/** Ranks products by what they are, so that a cent over goes to the same one in any order. */
function rankProducts(products: readonly Product[]): number[] {
  const keys = products.map((product) => JSON.stringify(product));
  const sorted = [...keys].sort();
  return keys.map((key) => sorted.indexOf(key));
}

function findLargestIncluded({ incoterm }: Entry, imported: ImportCosts): CarriageCost {
  const included = carriageCosts.filter((cost) => priceIncludes(incoterm, cost));
  const [largest = "freight"] = [...included].sort((a, b) => sum(imported[b]) - sum(imported[a]));
  return largest;
}

function addUp(entry: Entry, sharing: Sharing, imported: ImportCosts | null): EntryCosts {
  const goods = sum(sharing.values);
  // The service fee is a percentage of the goods without their freight.
  const hasFreight = imported && priceIncludes(entry.incoterm, "freight");
  const feeBase = hasFreight ? sum(imported.fobValues) : goods;
  const services = listServices(entry, sharing, goods, feeBase);
  const lines = imported
    ? [...listImportLines(entry, imported), ...services, ...listVat(entry, imported)]
    : [makeLine("goods", sharing.values), ...services];
  const shares = distributeShares(lines.map(({ cents }) => cents));
  const shareOfMeasure = sharing.byMeasure(1000);
  const pieces = sum(entry.products.map((product) => product.pieces));
  return {
    ...findPrices(entry, sum(lines.map(({ cents }) => cents)), pieces),
    costs: lines.map((line, i) => ({ ...line, share: shares[i] ?? 0 })),
    products: entry.products.map((product, i) => ({
      ...findPrices(entry, sum(lines.map(({ parts }) => parts[i] ?? 0)), product.pieces),
      share: shareOfMeasure[i] ?? 0,
      customsValue: imported?.customsValues[i] ?? 0,
    })),
    goods,
    feeBase,
    customs: imported ? sumCustoms(imported) : noCustoms,
  };
}

function makeLine<Id extends LineId>(id: Id, parts: Parts) {
  return { id, kind: lineKinds[id], cents: sum(parts), parts };
}

function listServices(
  entry: Entry,
  { byMeasure }: Sharing,
  goods: number,
  feeBase: number,
): Line[] {
  const { feePercent, feeMinimum, inspection, paymentPercent, paymentFixed } = entry;
  const counted = Math.max(percentOf(feeBase, feePercent), toCents(feeMinimum));
  const payment = percentOf(goods, paymentPercent) + toCents(paymentFixed);
  return [
    makeLine("fee", byMeasure(feePercent === 0 ? 0 : counted)),
    makeLine("inspection", byMeasure(toCents(inspection))),
    ...(payment === 0 ? [] : [makeLine("payment", byMeasure(payment))]),
  ];
}

function listImportLines(
  { incoterm, destination, importTerms }: Entry,
  costs: ImportCosts,
): Line[] {
  const { usFees: fees } = importTerms;
  return [
    makeLine("goods", costs.goods),
    ...(paysOrigin(incoterm) ? [makeLine("origin", costs.origin)] : []),
    makeLine("freight", costs.freight),
    makeLine("insurance", costs.insurance),
    makeLine("duty", costs.duty),
    ...importTerms.additionalDuties.map((duty, i) => ({
      ...makeLine("additional", costs.additionalDuties[i] ?? []),
      duty,
    })),
    ...(destination.processingFee ? [makeLine("processing-fee", costs.processingFee)] : []),
    ...(fees
      ? [
          { ...makeLine("mpf", costs.mpf), fees },
          { ...makeLine("hmf", costs.hmf), fees },
        ]
      : []),
    makeLine("destination", costs.destination),
    makeLine("delivery", costs.delivery),
  ];
}

function listVat({ importTerms }: Entry, { vat }: ImportCosts): Line[] {
  return importTerms.canReclaimVat || sum(vat) === 0 ? [] : [makeLine("vat", vat)];
}

const noCustoms: Customs = { value: 0, freight: 0, duties: 0, entryFees: 0, vatBase: 0, vat: 0 };

function sumCustoms(costs: ImportCosts): Customs {
  return {
    value: sum(costs.customsValues),
    freight: sum(costs.dutiableFreight),
    duties: sum([costs.duty, ...costs.additionalDuties].map(sum)),
    entryFees: sum([costs.mpf, costs.hmf, costs.processingFee].map(sum)),
    vatBase: sum(costs.vatBases),
    vat: sum(costs.vat),
  };
}

function findPrices(
  { margin, sellingFee, vatPercent }: Entry,
  total: number,
  pieces: number,
): Prices {
  const price = priceOfPiece(total, pieces, percentLeft(margin, sellingFee));
  return {
    total,
    unitCost: costPerPiece(total, pieces),
    price,
    priceWithTax: withTax(price, vatPercent),
    breakEven: priceOfPiece(total, pieces, percentLeft(sellingFee)),
  };
}

type Amounts = readonly Pick<CostLine, "id" | "kind" | "cents">[];

/** What a line comes to, or all additional duties. Zero if there is none. */
export function centsOf(costs: Amounts, id: LineId): number {
  return sum(costs.filter((line) => line.id === id).map(({ cents }) => cents));
}

export function sumOfKinds(costs: Amounts, ...kinds: readonly CostKind[]): number {
  return sum(costs.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
}
