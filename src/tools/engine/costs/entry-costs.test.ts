import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { destinations, findDestination } from "@/lib/trade/destinations";
import {
  measures,
  termsWithoutImport,
  type Duty,
  type Entry,
  type ImportTerms,
  type Product,
} from "@/lib/trade/entry";
import { computeEntry } from "./entry-costs";
import { countedRules } from "@/lib/trade/incoterms";

const percent = (rate: number): Duty => ({ kind: "percent", percent: rate });

function makeProduct(name: string, pieces: number, price: number, given: Partial<Product> = {}) {
  return { name, pieces, price, duty: percent(0), volume: null, weight: null, ...given };
}

const usFees = {
  ...{ entryDate: "2026-11-23", mpfPercent: 0.3464, mpfMin: 34.58, mpfMax: 670.86 },
  ...{ mpfInformal: 2.77, formalLimit: 2500, hmfPercent: 0.125 },
};

type Given = Partial<Entry> & { terms?: Partial<ImportTerms> };

/** An entry without any costs except the given ones, by sea. */
function makeEntry(country: string, products: Entry["products"], given: Given = {}): Entry {
  const { terms, ...rest } = given;
  const destination = findDestination(country);
  return {
    products,
    sharedBy: "value",
    incoterm: "FOB",
    mode: "sea",
    destination,
    currency: "",
    importTerms: { ...termsWithoutImport, ...terms },
    feePercent: 0,
    feeMinimum: 0,
    inspection: 0,
    paymentPercent: 0,
    paymentFixed: 0,
    vatPercent: destination.vatPercent,
    margin: 40,
    sellingFee: 0,
    ...rest,
  };
}

function costsOf(entry: Entry) {
  const outcome = computeEntry(entry);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.costs;
}

function errorOf(entry: Entry) {
  const outcome = computeEntry(entry);
  return outcome.ok ? null : outcome.error;
}

/** What each product bears of the lines that cost anything, in units of money. */
function partsOf(entry: Entry) {
  const lines = costsOf(entry).costs.filter(({ cents }) => cents > 0);
  return Object.fromEntries(lines.map(({ id, parts }) => [id, parts.map((cents) => cents / 100)]));
}

const productFigures = (entry: Entry) =>
  costsOf(entry).products.map((one) => [one.total / 100, one.unitCost, one.price / 100]);

describe("three products with their own duties, in one entry to the US", () => {
  const entry = makeEntry(
    "US",
    [
      makeProduct("Lamps", 500, 6, { duty: percent(10) }),
      makeProduct("Mugs", 1000, 1.5, { duty: percent(4) }),
      makeProduct("Bags", 300, 5, { duty: percent(17.6) }),
    ],
    {
      ...{ feePercent: 7, feeMinimum: 50, inspection: 250 },
      terms: {
        ...{ freight: { amount: 900, rate: 1 }, insurance: { kind: "percent", percent: 0.4 } },
        ...{ destinationCharges: 250, delivery: 300, usFees },
        additionalDuties: [{ name: "Section 301", kind: "percent", percent: 25 }],
      },
    },
  );

  test("the minimum of the processing fee counts once, and a cent over goes to one of two equals", () => {
    // Half of the value is lamps, a quarter each mugs and bags. 0.3464% of 6,000.00 is 20.78, raised
    // to 34.58: 17.29 + 8.645 + 8.645. The harbor fee is 7.50: 3.75 + 1.875 + 1.875.
    expect(partsOf(entry)).toEqual({
      goods: [3000, 1500, 1500],
      freight: [450, 225, 225],
      // 0.4% of 110% of 6,900.00.
      insurance: [15.18, 7.59, 7.59],
      // 10% of 3,000.00, 4% of 1,500.00, 17.6% of 1,500.00.
      duty: [300, 60, 264],
      // 25% of 6,000.00 is 1,500.00.
      additional: [750, 375, 375],
      mpf: [17.29, 8.64, 8.65],
      hmf: [3.75, 1.87, 1.88],
      destination: [125, 62.5, 62.5],
      delivery: [150, 75, 75],
      // 7% of 6,000.00 is 420.00.
      fee: [210, 105, 105],
      inspection: [125, 62.5, 62.5],
    });
  });

  test("what is one amount for the entry is shared by weight, where that is chosen", () => {
    const [lamps, mugs, bags] = entry.products.map((one, i) => ({
      ...one,
      weight: [1, 1, 2][i] ?? 0,
    }));
    if (!lamps || !mugs || !bags) throw new Error("The entry has three products.");
    const flat = { name: "Permit", kind: "amount", amount: 40 } as const;
    const additionalDuties = [...entry.importTerms.additionalDuties, flat];
    const byWeight: Entry = {
      ...entry,
      ...{ products: [lamps, mugs, bags], sharedBy: "weight", paymentFixed: 20 },
      importTerms: { ...entry.importTerms, additionalDuties },
    };
    const { costs } = costsOf(byWeight);
    const additional = costs.filter(({ id }) => id === "additional").map(({ parts }) => parts);
    expect(additional).toEqual([
      [75_000, 37_500, 37_500],
      [1000, 1000, 2000],
    ]);
    expect(partsOf(byWeight)).toMatchObject({
      freight: [225, 225, 450],
      insurance: [7.59, 7.59, 15.18],
      duty: [300, 60, 264],
      mpf: [8.65, 8.64, 17.29],
      hmf: [1.88, 1.87, 3.75],
      delivery: [75, 75, 150],
      fee: [105, 105, 210],
      inspection: [62.5, 62.5, 125],
      payment: [5, 5, 10],
    });
  });

  test("each has its total, its cost per piece and its price", () => {
    // The sums of the columns above: 5,146.22 ÷ 500, 2,483.10 ÷ 1,000 and 2,687.12 ÷ 300, and these
    // ÷ 60%, rounded up to the cent.
    expect(productFigures(entry)).toEqual([
      [5146.22, 10.29, 17.16],
      [2483.1, 2.48, 4.14],
      [2687.12, 8.96, 14.93],
    ]);
    const { total, products } = costsOf(entry);
    expect(total).toBe(1_031_644);
    expect(products.map(({ share }) => share)).toEqual([500, 250, 250]);
  });
});

