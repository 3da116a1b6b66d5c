import { describe, expect, test } from "vitest";
import {
  answer,
  contradictions,
  parcel,
  reasons,
  stacked,
} from "@/content/tools/amazon-carton-check";
import { makeAnswerView } from "./answer-view";
import { announceAmazonCarton, summarizeAmazonCarton } from "./summary";
import { answerFor, errorsFor, inches, makeState, metric, type Texts } from "./test-cartons";

const solve = (texts: Texts) => answerFor(texts).result;
const check = (texts: Texts, id: string) => solve(texts).checks.find((one) => one.id === id);

const isSingle = "yes";
const isJewelry = "yes";
const cubeInEurope = (weight: string): Texts => ({
  region: "EU",
  ...metric("40", "40", "40", weight),
});
const inEurope = (...sides: [string, string, string]): Texts => ({
  region: "EU",
  ...metric(...sides, "15"),
});
const longUnit = (weight: string): Texts => ({ ...inches("60", "30", "20", weight), isSingle });
const unitInEurope: Texts = { region: "EU", ...metric("80", "50", "40", "35"), isSingle };
const smallCarton: Texts = { region: "EU", ...metric("20", "15", "10", "1") };
/** 251 of its units weigh 50 lb. */
const lightUnits: Texts = { ...inches("20", "20", "10", "29.8"), units: "150" };
const usualCarton = inches("24", "16", "16", "30");

describe("limit by limit", () => {
  test.each<[limit: string, texts: Texts, expected: string]>([
    ["weight", metric("60", "60", "60", "22.7"), "fail: 0.04 lb too heavy"],
    ["weight", { weight: "22.6796185" }, "pass: exactly at the limit"],
    ["weight", cubeInEurope("15.0"), "pass: 8 kg to spare"],
    ["weight", cubeInEurope("15.001"), "label: “Heavy Package” label, top and sides"],
    ["weight", { ...inches("12", "12", "12", "41"), isJewelry }, "fail: 1 lb too heavy"],
    ["weight", longUnit("50"), "pass: exactly at the limit"],
    ["weight", longUnit("50.01"), "label: “Team Lift” label, top and sides"],
    ["weight", longUnit("100"), "label: “Team Lift” label, top and sides"],
    ["weight", longUnit("100.5"), "label: “Mech Lift” label, top and sides"],
    [
      "weight",
      { ...longUnit("45"), cartonWeight: "40" },
      "pass: heavier, which one single unit may be",
    ],
    [
      "weight",
      { ...unitInEurope, heavyWeight: "40", mechWeight: "30" },
      "label: “Mech Lift” label, top and sides",
    ],
    ["longest", { length: "91.44" }, "pass: exactly at the limit"],
    ["longest", longUnit("40"), "pass: longer, which one single unit may be"],
    ["longest", inches("25", "36.1", "20", "40"), "fail: 0.10 in too long"],
    ["second", inches("20", "36", "25.1", "40"), "fail: 0.10 in too long"],
    ["bulk-side", inches("26", "20", "15", "40"), "fail: 1 in too long"],
    ["smallest", { ...smallCarton, smallestLong: "30" }, "warning: smaller than allowed"],
    ["smallest", { ...smallCarton, smallestWeight: "2" }, "warning: lighter than allowed"],
    ["smallest", { ...smallCarton, smallestMiddle: "15" }, "pass: large enough"],
    ["units", lightUnits, "pass: exactly at the limit"],
    ["units", { ...lightUnits, units: "153" }, "warning: 3 units too many"],
    [
      "pallet-cartons",
      { ...usualCarton, palletCartons: "21" },
      "warning: 1 carton more than we count",
    ],
    ["pallet-weight", { ...usualCarton, palletCartons: "51" }, "fail: 30 lb too heavy"],
    ["pallet-height", { ...usualCarton, stackHeight: "72.5" }, "fail: 0.50 in too high"],
    ["pallet-stacked", { lengthUnit: "in", twoStacked: "100.5" }, "fail: 0.50 in too high"],
    ["pallet-stacked", { region: "EU", twoStacked: "250" }, `fail: ${stacked.refused}`],
    [
      "pallet-stacked",
      { region: "UK", twoStacked: "250", stackedHeight: "260" },
      "pass: 10 cm to spare",
    ],
    ["pallet-overhang", { lengthUnit: "in", hangsOver: "1" }, "pass: exactly at the limit"],
    ["pallet-overhang", { region: "EU", hangsOver: "0.5" }, "fail: 0.50 cm too far out"],
    ["parcel-girth", inEurope("60", "60", "60"), "pass: exactly at the limit"],
    // Each side counts as 25 in.
    ["parcel-girth", inches("31", "24.4", "24.4", "40"), "warning: 1 in over"],
    ["parcel-volume", inches("30", "25", "25", "40"), "warning: 1,470 in³ over"],
  ])("%s of %j: %s", (limit, texts, expected) => {
    const found = check(texts, limit);
    expect(found && `${found.verdict}: ${found.howFar}`).toBe(expected);
  });

  test.each<[limit: string, texts: Texts, yours: string, allowed: string]>([
    ["weight", { weight: "22.7" }, "50.04 lb", "50 lb"],
    ["weight", { ...inches("9", "9", "9", "50"), cartonWeight: "49.996" }, "50 lb", "49.996 lb"],
    ["smallest", inches("6", "4", "0.999", "1"), "6 x 4 x 0.999 in, 1 lb", "6 x 4 x 1 in, 1 lb"],
    ["units", { ...lightUnits, maxUnits: "1" }, "150 units", "1 unit"],
    ["parcel-girth", inEurope("63.5", "63.5", "63.5"), "317.50 cm", "300 cm"],
  ])("%s of %j is shown as %s beside %s, never rounded to it", (limit, texts, yours, allowed) => {
    expect(check(texts, limit)).toMatchObject({ yours, limit: allowed });
  });

  test("what bulk storage alone refuses is accepted, as is a single unit of any size", () => {
    expect(solve(inches("26", "20", "15", "40")).isAccepted).toBe(true);
    expect(solve(longUnit("101")).isAccepted).toBe(true);
  });

  test("the pallet is checked as soon as its measures are filled in", () => {
    const ids = solve(usualCarton).checks.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("pallet"))).toEqual([]);
  });
});

