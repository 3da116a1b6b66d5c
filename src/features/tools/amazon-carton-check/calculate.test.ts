import { describe, expect, test } from "vitest";
import { announceAmazonCarton, summarizeAmazonCarton } from "./summary";
import { answerFor, errorsFor, inches, makeState, metric, type Texts } from "./test-cartons";
import { makeAnswerView } from "./answer-view";

const solve = (texts: Texts) => answerFor(texts).result;

function verdicts(texts: Texts) {
  return Object.fromEntries(solve(texts).checks.map(({ id, verdict }) => [id, verdict]));
}

const check = (texts: Texts, id: string) => solve(texts).checks.find((one) => one.id === id);

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

  test("C13: cartons in a layer and on a US pallet", () => {
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
  expect(solve(metric("60", "60", "60", "22.7")).allowance.units).toBe(19);
  expect(solve({ ...inches("20", "20", "20", "30"), units: "15" }).allowance.units).toBe(25);
});

describe("a carton of light units", () => {
  // 251 of them weigh 50 lb.
  const light: Texts = { ...inches("20", "20", "10", "29.8"), units: "150" };

  test("may not hold more than the limit of units, and the answer names it", () => {
    const { result, steps } = answerFor(light);
    expect(result.allowance).toEqual({ units: 150, limitedBy: "count", byWeight: 251 });
    expect(makeAnswerView(result)).toMatchObject({
      label: "By the limit of units, a carton may hold",
      figure: "150",
      unit: "units",
    });
    expect(announceAmazonCarton(result)).toBe(
      "Inside the limits; up to 150 units by the limit of units",
    );
    expect(steps.filter(({ label }) => label.startsWith("Units that pass"))).toEqual([
      {
        label: "Units that pass by weight",
        how: "50 lb ÷ (29.80 ÷ 150) lb each, rounded down",
        value: "251",
      },
      { label: "Units that pass", how: "251 by weight, at most 150 in a carton", value: "150" },
    ]);
  });

  test("may not hold more either if another limit refuses it", () => {
    const view = makeAnswerView(solve({ ...light, length: "37" }));
    expect(view.rows[0]).toEqual({
      label: "Units that pass",
      detail: "by the limit of 150 units",
      figure: "150",
    });
  });

  test.each([
    ["150", "150 units", "exactly at the limit"],
    ["149", "149 units", "1 unit to spare"],
    ["151", "151 units", "1 unit too many"],
    ["153", "153 units", "3 units too many"],
    ["1", "1 unit", "149 units to spare"],
  ])("of %s units: %s against 150 units, %s", (units, yours, howFar) => {
    expect(check({ ...light, units }, "units")).toMatchObject({
      yours,
      limit: "150 units",
      howFar,
    });
  });
});

test("a carton with a warning is not called inside every limit", () => {
  const carton = inches("20", "20", "10", "29.8");
  expect(makeAnswerView(solve({ ...carton, units: "151" })).text).toBe(
    "No limit refuses this carton, but mind the warning below.",
  );
  expect(makeAnswerView(solve({ ...carton, units: "150" })).text).toBe(
    "This carton is inside every limit of the warehouse.",
  );
});

test('a limit of 1 is written as "1 unit"', () => {
  const one = { ...inches("20", "20", "10", "10"), units: "2", maxUnits: "1" };
  expect(check(one, "units")).toMatchObject({ limit: "1 unit", howFar: "1 unit too many" });
});

test('the warning for one carton too many says "1 carton"', () => {
  const found = check({ ...inches("24", "16", "16", "30"), palletCartons: "21" }, "pallet-cartons");
  expect(found).toMatchObject({
    yours: "21 cartons",
    limit: "20 cartons",
    howFar: "1 carton more than we count",
  });
});