describe("pillows and knives to Germany", () => {
  const pillows = makeProduct("Pillows", 400, 5, { duty: percent(10), volume: 9, weight: 300 });
  const knives = makeProduct("Knives", 1000, 8, { duty: percent(5), volume: 1, weight: 700 });
  const terms = {
    freight: { amount: 1000, rate: 1 },
    insurance: { kind: "amount", amount: 100 },
    destinationCharges: 200,
    delivery: 300,
    canReclaimVat: false,
  } as const;
  const shared = (sharedBy: Entry["sharedBy"]) =>
    makeEntry("DE", [pillows, knives], { sharedBy, terms });

  test("shared by volume, freight counts in the customs value of what takes the room", () => {
    // 9 of 10 m³ are pillows. Duty is 10% of 2,000 + 900 + 90 = 2,990.00 and 5% of 8,000 + 100 + 10 =
    // 8,110.00. VAT of 19% is on 2,990 + 299 + 180 + 270 = 3,739.00 and on 8,110 + 405.50 + 20 + 30 =
    // 8,565.50: 2,337.86 in all.
    expect(partsOf(shared("volume"))).toEqual({
      goods: [2000, 8000],
      freight: [900, 100],
      insurance: [90, 10],
      duty: [299, 405.5],
      destination: [180, 20],
      delivery: [270, 30],
      vat: [710.41, 1627.45],
    });
    expect(productFigures(shared("volume"))).toEqual([
      [4449.41, 11.12, 18.54],
      [10192.95, 10.19, 16.99],
    ]);
    expect(costsOf(shared("volume")).total).toBe(1_464_236);
  });

  test.each([
    // 10% of 2,000 + 200 + 20, and 5% of 8,000 + 800 + 80.
    ["value", [200, 800], [222, 444], [200, 800]],
    // 300 of 1,000 kg: 10% of 2,000 + 300 + 30, and 5% of 8,000 + 700 + 70.
    ["weight", [300, 700], [233, 438.5], [300, 700]],
  ] as const)("shared by %s: freight %j, duty %j", (measure, freight, duty, shares) => {
    expect(partsOf(shared(measure))).toMatchObject({ freight, duty });
    expect(costsOf(shared(measure)).products.map(({ share }) => share)).toEqual(shares);
  });

  test.each(["volume", "weight"] as const)("without a %s nothing is shared by it", (measure) => {
    const products = [pillows, { ...knives, [measure]: null }] as const;
    const entry = makeEntry("DE", [...products], { sharedBy: measure, terms });
    expect(errorOf(entry)).toEqual({ kind: "noMeasure", products: [1] });
    expect(errorOf({ ...entry, sharedBy: "value" })).toBeNull();
  });

  test("freight in the prices is shared by value, so that a bulky cheap product has a value, too", () => {
    const foam = makeProduct("Foam", 100, 2, { volume: 9, duty: percent(10) });
    const boxes = makeProduct("Boxes", 100, 18, { volume: 1, duty: percent(5) });
    const freight = { amount: 1000, rate: 1 };
    const given = { incoterm: "CFR", sharedBy: "volume" } as const;
    const entry = makeEntry("US", [foam, boxes], {
      ...given,
      terms: { freight, destinationCharges: 50 },
    });
    // One tenth of the value is foam, nine tenths of the volume. 10% of 100.00, 5% of 900.00.
    expect(partsOf(entry)).toEqual({
      ...{ goods: [100, 900], freight: [100, 900] },
      ...{ duty: [10, 45], destination: [45, 5] },
    });
  });

  test("prices that are less in all than the freight in them are an error", () => {
    const foam = makeProduct("Foam", 100, 1, { volume: 9 });
    const boxes = makeProduct("Boxes", 100, 2, { volume: 1 });
    const make = (amount: number) =>
      makeEntry("DE", [foam, boxes], {
        ...{ incoterm: "CFR", sharedBy: "volume" },
        terms: { freight: { amount, rate: 1 } },
      });
    expect(errorOf(make(300))).toBeNull();
    expect(errorOf(make(300.01))).toEqual({ kind: "negativeValue", largest: "freight" });
  });
});

