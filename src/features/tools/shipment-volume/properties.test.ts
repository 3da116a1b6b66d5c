import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateShipmentVolume } from "./calculate";
import { shipmentVolumeForm, type CartonTexts, type ShipmentState } from "./form";
import { makeState } from "./test-cartons";
import { formatShare } from "./wording";

/** Up to two decimals, as usual in quotations. */
const hundredths = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 100);

const row = (unit: "cm" | "in"): fc.Arbitrary<CartonTexts> =>
  fc.record({
    length: hundredths(39_370).map(String),
    width: hundredths(39_370).map(String),
    height: hundredths(39_370).map(String),
    weight: hundredths(3_000_000).map(String),
    cartons: fc.integer({ min: 1, max: 100_000 }).map(String),
    unit: fc.constant(unit),
    name: fc.constant(""),
  });

const rows = fc.array(fc.oneof(row("cm"), row("in")), { minLength: 1, maxLength: 20 });

const usual = makeState("");

function answer(list: readonly CartonTexts[], texts: Partial<ShipmentState["texts"]> = {}) {
  const outcome = calculateShipmentVolume({ texts: { ...usual.texts, ...texts }, rows: list });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

/**
 * Converts exactly by shifting the point: two decimals times 2.54 have four, times 0.45359237 ten.
 */
function toMetric(inches: CartonTexts): CartonTexts {
  const scale = (text: string, factor: bigint, decimals: number) => {
    const digits = (BigInt(Math.round(Number(text) * 100)) * factor).toString();
    const padded = digits.padStart(decimals + 1, "0");
    return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
  };
  return {
    length: scale(inches.length, 254n, 4),
    width: scale(inches.width, 254n, 4),
    height: scale(inches.height, 254n, 4),
    weight: scale(inches.weight, 45_359_237n, 10),
    cartons: inches.cartons,
    unit: "cm",
    name: inches.name,
  };
}

test("inches and pounds give the same answer as centimeters and kilograms", () => {
  fc.assert(
    fc.property(fc.array(row("in"), { minLength: 1, maxLength: 4 }), (list) => {
      const inches = answer(list);
      const metric = answer(list.map(toMetric));
      expect(metric.totals).toEqual(inches.totals);
      expect(metric.charges).toEqual(inches.charges);
      expect(metric.containers).toEqual(inches.containers);
    }),
    { numRuns: 200 },
  );
});

test("the rows' volumes and weights add up to the shipment's", () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { rows: parts, totals } = answer(list);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * Math.abs(b);
      expect(isClose(sum(parts.map(({ volumeCm3 }) => volumeCm3)), totals.volumeCm3)).toBe(true);
      expect(isClose(sum(parts.map(({ kg }) => kg)), totals.kg)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("no carrier charges less than the real weight, and couriers never less per carton than per shipment", () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { charges, totals } = answer(list);
      const { air, courier, courierShipment, road } = charges;
      for (const { charged } of [air, courier, courierShipment])
        expect(charged).toBeGreaterThanOrEqual(totals.kg - 1e-6);
      expect(road.charged).toBeGreaterThanOrEqual(totals.kg - 0.06);
      expect(courier.charged).toBeGreaterThanOrEqual(courierShipment.charged - 0.5);
    }),
    { numRuns: 100 },
  );
});

test("as many cartons as fit need one container, one more needs two", () => {
  fc.assert(
    fc.property(row("cm"), (one) => {
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

describe("the number of containers", () => {
  /** Sides and weights that occur more than once, so that sizes are the same, larger or heavier. */
  const carton: fc.Arbitrary<CartonTexts> = fc
    .record({
      length: fc.constantFrom("10", "60", "80", "120", "131", "230"),
      width: fc.constantFrom("10", "40", "60", "100", "130", "230"),
      height: fc.constantFrom("12.5", "40", "47.8", "116", "130"),
      weight: fc.constantFrom("0.3", "12", "12.5", "300", "14000"),
      cartons: fc.integer({ min: 1, max: 300 }).map(String),
    })
    .map((texts) => ({ ...shipmentVolumeForm.rows.empty, ...texts }));
  const list = fc.array(carton, { minLength: 1, maxLength: 5 });
  const sideUp = fc.constantFrom("any", "up");
  const quotes = { lclPerCbm: "95", fclAllIn: "1400" };

  /** Infinite if a carton does not fit in. */
  const count = (rows: readonly CartonTexts[], up: string) =>
    answer(rows, { sideUp: up }).containers.map(({ needed }) => needed ?? Infinity);

  test("never falls when cartons are added, and neither do the costs of whole containers", () => {
    fc.assert(
      fc.property(list, carton, fc.nat(), sideUp, (rows, added, at, up) => {
        const place = at % (rows.length + 1);
        const longer = [...rows.slice(0, place), added, ...rows.slice(place)];
        const fewer = count(rows, up);
        for (const [i, needed] of count(longer, up).entries())
          expect(needed).toBeGreaterThanOrEqual(fewer[i] ?? 0);
        const cost = (all: readonly CartonTexts[]) =>
          answer(all, { ...quotes, sideUp: up }).quotes?.wholeCents ?? Infinity;
        expect(cost(longer)).toBeGreaterThanOrEqual(cost(rows));
      }),
      { numRuns: 150 },
    );
  });

  test("is never below what volume, weight or one size alone need", () => {
    fc.assert(
      fc.property(list, sideUp, (rows, up) => {
        const { containers } = answer(rows, { sideUp: up });
        for (const { needed, fit, volumeShare, weightShare, bound } of containers) {
          if (needed === null) continue;
          const shares = [weightShare, bound.load * 100, ...(fit ? [] : [volumeShare])];
          // As the page shows them: what is over a full container never reads as full.
          for (const share of shares.map((value) => formatShare(value).replace(/[,%]/g, "")))
            expect(Math.ceil(Number(share) / 100)).toBeLessThanOrEqual(needed);
          expect(needed).toBe(
            Math.ceil(Number(formatShare(bound.load * 100).replace(/[,%]/g, "")) / 100),
          );
        }
        for (const row of rows) {
          for (const [i, alone] of count([row], up).entries())
            expect(containers[i]?.needed ?? Infinity).toBeGreaterThanOrEqual(alone);
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