test("cartons on a pallet: upright, by room", () => {
  expect(solve(usualCarton).fill).toEqual({
    ...{ perLayer: 5, layers: 4, cartons: 20 },
    ...{ goodsWeight: 600, limitedBy: "room" },
  });
  const perLayer = (region: string) =>
    solve({ region, ...metric("60", "40", "40", "10") }).fill.perLayer;
  expect([perLayer("EU"), perLayer("UK")]).toEqual([4, 5]);
});

test.each<[name: string, texts: Texts, units: number, limitedBy: string]>([
  ["lighter than the limit", { ...inches("20", "20", "20", "30"), units: "15" }, 25, "weight"],
  ["with a heavy single unit", longUnit("60"), 1, "single"],
  ["with a single unit that is too heavy", { ...longUnit("60"), isJewelry }, 0, "weight"],
])("how many units may be in a carton %s", (_name, texts, units, limitedBy) => {
  expect(solve(texts).allowance).toMatchObject({ units, limitedBy });
});

describe("the answer", () => {
  test("counts the units, or names the limit that refuses the carton or its pallet", () => {
    const view = (texts: Texts) => {
      const { label, figure, text } = makeAnswerView(solve(texts));
      return [label, figure, text];
    };
    const { accepted, refused, palletRefused, acceptedText, warnedText, refusedText } = answer;
    expect(view(usualCarton)).toEqual([accepted.weight, "33", acceptedText]);
    expect(view(lightUnits)).toEqual([accepted.count, "150", acceptedText]);
    const tooMany = { ...lightUnits, units: "151" };
    expect(view(tooMany)).toEqual([accepted.count, "150", warnedText(1)]);
    expect(view({})).toEqual([refused, "0.04 lb", refusedText(["carton weight"])]);
    const high = refusedText(["pallet height with goods"]);
    expect(view({ ...usualCarton, stackHeight: "72.5" })).toEqual([palletRefused, "0.50 in", high]);
    const two = { ...cubeInEurope("12"), twoStacked: "250" };
    expect(view(two).slice(0, 2)).toEqual([palletRefused, stacked.refused]);
  });

  test("names the limit of units also where another limit refuses the carton", () => {
    const [row] = makeAnswerView(solve({ ...lightUnits, length: "37" })).rows;
    expect(row).toMatchObject({ detail: answer.unitsDetail.count("150 units"), figure: "150" });
  });

  test("is heard in one sentence", () => {
    expect(announceAmazonCarton(solve({}))).toBe("Carton weight: 0.04 lb too heavy");
    expect(announceAmazonCarton(solve({ region: "EU" }))).toContain("up to 20 units");
  });

  test("starts with the measures as typed and in the warehouse's units", () => {
    const { result, steps } = answerFor({ ...metric(" 60", "60", "60", "22.7"), units: "1,000" });
    const { how, value } = steps[result.checks.length] ?? {};
    expect(how).toContain("60 x 60 x 60 cm, 22.7 kg, 1,000 units,");
    expect(value).toBe("23.62 x 23.62 x 23.62 in, 50.04 lb");
  });
});