test("a flat duty of 3.00 for each of two tariff subheadings of a parcel", () => {
  const flat: Duty = { kind: "amount", amount: 3 };
  const pens = makeProduct("Pens", 4, 20, { duty: flat });
  const book = makeProduct("Book", 1, 20, { duty: flat });
  const entry = makeEntry("DE", [pens, book], {
    mode: "courier",
    terms: { canReclaimVat: false },
  });
  // 19% of 80.00 + 3.00 is 15.77, of 20.00 + 3.00 4.37.
  expect(partsOf(entry)).toEqual({ goods: [80, 20], duty: [3, 3], vat: [15.77, 4.37] });
});

test("a duty on each piece is rounded once, half up", () => {
  const duty: Duty = { kind: "perPiece", amount: 0.125 };
  const watches = makeProduct("Watches", 3, 10, { duty });
  const clocks = makeProduct("Clocks", 1000, 2, { duty: { kind: "perPiece", amount: 0.0451 } });
  // 3 × 0.125 is 0.375, and 1,000 × 0.0451 is 45.10.
  expect(partsOf(makeEntry("CA", [watches, clocks])).duty).toEqual([0.38, 45.1]);
});

test.each([
  // 1,337.64576 and 115.575.
  [1234.56, 1.0835, 1337.65],
  [100.5, 1.15, 115.58],
])("freight of %d in another currency at a rate of %d is %d", (amount, rate, freight) => {
  const entry = makeEntry("US", [makeProduct("Lamps", 1000, 6)], {
    terms: { freight: { amount, rate } },
  });
  expect(partsOf(entry).freight).toEqual([freight]);
});

test("under DDP only the goods and the services are shared, whatever the duties", () => {
  const lamps = makeProduct("Lamps", 100, 9, { duty: percent(10) });
  const bags = makeProduct("Bags", 50, 2);
  const entry = makeEntry("US", [lamps, bags], {
    ...{ incoterm: "DDP", feePercent: 7, feeMinimum: 50, inspection: 200, paymentFixed: 15 },
    terms: { freight: { amount: 900, rate: 1 }, canReclaimVat: false },
  });
  // 7% of 1,000.00 is 70.00. Nine tenths of the value are lamps.
  expect(partsOf(entry)).toEqual({
    goods: [900, 100],
    fee: [63, 7],
    inspection: [180, 20],
    payment: [13.5, 1.5],
  });
});

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);

const anyDuty: fc.Arbitrary<Duty> = fc.oneof(
  money(40).map(percent),
  money(100).map((amount): Duty => ({ kind: "amount", amount })),
  money(2).map((amount): Duty => ({ kind: "perPiece", amount })),
);

const anyProduct: fc.Arbitrary<Product> = fc.record({
  // Few different ones, so that equal remainders occur.
  name: fc.constantFrom("A", "B"),
  pieces: fc.integer({ min: 1, max: 5 }),
  price: fc.constantFrom(0.0001, 0.0455, 1, 2.5, 100),
  duty: anyDuty,
  volume: fc.constantFrom(0.1, 0.2, 3),
  weight: fc.constantFrom(0.001, 5, 12.5),
});

const anyProducts = fc
  .tuple(anyProduct, fc.array(anyProduct, { maxLength: 19, size: "max" }))
  .map(([first, others]): Entry["products"] => [first, ...others]);

