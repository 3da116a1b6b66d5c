import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateLandedCost } from "./calculate";
import { dutyKinds } from "./form";
import { makeState } from "./test-orders";
import { destinations } from "@/lib/trade/destinations";
import { countedRules } from "@/lib/trade/incoterms";

const decimal = (max: number, decimals = 2) =>
  fc
    .integer({ min: 0, max: max * 10 ** decimals })
    .map((n) => (n / 10 ** decimals).toFixed(decimals));

const texts = fc.record({
  price: decimal(1_000_000, 4),
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map(String),
  incoterm: fc.constantFrom(...countedRules),
  destination: fc.constantFrom(...destinations.map(({ code }) => code)),
  freight: decimal(100_000),
  insurancePercent: decimal(5),
  duty: decimal(100, 3),
  feePercent: decimal(20),
  paymentPercent: decimal(20),
  canReclaim: fc.constantFrom("yes", "no"),
  margin: decimal(60),
  sellingFee: decimal(39),
});

const duty = fc.record({
  name: fc.string({ maxLength: 40 }),
  figure: decimal(1000),
  kind: fc.constantFrom(...dutyKinds),
});

const add = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

test("the lines of a cost and their shares add up, and the price leaves the margin, to the cent", () => {
  fc.assert(
    fc.property(texts, fc.array(duty, { maxLength: 4 }), (given, rows) => {
      const outcome = calculateLandedCost(makeState(given, rows));
      // Its freight is more than its price, for example.
      if (!outcome.ok) return;
      const { costs, total, price } = outcome.result;
      expect(add(costs.map(({ cents }) => cents))).toBe(total);
      expect(add(costs.map(({ share }) => share))).toBe(total === 0 ? 0 : 1000);
      for (const { cents, share } of costs)
        expect(Math.abs(share - (cents / Math.max(total, 1)) * 1000)).toBeLessThan(1);
      const { margin, sellingFee, quantity } = given;
      const percentLeft = Math.round((100 - Number(margin) - Number(sellingFee)) * 100);
      const left = (cents: number) => BigInt(cents) * BigInt(quantity) * BigInt(percentLeft);
      const cost = BigInt(total) * 10_000n;
      expect(left(price) >= cost).toBe(true);
      expect(price === 0 || left(price - 1) < cost).toBe(true);
    }),
    { numRuns: 200 },
  );
});
