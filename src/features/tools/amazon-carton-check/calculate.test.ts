import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeText, initialState, type FormState } from "@/lib/tools/form-state";
import { readLink, writeLink } from "@/lib/tools/link-state";
import { calculateAmazonCarton } from "./calculate";
import { amazonCartonForm, type CartonField } from "./form";

type State = FormState<CartonField, never>;
type Texts = Partial<State["texts"]>;

const TODAY = "2026-11-23";
const example = initialState(amazonCartonForm, TODAY);

/** The limits follow the region, as they do on the page. */
function typed({ region, ...texts }: Texts): State {
  const start = region
    ? changeText(amazonCartonForm, example, { name: "region", text: region }, TODAY)
    : example;
  return { ...start, texts: { ...start.texts, ...texts } };
}

const inches = (length: string, width: string, height: string, weight: string): Texts => ({
  lengthUnit: "in",
  weightUnit: "lb",
  length,
  width,
  height,
  weight,
});
const metric = (length: string, width: string, height: string, weight: string): Texts => ({
  lengthUnit: "cm",
  weightUnit: "kg",
  length,
  width,
  height,
  weight,
});

function solve(texts: Texts) {
  const outcome = calculateAmazonCarton(typed(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

function verdicts(texts: Texts) {
  return Object.fromEntries(solve(texts).checks.map(({ id, verdict }) => [id, verdict]));
}

const check = (texts: Texts, id: string) => solve(texts).checks.find((one) => one.id === id);

function errorsOf(texts: Texts) {
  const outcome = calculateAmazonCarton(typed(texts));
  return outcome.ok ? {} : outcome.errors;
}

describe("the worked cases", () => {
  test("C1: a carton exactly at the limits passes", () => {
    const result = solve(inches("25", "25", "25", "50.0"));
    expect(result.isAccepted).toBe(true);
    expect(result.checks.every(({ verdict }) => verdict === "pass")).toBe(true);
  });

  test("C3: longer than bulk storage takes, short enough for the warehouses", () => {
    const carton = inches("26", "20", "15", "40");
    expect(solve(carton).isAccepted).toBe(true);
    expect(verdicts(carton)["bulk-side"]).toBe("fail");
  });

  test("C5: 22.7 kg is 0.04 lb too heavy, and never shown as the limit", () => {
    const carton = metric("60", "60", "60", "22.7");
    expect(solve(carton).isAccepted).toBe(false);
    expect(check(carton, "weight")).toMatchObject({
      yours: "50.04 lb",
      limit: "50 lb",
      howFar: "0.04 lb too heavy",
    });
  });

  test("C7: in Europe over 15 kg needs a label", () => {
    const carton = (weight: string): Texts => ({
      region: "EU",
      ...metric("40", "40", "40", weight),
    });
    expect(verdicts(carton("15.0"))["weight"]).toBe("pass");
    expect(verdicts(carton("15.1"))["weight"]).toBe("label");
    expect(solve(carton("15.1")).isAccepted).toBe(true);
  });

  test("C9: the second side may be too long", () => {
    const carton = inches("36", "25.1", "20", "40");
    expect(check(carton, "longest")?.verdict).toBe("pass");
    expect(check(carton, "second")).toMatchObject({ verdict: "fail", howFar: "0.10 in too long" });
  });

  test("C11: jewelry has a lower limit", () => {
    const carton = { ...inches("12", "12", "12", "41"), isJewelry: "yes" };
    expect(check(carton, "weight")).toMatchObject({ verdict: "fail", limit: "40 lb" });
  });

  test("C13: a US pallet", () => {
    expect(solve(inches("24", "16", "16", "30")).fill).toEqual({
      perLayer: 5,
      layers: 4,
      cartons: 20,
      goodsWeight: 600,
      limitedBy: "room",
    });
  });

  test.each([
    ["EU", 4],
    ["UK", 5],
  ])("C15: a layer of 60 x 40 cm cartons on a pallet of the %s has %d", (region, perLayer) => {
    expect(solve({ region, ...metric("60", "40", "40", "10") }).fill.perLayer).toBe(perLayer);
  });
});

describe("a single unit", () => {
  const single = (weight: string): Texts => ({
    ...inches("60", "30", "20", weight),
    isSingle: "yes",
  });

  test("may be longer than the limits", () => {
    expect(verdicts(single("40"))).toMatchObject({
      weight: "pass",
      longest: "pass",
      second: "pass",
    });
  });

  test.each([
    ["50", "0 lb", "pass"],
    ["50.01", "Team Lift", "label"],
    ["100", "Team Lift", "label"],
    ["100.5", "Mech Lift", "label"],
  ])("of %s lb: %s", (weight, label, verdict) => {
    const found = check(single(weight), "weight");
    expect(found?.verdict).toBe(verdict);
    if (verdict === "label") expect(found?.howFar).toContain(label);
  });
});

test("tells how many units would pass", () => {
  expect(solve(metric("60", "60", "60", "22.7")).unitsThatPass).toBe(19);
  expect(solve({ ...inches("20", "20", "20", "30"), units: "15" }).unitsThatPass).toBe(25);
});

test("the pallet is held against its limits once it is known", () => {
  const carton = inches("24", "16", "16", "30");
  expect(verdicts(carton)).not.toHaveProperty("pallet-weight");
  expect(verdicts({ ...carton, palletCartons: "51", stackHeight: "72.1" })).toMatchObject({
    "pallet-height": "fail",
    "pallet-weight": "fail",
    "pallet-cartons": "warning",
  });
});

test("a single unit is one unit, however heavy", () => {
  expect(solve({ ...inches("20", "20", "20", "60"), isSingle: "yes" })).toMatchObject({
    isAccepted: true,
    unitsThatPass: 1,
  });
});

test("the label of a single unit follows its own limit", () => {
  const unit = { ...inches("20", "20", "20", "49"), isSingle: "yes" };
  expect(verdicts(unit)["weight"]).toBe("pass");
  expect(verdicts({ ...unit, heavyWeight: "45" })["weight"]).toBe("label");
});

test("a value that misses its limit is never shown as the limit", () => {
  const found = check({ ...inches("20", "20", "20", "50"), cartonWeight: "49.996" }, "weight");
  expect(found).toMatchObject({ yours: "50 lb", limit: "49.996 lb", verdict: "fail" });
});

test("a limit of one's own counts", () => {
  expect(solve({ ...metric("60", "60", "60", "22.7"), cartonWeight: "51" }).isAccepted).toBe(true);
});

describe("an error", () => {
  test.each<[Texts, Record<string, string>]>([
    [{ length: "0" }, { length: "Enter a length greater than 0" }],
    [{ width: "-3" }, { width: "Enter a width greater than 0" }],
    [{ height: "abc" }, { height: "Enter a height greater than 0" }],
    [{ weight: "" }, { weight: "Enter a weight greater than 0" }],
    [{ weight: "2,000", weightUnit: "lb" }, { weight: "More than a pallet; check the unit" }],
    [{ length: "1200" }, { length: "Longer than any container; check the unit" }],
    [{ units: "0" }, { units: "Enter a whole number of units, 1 to 1,000" }],
    [{ units: "2.5" }, { units: "Enter a whole number of units, 1 to 1,000" }],
    [{ region: "EU", cartonWeight: "12,5" }, { cartonWeight: "Use a point for decimals" }],
  ])("%j", (texts, errors) => {
    expect(errorsOf(texts)).toEqual(errors);
  });
});

const side = fc.integer({ min: 1, max: 3000 }).map((tenths) => tenths / 10);
const weights = fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10);

test("the order of the sides changes no verdict on the carton", () => {
  fc.assert(
    fc.property(side, side, side, weights, (a, b, c, weight) => {
      const turned = (x: number, y: number, z: number) => {
        const { isAccepted, checks } = solve(metric(`${x}`, `${y}`, `${z}`, `${weight}`));
        return { isAccepted, checks };
      };
      expect(turned(c, a, b)).toEqual(turned(a, b, c));
    }),
  );
});

test("a heavier carton never turns a refusal into a pass", () => {
  fc.assert(
    fc.property(weights, weights, (weight, more) => {
      const accepted = (kg: number) => solve(metric("40", "40", "40", `${kg}`)).isAccepted;
      if (!accepted(weight)) expect(accepted(weight + more)).toBe(false);
    }),
  );
});

test("inches and centimeters give the same verdict", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      (long, wide) => {
        const inInches = solve({ ...inches(`${long}`, `${wide}`, "10", "20") }).checks;
        const inCentimeters = solve({
          ...metric(`${(long * 254) / 100}`, `${(wide * 254) / 100}`, "25.4", "9.0718474"),
        }).checks;
        expect(inCentimeters.map(({ verdict }) => verdict)).toEqual(
          inInches.map(({ verdict }) => verdict),
        );
      },
    ),
  );
});

test("any text is answered or refused", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...fieldNames()), (text, name) => {
      calculateAmazonCarton({ ...example, texts: { ...example.texts, [name]: text } });
    }),
  );
});

test("a link shows the same carton and the same limits", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("US", "EU", "UK"),
      side,
      weights,
      weights,
      (region, long, kg, limit) => {
        const state = typed({
          region,
          length: `${long}`,
          weight: `${kg}`,
          cartonWeight: `${limit}`,
        });
        const query = writeLink(amazonCartonForm, state, TODAY, { withPinned: true });
        const opened = readLink(amazonCartonForm, query, "2027-05-01");
        expect(opened?.droppedCount).toBe(0);
        expect(calculateAmazonCarton(opened?.state ?? example)).toEqual(
          calculateAmazonCarton(state),
        );
      },
    ),
  );
});

function fieldNames(): string[] {
  return Object.keys(amazonCartonForm.fields);
}