const anyTerms: fc.Arbitrary<Partial<ImportTerms>> = fc.record({
  originCharges: money(30),
  freight: fc.record({ amount: money(50), rate: fc.constantFrom(1, 1.0835) }),
  insurance: money(5).map((amount) => ({ kind: "amount", amount }) as const),
  delivery: money(20),
  additionalDuties: fc.constantFrom([], [{ name: "", kind: "percent", percent: 25 } as const]),
  processingPercent: fc.constantFrom(0, 0.8),
  canReclaimVat: fc.boolean(),
  usFees: fc.constantFrom(null, usFees),
});

const anyEntry = fc
  .record({
    country: fc.constantFrom(...destinations.map(({ code }) => code)),
    products: anyProducts,
    incoterm: fc.constantFrom(...countedRules),
    sharedBy: fc.constantFrom(...measures),
    feePercent: fc.constantFrom(0, 7),
    inspection: money(300),
    paymentPercent: fc.constantFrom(0, 2.9),
    terms: anyTerms,
  })
  .map(({ country, products, ...given }) =>
    makeEntry(country, products, { ...given, feeMinimum: 50 }),
  );

const add = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** The costs of the products that can be counted; with some, freight is more than the price. */
function check(entry: Entry, assert: (costs: ReturnType<typeof costsOf>) => void) {
  const outcome = computeEntry(entry);
  if (outcome.ok) assert(outcome.costs);
}

test("what up to 20 products bear adds up to each line, to the total and to 100%", () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      check(entry, ({ costs, products, total }) => {
        for (const { cents, parts } of costs) expect(add(parts)).toBe(cents);
        expect(add(products.map((one) => one.total))).toBe(total);
        expect(add(costs.map(({ cents }) => cents))).toBe(total);
        expect(add(products.map(({ share }) => share))).toBe(1000);
        expect(costs.flatMap(({ parts }) => parts).filter((cents) => cents < 0)).toEqual([]);
      });
    }),
  );
});

test("the order of the products changes nothing but the order of the results", () => {
  const shuffled = anyEntry.chain((entry) =>
    fc
      .shuffledSubarray([...entry.products], { minLength: entry.products.length })
      .map((products) => ({ entry, products })),
  );
  fc.assert(
    fc.property(shuffled, ({ entry, products: [first = entry.products[0], ...others] }) => {
      check(entry, (costs) => {
        const other = costsOf({ ...entry, products: [first, ...others] });
        expect(other.total).toBe(costs.total);
        const before = entry.products.map((one, i) => JSON.stringify([one, costs.products[i]]));
        const after = [first, ...others].map((one, i) => JSON.stringify([one, other.products[i]]));
        expect(after.toSorted()).toEqual(before.toSorted());
      });
    }),
  );
});

test("a single product bears everything, whatever is shared by", () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      check({ ...entry, products: [entry.products[0]] }, ({ costs, products, ...whole }) => {
        const { total, unitCost, price, priceWithTax, breakEven, customs } = whole;
        const prices = { total, unitCost, price, priceWithTax, breakEven };
        expect(products).toEqual([{ ...prices, share: 1000, customsValue: customs.value }]);
        for (const { cents, parts } of costs) expect(parts).toEqual([cents]);
      });
    }),
  );
});

test("the lines' shares are right to a tenth of a percent, and the price leaves the margin to the cent", () => {
  const terms = fc.record({
    entry: anyEntry,
    quantity: fc.integer({ min: 1, max: 10_000_000 }),
    margin: money(60),
    sellingFee: money(39),
  });
  fc.assert(
    fc.property(terms, ({ entry, quantity, margin, sellingFee }) => {
      const product = { ...entry.products[0], pieces: quantity };
      check({ ...entry, products: [product], margin, sellingFee }, ({ costs, total, price }) => {
        expect(add(costs.map(({ share }) => share))).toBe(total === 0 ? 0 : 1000);
        for (const { cents, share } of costs)
          expect(Math.abs(share - (cents / Math.max(total, 1)) * 1000)).toBeLessThan(1);
        const percentLeft = Math.round((100 - margin - sellingFee) * 100);
        const left = (cents: number) => BigInt(cents) * BigInt(quantity) * BigInt(percentLeft);
        const cost = BigInt(total) * 10_000n;
        expect(left(price) >= cost).toBe(true);
        expect(price === 0 || left(price - 1) < cost).toBe(true);
      });
    }),
    { numRuns: 200 },
  );
});