describe("a warning names both fields that contradict each other", () => {
  const warningsFor = (texts: Texts) =>
    answerFor(texts).warnings.filter((warning) => warning.includes("disagree"));
  const carton = metric("40", "30", "30", "12");

  test("one single unit, and 20 units", () => {
    const single = { ...carton, isSingle: "yes" };
    expect(warningsFor({ ...single, units: "20" })).toEqual([
      "“One single unit only” and 20 units in the carton disagree. It is checked as a single unit.",
    ]);
    expect(warningsFor(single)).toEqual([]);
    expect(warningsFor({ ...single, units: "1" })).toEqual([]);
    expect(warningsFor({ ...single, units: "" })).toEqual([]);
    expect(warningsFor({ ...single, units: "a few" })).toEqual([
      "“One single unit only” and “a few” in the carton disagree. It is checked as a single unit.",
    ]);
    expect(warningsFor({ ...carton, units: "20" })).toEqual([]);
  });

  test("two stacked pallets that are lower than one", () => {
    const pallet = { ...carton, stackHeight: "150" };
    expect(warningsFor({ ...pallet, twoStacked: "100" })).toEqual([
      "Two stacked pallets of 100 cm disagree with one of 150 cm: two must be higher than one.",
    ]);
    expect(warningsFor({ ...pallet, twoStacked: "150" })).toHaveLength(1);
    expect(warningsFor({ ...pallet, twoStacked: "250" })).toEqual([]);
    expect(warningsFor({ ...carton, twoStacked: "100" })).toEqual([]);
  });

  test("a pallet that is lighter than its goods", () => {
    const pallet = { ...carton, palletCartons: "20" };
    expect(warningsFor({ ...pallet, stackWeight: "200" })).toEqual([
      "A pallet of 200 kg disagrees with its goods: 20 cartons at 12 kg weigh 240 kg without it.",
    ]);
    expect(warningsFor({ ...pallet, stackWeight: "265" })).toEqual([]);
    expect(warningsFor({ ...carton, stackWeight: "5" })).toEqual([]);
  });
});

test("the pallet is checked as soon as its measures are filled in", () => {
  const carton = inches("24", "16", "16", "30");
  expect(verdicts(carton)).not.toHaveProperty("pallet-weight");
  expect(verdicts({ ...carton, palletCartons: "51", stackHeight: "72.1" })).toMatchObject({
    "pallet-height": "fail",
    "pallet-weight": "fail",
    "pallet-cartons": "warning",
  });
});

describe("a pallet", () => {
  test.each([
    ["US", "1", "pass"],
    ["US", "1.01", "fail"],
    ["EU", "0", "pass"],
    ["UK", "0.5", "fail"],
  ])("in the %s whose goods hang over by %s: %s", (region, hangsOver, verdict) => {
    const units = { lengthUnit: region === "US" ? "in" : "cm" };
    expect(verdicts({ region, ...units, hangsOver })["pallet-overhang"]).toBe(verdict);
  });

  test("may be stacked up to 100 in in the US", () => {
    const stacked = { lengthUnit: "in", twoStacked: "100.5" };
    expect(check(stacked, "pallet-stacked")).toMatchObject({
      verdict: "fail",
      howFar: "0.50 in too high",
    });
    expect(verdicts({ ...stacked, stackedHeight: "101" })["pallet-stacked"]).toBe("pass");
  });

  test.each(["EU", "UK"])("may not be stacked in the %s, unless a limit is entered", (region) => {
    const stacked = { region, ...metric("40", "30", "30", "12"), twoStacked: "250" };
    const { result, warnings } = answerFor(stacked);
    expect(makeAnswerView(result)).toMatchObject({
      label: "This pallet is",
      figure: "not accepted",
      text: "It may be refused for one limit: two stacked pallets.",
    });
    expect(warnings).toEqual([
      "Two stacked pallets: not accepted. Amazon’s partnered carriers in Europe refuse stacked pallets at pickup. If your own carrier takes them, enter its height under “Limits”.",
    ]);
    expect(verdicts({ ...stacked, stackedHeight: "260" })["pallet-stacked"]).toBe("pass");
  });

  test("is named in the answer if it fails", () => {
    const carton = inches("24", "16", "16", "30");
    const { result } = answerFor({ ...carton, stackHeight: "72.5" });
    expect(makeAnswerView(result)).toMatchObject({
      label: "This pallet is",
      figure: "0.50 in",
      unit: "too high",
      text: "It may be refused for one limit: pallet height with goods.",
    });
  });
});

test("a single unit counts as one unit, however heavy", () => {
  expect(solve({ ...inches("20", "20", "20", "60"), isSingle: "yes" })).toMatchObject({
    isAccepted: true,
    allowance: { units: 1, limitedBy: "single" },
  });
});

test("no unit passes if a single unit is too heavy", () => {
  const ring = { ...inches("20", "20", "20", "60"), isSingle: "yes", isJewelry: "yes" };
  expect(solve(ring)).toMatchObject({ isAccepted: false, allowance: { units: 0 } });
  expect(answerFor(ring).warnings).toContain(
    "Carton weight, jewelry or watches: 20 lb too heavy. One single unit may be heavier, but not of jewelry or watches.",
  );
});