test("an enquiry contains the failed limits, labels and warnings, and everything as typed", () => {
  const summaryOf = (texts: Texts) => summarizeAmazonCarton(makeState(texts), solve(texts));
  const refused = summaryOf({});
  expect(refused.answer.slice(0, 2)).toEqual([
    "Amazon US: not accepted",
    "Carton weight: 0.04 lb too heavy, limit 50 lb",
  ]);
  expect(refused.details[0]).toBe("Bulk storage (AWD): not accepted");
  const pallet = { palletCartons: "1", stackHeight: "20.5", stackWeight: "80", hangsOver: "0" };
  const labeled = { region: "EU", ...inches("20", "15", "10", "40"), units: "151", ...pallet };
  expect(summaryOf(labeled)).toEqual({
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

describe("a parcel that UPS refuses", () => {
  const { europe, us } = parcel.reasons;
  test.each<[texts: Texts, name: "girth" | "side" | "weight", over: string, reason: string]>([
    [inEurope("90", "85", "85"), "girth", "11 cm", europe.tooLarge],
    [inches("60", "30", "30", "60"), "girth", "15 in", us.tooLarge],
    [inches("40", "20", "20", "151"), "weight", "1 lb", us.tooHeavy],
  ])("%j by its %s, %s over", (texts, name, over, reason) => {
    const warnings = upsWarnings({ ...texts, isSingle });
    expect(warnings).toEqual([
      expect.stringContaining(`${parcel.labels[name]}: ${over} over. ${reason}`),
    ]);
    expect(warnings[0]).toMatch(parcel.otherWay(name === "weight" || texts.lengthUnit === "in"));
  });

  test("for two reasons is told both", () => {
    const own = { longestSide: "300", cartonWeight: "80" };
    expect(upsWarnings({ region: "EU", ...metric("280", "20", "20", "71"), ...own })).toEqual([
      expect.stringContaining(`${parcel.labels.side}: 10 cm over. ${europe.tooLarge}`),
      expect.stringContaining(`${parcel.labels.weight}: 1 kg over. ${europe.tooHeavy}`),
    ]);
  });

  test("is told of no surcharge, which one that UPS takes is", () => {
    const { girth } = parcel.labels;
    expect(upsWarnings(inEurope("63.5", "63.5", "63.5"))).toEqual([
      `${girth}: 17.50 cm over. ${europe.charged}`,
    ]);
    expect(solve(inEurope("63.5", "63.5", "63.5")).isAccepted).toBe(true);
  });

  test("and that is larger than the pallet upright fits on none", () => {
    expect(makeAnswerView(solve(inEurope("90", "85", "85"))).rows).toContainEqual({
      label: answer.palletRow,
      detail: answer.palletTakesNone.room,
      figure: "0",
    });
  });

  function upsWarnings(texts: Texts) {
    return answerFor(texts).warnings.filter((warning) => warning.startsWith("UPS"));
  }
});

describe("warnings", () => {
  const shown = (texts: Texts) =>
    answerFor(texts).warnings.filter((warning) => !warning.startsWith("Amazon"));
  const carton = metric("40", "30", "30", "12");

  test("name each limit, and whose it is", () => {
    const stack: Texts = { palletCartons: "1000", palletHeight: "8" };
    const several: Texts = { ...inches("5.9", "4", "1", "1"), units: "151", ...stack };
    expect(shown(several)).toEqual([
      `Smallest carton: smaller than allowed. ${reasons.smallest}`,
      `Units in the carton: 1 unit too many. ${reasons.units}`,
      `Cartons on the pallet: 840 cartons more than we count. ${reasons.palletRoom}`,
    ]);
    expect(makeAnswerView(solve(several)).text).toBe(answer.warnedText(3));
    const own = { ...several, smallestLong: "7", maxUnits: "150.0" };
    expect(shown(own)[0]).toBe(`Smallest carton: smaller than allowed. ${reasons.own}`);
    expect(shown(own)[1]).toContain(reasons.units);
    expect(shown({ ...longUnit("60"), isJewelry })[0]).toContain(reasons.singleJewelry);
    expect(shown({ region: "EU", ...carton, twoStacked: "250" })[0]).toContain(stacked.inEurope);
  });

  const twoOf = { twoStacked: "150", stackHeight: "150" };
  const lightPallet = { palletCartons: "20", stackWeight: "200" };
  const weights = { pallet: "200 kg", cartons: "20 cartons", carton: "12 kg", goods: "240 kg" };
  test.each<[having: Texts, ...warnings: string[]]>([
    [{ isSingle, units: "20" }, contradictions.single("20 units")],
    [{ isSingle, units: "a few" }, contradictions.single("“a few”")],
    [{ isSingle, units: "1" }],
    [{ isSingle, units: "" }],
    [twoOf, contradictions.stacked("150 cm", "150 cm")],
    [{ ...twoOf, twoStacked: "250" }],
    [{ twoStacked: "100" }],
    [lightPallet, contradictions.pallet(weights)],
    [{ ...lightPallet, stackWeight: "265" }],
  ])("name both fields where some contradict each other: %j", (having, ...warnings) => {
    expect(shown({ ...carton, ...having })).toEqual(warnings);
  });
});

test.each<[keyof Texts, Texts, Texts]>([
  ["units", { isSingle }, {}],
  ["maxUnits", { isSingle }, {}],
  ["jewelryWeight", {}, { isJewelry }],
  ["heavyWeight", { isSingle, isJewelry }, { region: "EU" }],
  ["mechWeight", { isSingle, isJewelry }, { isSingle, region: "UK" }],
  ["stackedHeight", {}, { twoStacked: "90" }],
  ["overhang", {}, { hangsOver: "0" }],
])(
  "%s blocks nothing with %j, where it does not apply, as it does with %j",
  (name, without, having) => {
    expect(Object.keys(errorsFor({ ...without, [name]: "many" }))).toEqual([]);
    expect(Object.keys(errorsFor({ ...having, [name]: "many" }))).toEqual([name]);
  },
);

test.each<[name: keyof Texts, text: string, message: string, others?: Texts]>([
  ["weight", "2,000", "More than a pallet; check the unit", { weightUnit: "lb" }],
  ["length", "1200", "Longer than any container; check the unit"],
  ["width", "0", "Enter a width greater than 0"],
  ["units", "2.5", "Enter a whole number of units, 1 to 1,000"],
  ["hangsOver", "-1", "Enter an overhang of 0 or more"],
  ["palletWeight", "10,001", "Enter a limit up to 10,000"],
  ["overhang", "-1", "Enter a limit of 0 or more", { hangsOver: "0" }],
])("%s %j: %s", (name, text, message, others = {}) => {
  expect(errorsFor({ ...others, [name]: text })).toEqual({ [name]: message });
});
