import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Texts } from "@/tools/engine/form/form-state";
import { solve } from "../../../tests/support/solve-tool";
import { shipmentVolumeTool } from "./shipment-volume-page";
import { formatContainerShare } from "./wording";

function answer(cartons: readonly Texts[], own: Texts = {}) {
  return solve(shipmentVolumeTool, { ...own, cartons }).result;
}

describe("the number of containers", () => {
  const empty = { unit: "cm", name: "" };
  /** Up to two decimals, as usual in quotations. */
  const hundredths = (max: number) =>
    fc.integer({ min: 1, max }).map((hundredth) => String(hundredth / 100));
  const sides = {
    length: hundredths(39_370),
    width: hundredths(39_370),
    height: hundredths(39_370),
  };

  test("is one for as many cartons as fit, and two for one more", () => {
    fc.assert(
      fc.property(fc.record({ ...sides, weight: hundredths(3_000_000) }), (size) => {
        const one = { ...empty, ...size, cartons: "1" };
        for (const [i, { fit }] of answer([one]).containers.entries()) {
          if (!fit || fit.count === 0 || fit.count >= 100_000) continue;
          const needed = (cartons: number) =>
            answer([{ ...one, cartons: String(cartons) }]).containers[i]?.needed;
          expect(needed(fit.count)).toBe(1);
          expect(needed(fit.count + 1)).toBe(2);
        }
      }),
      { numRuns: 50 },
    );
  });

  /** Sides and weights that occur more than once, so that sizes are the same, larger or heavier. */
  const carton: fc.Arbitrary<Texts> = fc
    .record({
      length: fc.constantFrom("10", "60", "80", "120", "131", "230"),
      width: fc.constantFrom("10", "40", "60", "100", "130", "230"),
      height: fc.constantFrom("12.5", "40", "47.8", "116", "130"),
      weight: fc.constantFrom("0.3", "12", "12.5", "300", "14000"),
      cartons: fc.integer({ min: 1, max: 300 }).map(String),
    })
    .map((texts) => ({ ...empty, ...texts }));
  const list = fc.array(carton, { minLength: 1, maxLength: 5 });
  const sideUp = fc.constantFrom("any", "up");
  const quotes = { lclPerCbm: "95", fclAllIn: "1400" };

  /** Infinite if a carton does not fit in. */
  const count = (rows: readonly Texts[], up: string) =>
    answer(rows, { sideUp: up }).containers.map(({ needed }) => needed ?? Infinity);

  test("never falls when cartons are added, and neither do the costs of whole containers", () => {
    fc.assert(
      fc.property(list, carton, fc.nat(), sideUp, (rows, added, at, up) => {
        const place = at % (rows.length + 1);
        const longer = [...rows.slice(0, place), added, ...rows.slice(place)];
        const fewer = count(rows, up);
        for (const [i, needed] of count(longer, up).entries())
          expect(needed).toBeGreaterThanOrEqual(fewer[i] ?? 0);
        const cost = (all: readonly Texts[]) =>
          answer(all, { ...quotes, sideUp: up }).quotes?.wholeCents ?? Infinity;
        expect(cost(longer)).toBeGreaterThanOrEqual(cost(rows));
      }),
      { numRuns: 150 },
    );
  });

  test("is never below what volume, weight or their room alone need", () => {
    fc.assert(
      fc.property(list, sideUp, (rows, up) => {
        const { containers } = answer(rows, { sideUp: up });
        for (const { needed, fit, volumeShare, weightShare, bound } of containers) {
          if (needed === null) continue;
          const shares = [weightShare, bound.load * 100, ...(fit ? [] : [volumeShare])];
          // As the page shows them: what is over a full container never reads as full.
          for (const share of shares.map((value) =>
            formatContainerShare(value).replace(/[,%]/g, ""),
          ))
            expect(Math.ceil(Number(share) / 100)).toBeLessThanOrEqual(needed);
          expect(needed).toBe(
            Math.ceil(Number(formatContainerShare(bound.load * 100).replace(/[,%]/g, "")) / 100),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  test("is the same in another order and with a row typed in two, and no smaller if cartons have to stay upright", () => {
    fc.assert(
      fc.property(list, sideUp, (rows, up) => {
        const inTwo = (parts: readonly string[]) =>
          rows.flatMap((row) => parts.map((cartons) => ({ ...row, cartons })));
        expect(count(inTwo(["70", "70"]), up)).toEqual(count(inTwo(["140"]), up));
        expect(count(rows.toReversed(), up)).toEqual(count(rows, up));
        const anyUp = count(rows, "any");
        for (const [i, needed] of count(rows, "up").entries())
          expect(needed).toBeGreaterThanOrEqual(anyUp[i] ?? 0);
      }),
      { numRuns: 200 },
    );
  });
});