test("the label of a single unit follows its own limit", () => {
  const unit = { ...inches("20", "20", "20", "49"), isSingle: "yes" };
  expect(verdicts(unit)["weight"]).toBe("pass");
  expect(verdicts({ ...unit, heavyWeight: "45" })["weight"]).toBe("label");
});

test("a single unit may be heavier than a carton, below its label too", () => {
  const unit = { ...inches("20", "20", "20", "45"), isSingle: "yes", cartonWeight: "40" };
  expect(check(unit, "weight")).toMatchObject({
    verdict: "pass",
    howFar: "heavier, which one single unit may be",
  });
});

test("the calculation starts with the measures as typed and in the warehouse's units", () => {
  const { result, steps } = answerFor({ ...metric(" 60", "60", "60", "22.7"), units: "1,000" });
  expect(steps[result.checks.length]).toEqual({
    label: "Your carton",
    how: "60 x 60 x 60 cm, 22.7 kg, 1,000 units, for Amazon in the United States",
    value: "23.62 x 23.62 x 23.62 in, 50.04 lb",
  });
});

test("screen readers hear the answer in one sentence", () => {
  expect(announceAmazonCarton(solve({}))).toBe("Carton weight: 0.04 lb too heavy");
  expect(announceAmazonCarton(solve({ region: "EU" }))).toBe(
    "Inside the limits; up to 20 units by weight",
  );
});

test("an enquiry contains the failed limits, the pallet and the sizes as typed", () => {
  const state = makeState({});
  expect(summarizeAmazonCarton(state, solve({}))).toEqual({
    answer: [
      "Amazon US: not accepted",
      "Carton weight: 0.04 lb too heavy, limit 50 lb",
      "Units that pass: 19 units by weight",
      "Pallet: 2 to a layer, room for 2 layers, 4 cartons",
    ],
    details: ["Bulk storage (AWD): not accepted", "Carton: 60 x 60 x 60 cm, 22.7 kg, 20 units"],
  });
});

test("an enquiry contains the required label, the warnings and the pallet as typed", () => {
  const texts: Texts = {
    region: "EU",
    ...inches("20", "15", "10", "40"),
    units: "151",
    isJewelry: "no",
    palletCartons: "1",
    stackHeight: "20.5",
    stackWeight: "80",
    hangsOver: "0",
  };
  expect(summarizeAmazonCarton(makeState(texts), solve(texts))).toEqual({
    answer: [
      "Amazon EU: inside the limits",
      "Carton weight: “Heavy Package” label, top and sides",
      "Units that pass: 150 units by the limit of units",
      "Pallet: 4 to a layer, room for 6 layers, 24 cartons",
    ],
    details: [
      "Units in the carton: 1 unit too many",
      "Carton: 20 x 15 x 10 in, 40 lb, 151 units",
      "Pallet as typed: 1 carton, 20.5 in high, 80 lb, goods hang over by 0 in",
    ],
  });
});

test("a value exactly at its limit passes in other units too", () => {
  expect(check({ lengthUnit: "cm", length: "91.44" }, "longest")).toMatchObject({
    verdict: "pass",
    yours: "36 in",
    howFar: "exactly at the limit",
  });
});

test("a value over its limit is never rounded to the limit", () => {
  const found = check({ ...inches("20", "20", "20", "50"), cartonWeight: "49.996" }, "weight");
  expect(found).toMatchObject({ yours: "50 lb", limit: "49.996 lb", verdict: "fail" });
  expect(check(inches("6", "4", "0.999", "1"), "smallest")).toMatchObject({
    yours: "6 x 4 x 0.999 in, 1 lb",
    limit: "6 x 4 x 1 in, 1 lb",
    verdict: "warning",
  });
  const heavy = { region: "EU", ...metric("40", "40", "40", "15.001") };
  expect(check(heavy, "weight")).toMatchObject({ yours: "15.001 kg", verdict: "label" });
});

test("a changed limit is applied", () => {
  expect(solve({ ...metric("60", "60", "60", "22.7"), cartonWeight: "51" }).isAccepted).toBe(true);
});

