import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateLandedCost } from "./calculate";
import { destinations } from "./vat-and-customs-by-country";
import { dutyKinds, modes, type LandedCostState } from "./form";
import { incoterms } from "./incoterms";
import { answerFor, makeState } from "./test-orders";

const runs = { numRuns: 150 };

const decimal = (max: number, decimals = 2) =>
  fc
    .integer({ min: 0, max: max * 10 ** decimals })
    .map((n) => (n / 10 ** decimals).toFixed(decimals));

const texts = fc.record({
  price: fc.integer({ min: 1, max: 10_000_000_000 }).map((n) => (n / 10_000).toFixed(4)),
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map(String),
  incoterm: fc.constantFrom(...incoterms),
  destination: fc.constantFrom(...Object.keys(destinations)),
  mode: fc.constantFrom(...modes),
  originCharges: fc.oneof(fc.constantFrom("", "0"), decimal(10_000_000)),
  freight: decimal(100_000),
  insuranceKind: fc.constantFrom("percent", "amount"),
  insurancePercent: decimal(5),
  insuranceAmount: decimal(1000),
  duty: decimal(100, 3),
  destinationCharges: decimal(10_000),
  delivery: decimal(10_000),
  feePercent: decimal(20),
  feeMinimum: decimal(100),
  inspection: decimal(1000),
  paymentPercent: decimal(20),
  paymentFixed: decimal(100),
  vat: decimal(30),
  canReclaim: fc.constantFrom("yes", "no"),
  margin: decimal(60),
  sellingFee: decimal(39),
});

const duty = fc.record({
  name: fc.string({ maxLength: 40 }),
  figure: decimal(1000),
  kind: fc.constantFrom(...dutyKinds),
});

const orders = fc
  .tuple(texts, fc.array(duty, { maxLength: 4 }))
  .map(([given, rows]): LandedCostState => makeState(given, rows));

/** Only orders whose freight does not exceed their price. */
function forValidOrders(check: (state: LandedCostState) => void, among = orders) {
  fc.assert(
    fc.property(
      among.filter((state) => calculateLandedCost(state).ok),
      check,
    ),
    runs,
  );
}

const add = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

test("the total is the sum of its lines, and the shares add up to 100.0", () => {
  forValidOrders((state) => {
    const { costs, total } = answerFor(state).result;
    expect(add(costs.map(({ cents }) => cents))).toBe(total);
    expect(add(costs.map(({ share }) => share))).toBe(total === 0 ? 0 : 1000);
    for (const { cents, share } of costs)
      expect(Math.abs(share - (cents / Math.max(total, 1)) * 1000)).toBeLessThan(1);
  });
});

test("the price leaves the margin, and a cent less does not", () => {
  forValidOrders((state) => {
    const { price, total } = answerFor(state).result;
    const { margin, sellingFee, quantity } = state.texts;
    const left = (cents: number) =>
      BigInt(cents) *
      BigInt(quantity) *
      BigInt(Math.round((100 - Number(margin) - Number(sellingFee)) * 100));
    const cost = BigInt(total) * 10_000n;
    expect(left(price) >= cost).toBe(true);
    expect(price === 0 || left(price - 1) < cost).toBe(true);
  });
});