describe("as a UPS parcel", () => {
  test.each<[string, Texts, string, string, string]>([
    ["EU", metric("63.5", "63.5", "63.5", "15"), "girth", "300 cm", "17.50 cm over"],
    ["UK", metric("60", "60", "60.5", "15"), "girth", "300 cm", "0.50 cm over"],
    ["EU", metric("60", "60", "60", "15"), "girth", "300 cm", "exactly at the limit"],
    ["US", inches("36", "25", "25", "40"), "girth", "130 in", "6 in over"],
    ["US", inches("30", "25", "25", "40"), "girth", "130 in", "exactly at the limit"],
    ["US", inches("30", "25", "25", "40"), "volume", "17,280 in³", "1,470 in³ over"],
    // Each side counts as 25 in.
    ["US", inches("31", "24.4", "24.4", "40"), "girth", "130 in", "1 in over"],
  ])("in the %s %j by %s: %s, %s", (region, texts, name, limit, howFar) => {
    const isOver = howFar.endsWith("over");
    expect(check({ region, ...texts }, `parcel-${name}`)).toMatchObject({
      ...{ limit, howFar, verdict: isOver ? "warning" : "pass" },
    });
    expect(solve({ region, ...texts }).isAccepted).toBe(true);
  });

  test("a carton over the limit is told of the surcharge and whose it is", () => {
    const { warnings } = answerFor({ region: "EU", ...metric("63.5", "63.5", "63.5", "15") });
    expect(warnings).toEqual([
      "UPS parcel, length + girth: 17.50 cm over. UPS takes the parcel and charges it as a large package, by Amazon’s page on partnered carriers. On a pallet it does not count.",
    ]);
  });

  test.each<[string, Texts, string, string]>([
    ["EU", metric("90", "85", "85", "30"), "girth", "419 cm"],
    ["UK", metric("280", "20", "20", "30"), "side", "270 cm"],
    ["EU", metric("60", "50", "50", "71"), "weight", "70 kg"],
    ["US", inches("60", "30", "30", "60"), "girth", "165 in"],
    ["US", inches("40", "20", "20", "151"), "weight", "150 lb"],
  ])("in the %s a single unit of %j is refused by its %s over %s", (region, texts, name, limit) => {
    const { result, warnings } = answerFor({ region, ...texts, isSingle: "yes" });
    expect(result.checks.find(({ id }) => id === `parcel-${name}`)?.limit).toBe(limit);
    expect(warnings.join()).toMatch(/UPS takes no (larger|heavier) parcel/);
    expect(warnings.join()).not.toContain("UPS takes the parcel");
  });

  test("a carton that no pallet takes is not told to go on one", () => {
    const advise = (texts: Texts) => answerFor({ region: "EU", ...texts, isSingle: "yes" });
    const tooWide = advise(metric("90", "85", "85", "30"));
    expect(tooWide.warnings).toEqual([
      "UPS parcel, length + girth: 11 cm over. UPS takes no larger parcel, by Amazon’s page on partnered carriers. Ask another carrier.",
    ]);
    expect(makeAnswerView(tooWide.result).rows).toContainEqual({
      label: "Cartons on a pallet",
      detail: "upright it is larger than the pallet",
      figure: "0",
    });
    const { warnings } = advise(metric("60", "50", "50", "71"));
    expect(warnings).toEqual([
      "UPS parcel, weight: 1 kg over. UPS takes no heavier parcel, by its weight and size guide. Send it on a pallet, or ask another carrier.",
    ]);
  });

  test("a carton of several units that is too long for UPS is not said to be taken", () => {
    const own = { longestSide: "300", cartonWeight: "80" };
    const { warnings } = answerFor({ region: "EU", ...metric("280", "20", "20", "71"), ...own });
    expect(warnings).toEqual([
      expect.stringMatching(/^UPS parcel, longest side: 10 cm over\. UPS takes no larger parcel/),
      expect.stringMatching(/^UPS parcel, weight: 1 kg over\. UPS takes no heavier parcel/),
    ]);
  });
});

test("every warning is shown, with the reason of its limit", () => {
  const stack: Texts = { palletCartons: "1000", palletHeight: "8" };
  const several: Texts = { ...inches("5.9", "4", "1", "1"), units: "151", ...stack };
  const shown = (texts: Texts) =>
    answerFor(texts).warnings.filter((warning) => !warning.startsWith("Amazon ended"));
  expect(shown(several)).toEqual([
    "Smallest carton: smaller than allowed. Guides name this limit; ask before you ship.",
    "Units in the carton: 1 unit too many. Guides name this limit; split the carton, or ask before you ship.",
    "Cartons on the pallet: 840 cartons more than we count. We count whole cartons, upright and in two blocks. Another pattern may hold more.",
  ]);
  expect(makeAnswerView(solve(several)).text).toBe(
    "No limit refuses this carton, but mind the warnings below.",
  );
  const own = { ...several, palletCartons: "", smallestLong: "7", maxUnits: "150.0" };
  expect(shown(own)).toEqual([
    "Smallest carton: smaller than allowed. This limit is your own.",
    "Units in the carton: 1 unit too many. Guides name this limit; split the carton, or ask before you ship.",
  ]);
});

test.each<[Texts, string]>([
  [{ smallestLong: "30" }, "20 cm against 30 cm, smaller than allowed"],
  [
    { smallestShort: "5", smallestWeight: "2" },
    "10 cm, 1 kg against 5 cm, 2 kg, lighter than allowed",
  ],
  [{ smallestMiddle: "15" }, "15 cm against 15 cm, large enough"],
])("of the limits of the smallest carton each one counts alone: %j", (limits, expected) => {
  const found = check({ region: "EU", ...metric("20", "15", "10", "1"), ...limits }, "smallest");
  expect(`${found?.yours} against ${found?.limit}, ${found?.howFar}`).toBe(expected);
});

test("a limit for the Mech Lift label counts in Europe too, and below the other label's limit", () => {
  const unit = { region: "EU", ...metric("80", "50", "40", "35"), isSingle: "yes" };
  expect(check(unit, "weight")?.howFar).toContain("Heavy Package");
  expect(check({ ...unit, mechWeight: "30" }, "weight")?.howFar).toContain("Mech Lift");
  const lower = { ...unit, heavyWeight: "40", mechWeight: "30" };
  expect(check(lower, "weight")?.howFar).toContain("Mech Lift");
});

describe("a field that does not apply blocks nothing, and one that applies does", () => {
  const jewelry = { isJewelry: "yes" };
  const single = { isSingle: "yes" };
  test.each<[keyof Texts, Texts, Texts]>([
    ["units", single, {}],
    ["maxUnits", single, {}],
    ["jewelryWeight", {}, jewelry],
    ["heavyWeight", {}, single],
    ["heavyWeight", { ...single, ...jewelry }, { region: "EU" }],
    ["mechWeight", {}, single],
    ["mechWeight", { ...single, ...jewelry }, { ...single, region: "UK" }],
    ["stackedHeight", {}, { twoStacked: "90" }],
    ["overhang", {}, { hangsOver: "0" }],
  ])("%s with %j, and with %j", (name, without, having) => {
    expect(Object.keys(errorsFor({ ...without, [name]: "many" }))).toEqual([]);
    expect(Object.keys(errorsFor({ ...having, [name]: "many" }))).toEqual([name]);
  });
});

describe("invalid fields", () => {
  test.each<[Texts, Record<string, string>]>([
    [{ length: "0" }, { length: "Enter a length greater than 0" }],
    [{ width: "-3" }, { width: "Enter a width greater than 0" }],
    [{ height: "abc" }, { height: "Enter a height greater than 0" }],
    [{ weight: "" }, { weight: "Enter a weight greater than 0" }],
    [{ weight: "2,000", weightUnit: "lb" }, { weight: "More than a pallet; check the unit" }],
    [{ weight: "907.2" }, { weight: "More than a pallet; check the unit" }],
    [{ length: "1200" }, { length: "Longer than any container; check the unit" }],
    [{ height: "400", lengthUnit: "in" }, { height: "Longer than any container; check the unit" }],
    [{ units: "0" }, { units: "Enter a whole number of units, 1 to 1,000" }],
    [{ units: "2.5" }, { units: "Enter a whole number of units, 1 to 1,000" }],
    [{ units: "1,001" }, { units: "Enter a whole number of units, 1 to 1,000" }],
    [{ palletCartons: "1.5" }, { palletCartons: "Enter a whole number of cartons, 1 to 1,000" }],
    [{ stackHeight: "-1" }, { stackHeight: "Enter a height greater than 0" }],
    [{ twoStacked: "0" }, { twoStacked: "Enter a height greater than 0" }],
    [{ stackWeight: "20,000" }, { stackWeight: "More than a pallet; check the unit" }],
    [{ hangsOver: "-1" }, { hangsOver: "Enter an overhang of 0 or more" }],
    [{ region: "EU", cartonWeight: "12,5" }, { cartonWeight: "Use a point for decimals" }],
    [{ longestSide: "" }, { longestSide: "Enter a limit greater than 0" }],
    [{ palletWeight: "10,001" }, { palletWeight: "Enter a limit up to 10,000" }],
    [{ hangsOver: "0", overhang: "-1" }, { overhang: "Enter a limit of 0 or more" }],
  ])("%j", (texts, errors) => {
    expect(errorsFor(texts)).toEqual(errors);
  });
});
