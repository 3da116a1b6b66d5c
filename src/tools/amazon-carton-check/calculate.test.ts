import { describe, expect, test } from "vitest";
import {
  answer,
  contradictions,
  form,
  howFar,
  limitChecks,
  limitMessages,
  noTwoPallets,
  parcel,
  reasons,
  smallest,
  tooLarge,
  warnings as words,
} from "@/content/tools/amazon-carton-check";
import { changeText, initialState } from "@/tools/engine/form/form-state";
import type { StoredValues } from "@/data/browser/shared-values";
import type { Tool } from "@/tools/engine/define-tool";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import { fillIn } from "@/tools/engine/shared-values";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";
import { findFigures } from "../../../tests/support/figures";
import { TODAY } from "../../../tests/support/solve-tool";
import { amazonCartonTool as tool } from "./amazon-carton-check-page";

type Texts = Readonly<Record<string, string>>;

/**
 * The fields of the form and of its first carton, or of several. Another region brings its own
 * limits, as on the page.
 */
function outcomeOf({ region = "US", ...texts }: Texts, ...others: readonly Texts[]) {
  const example = initialState(tool.form, TODAY);
  const start = changeText(tool.form, example, { key: "region", text: region }, TODAY);
  const first = example.rows["cartons"]?.[0];
  const cartons = [texts, ...others].map((cells) => ({ ...first, ...cells }));
  return tool.solve({ ...start, texts: { ...start.texts, ...texts }, rows: { cartons } }, TODAY);
}

function solveAll(...cartons: readonly [Texts, ...Texts[]]) {
  const outcome = outcomeOf(...cartons);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const solve = (texts: Texts) => solveAll(texts).worst;
const view = (...cartons: readonly [Texts, ...Texts[]]) => tool.view(solveAll(...cartons));
const check = (texts: Texts, name: string) => solve(texts).checks.find((one) => one.name === name);

type Sizes = [length: string, width: string, height: string, weight: string];
const metric = (...[length, width, height, weight]: Sizes) => ({ length, width, height, weight });
const inches = (...sizes: Sizes) => ({ ...metric(...sizes), unit: "in" });
const europe = (...sizes: Sizes) => ({ ...metric(...sizes), region: "EU" });
const cubeInEurope = (side: string, weight: string) => europe(side, side, side, weight);

const isSingle = "yes";
const isJewelry = "yes";
const longUnit = (weight: string) => ({ ...inches("60", "30", "20", weight), isSingle });
const unitInEurope = { ...europe("80", "50", "40", "35"), isSingle };
const smallCarton = europe("20", "15", "10", "1");
/** 251 of its units weigh 50 lb. */
const lightUnits = { ...inches("20", "20", "10", "29.8"), units: "150" };
const usualCarton = inches("24", "16", "16", "30");
const heavyUnit = { ...inches("37", "20", "10", "60"), units: "1" };
const tallUnit = (palletHeight: string) => ({
  ...{ ...inches("74", "24", "20", "90"), isSingle, palletCartons: "4" },
  ...{ palletLengthUnit: "in", palletHeight },
});
const highPallet = { ...usualCarton, palletLengthUnit: "in", palletHeight: "72.5" };
const twoPallets = { ...cubeInEurope("40", "12"), twoPalletsHeight: "250" };

const weight = "maxCartonWeight";
const twoHigh = "maxTwoPalletsHeight";
const heavyPackage = `label: ${howFar.label("Heavy Package")}`;
const teamLift = `label: ${howFar.label("Team Lift")}`;
const mechLift = `label: ${howFar.label("Mech Lift")}`;

describe("limit by limit", () => {
  test.each<[limit: string, texts: Texts, expected: string]>([
    [weight, metric("60", "60", "60", "22.7"), "fail: 0.04 lb too heavy"],
    [weight, { weight: "22.6796185" }, `pass: ${howFar.exact}`],
    [weight, cubeInEurope("40", "15.0"), "pass: 8 kg to spare"],
    [weight, cubeInEurope("40", "15.001"), heavyPackage],
    ["maxJewelryWeight", { ...inches("12", "12", "12", "41"), isJewelry }, "fail: 1 lb too heavy"],
    [weight, longUnit("50"), `pass: ${howFar.exact}`],
    [weight, longUnit("50.01"), teamLift],
    [weight, longUnit("100"), teamLift],
    [weight, longUnit("100.5"), mechLift],
    [weight, { ...longUnit("45"), maxCartonWeight: "40" }, `pass: ${howFar.heavySingle}`],
    [weight, { ...unitInEurope, heavyLabelWeight: "40", mechLiftWeight: "30" }, mechLift],
    ["maxLongestSide", { length: "91.44" }, `pass: ${howFar.exact}`],
    ["maxLongestSide", longUnit("40"), `pass: ${howFar.longSingle}`],
    ["maxLongestSide", inches("25", "36.1", "20", "40"), "fail: 0.10 in too long"],
    ["maxOtherSides", inches("20", "36", "25.1", "40"), "fail: 0.10 in too long"],
    ["maxBulkSide", inches("26", "20", "15", "40"), "fail: 1 in too long"],
    ["smallest", { ...smallCarton, minLongestSide: "30" }, "warning: smaller than allowed"],
    ["smallest", { ...smallCarton, minWeight: "2" }, "warning: lighter than allowed"],
    ["smallest", { ...smallCarton, minMiddleSide: "15" }, "pass: large enough"],
    ["maxUnits", lightUnits, `pass: ${howFar.exact}`],
    ["maxUnits", { ...lightUnits, units: "153" }, "warning: 3 units too many"],
    [
      "palletCartons",
      { ...usualCarton, palletCartons: "21" },
      `warning: 1 carton ${limitChecks.palletCartons.over}`,
    ],
    ["goodsWeight", { ...usualCarton, palletCartons: "51" }, "fail: 30 lb too heavy"],
    ["maxPalletHeight", highPallet, "fail: 0.50 in too high"],
    [twoHigh, { palletLengthUnit: "in", twoPalletsHeight: "100.5" }, "fail: 0.50 in too high"],
    [twoHigh, { region: "EU", twoPalletsHeight: "250" }, `fail: ${noTwoPallets.refused}`],
    [
      twoHigh,
      { region: "UK", twoPalletsHeight: "250", maxTwoPalletsHeight: "260" },
      "pass: 10 cm to spare",
    ],
    ["maxOverhang", { palletLengthUnit: "in", overhang: "1" }, `pass: ${howFar.exact}`],
    ["maxOverhang", { region: "EU", overhang: "0.5" }, "fail: 0.50 cm too far out"],
    ["parcelGirth", cubeInEurope("60", "15"), `pass: ${howFar.exact}`],
    // Each side counts as 25 in.
    ["parcelGirth", inches("31", "24.4", "24.4", "40"), "warning: 1 in over"],
    ["parcelVolume", inches("30", "25", "25", "40"), "warning: 1,470 in³ over"],
    ["parcelVolume", inches("24", "22", "20", "45"), "warning: 192 in³ over"],
    ["parcelVolume", inches("24", "18", "24", "45"), `pass: ${howFar.exact}`],
    ["maxTallPalletHeight", tallUnit("90"), "pass: 8 in to spare"],
    ["maxTallPalletHeight", tallUnit("99"), "fail: 1 in too high"],
  ])("%s of %j: %s", (limit, texts, expected) => {
    const found = check(texts, limit);
    expect(found && `${found.verdict}: ${found.howFar}`).toBe(expected);
  });

  test.each<[limit: string, texts: Texts, yours: string, allowed: string]>([
    [weight, { weight: "22.7" }, "50.04 lb", "50.00 lb"],
    [
      weight,
      { ...inches("9", "9", "9", "50"), maxCartonWeight: "49.996" },
      "50.00 lb",
      "49.996 lb",
    ],
    ["smallest", inches("6", "4", "0.999", "1"), "6 x 4 x 0.999 in, 1 lb", "6 x 4 x 1 in, 1 lb"],
    ["maxUnits", { ...lightUnits, maxUnits: "1" }, "150 units", "1 unit"],
    ["parcelGirth", cubeInEurope("63.5", "15"), "317.50 cm", "300.00 cm"],
  ])("%s of %j is shown as %s beside %s, never rounded to it", (limit, texts, yours, allowed) => {
    expect(check(texts, limit)).toMatchObject({ yours, limit: allowed });
  });

  test("what bulk storage alone refuses is accepted, as is a single unit of any size", () => {
    expect(solve(inches("26", "20", "15", "40")).failed).toEqual([]);
    expect(solve(longUnit("101")).failed).toEqual([]);
  });

  test("the pallet is checked as soon as its measures are filled in", () => {
    const names = solve(usualCarton).checks.map(({ name }) => name);
    expect(names.filter((name) => /pallet|overhang/i.test(name))).toEqual([]);
  });
});

test("cartons on a pallet: upright, by room", () => {
  expect(solve(usualCarton).fill).toEqual({
    ...{ perLayer: 5, layers: 4, cartons: 20 },
    ...{ goodsWeight: 600, limitedBy: "room" },
  });
  const perLayer = ["EU", "UK"].map(
    (region) => solve({ ...metric("60", "40", "40", "10"), region }).fill.perLayer,
  );
  expect(perLayer).toEqual([4, 5]);
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
    const say = (texts: Texts) => {
      const { label, figure, text } = view(texts);
      return [label, figure, text];
    };
    const { accepted, refused, carton, pallet, acceptedText, refusedText } = answer;
    expect(say(usualCarton)).toEqual([accepted.weight, "33", acceptedText.pass([])]);
    expect(say(lightUnits)).toEqual([
      accepted.count,
      "150",
      acceptedText.pass([limitChecks.maxUnits.label.toLowerCase()]),
    ]);
    const tooMany = { ...lightUnits, units: "151" };
    expect(say(tooMany)).toEqual([accepted.count, "150", acceptedText.warning()]);
    expect(say({})).toEqual([refused(carton), "0.04 lb", refusedText(["carton weight"])]);
    const high = refusedText([limitChecks.maxPalletHeight.label.toLowerCase()]);
    expect(say(highPallet)).toEqual([refused(pallet), "0.50 in", high]);
    expect(say(twoPallets).slice(0, 2)).toEqual([refused(pallet), noTwoPallets.refused]);
    // The limit of units counts also where another limit refuses the carton.
    const [row] = view({ ...lightUnits, length: "37" }).rows;
    expect(row).toMatchObject({ detail: answer.unitsDetail.count("150 units"), figure: "150" });
  });

  const { decisions, carton, pallet } = answer;
  const { maxCartonWeight, maxLongestSide, maxPalletHeight } = limitChecks;
  const { parcelGirth, parcelVolume } = limitChecks;
  test.each<[texts: Texts, decision: string]>([
    [{}, decisions.refused(carton, [decisions.takeOut("1 unit")])],
    // As much as it takes, and in the visitor's own unit.
    [{ units: "" }, decisions.refused(carton, [maxCartonWeight.remedy("0.05 lb (0.03 kg)")])],
    [
      heavyUnit,
      decisions.refused(carton, [maxCartonWeight.remedy("10 lb"), maxLongestSide.remedy("1 in")]),
    ],
    [highPallet, decisions.refused(pallet, [maxPalletHeight.remedy("0.50 in")])],
    [twoPallets, decisions.refused(pallet, [noTwoPallets.remedy])],
    [usualCarton, decisions.ship(decisions.cartonsOf("20 units"))],
    [cubeInEurope("40", "16"), decisions.print(howFar.label("Heavy Package"), carton)],
    [{ ...lightUnits, units: "151" }, decisions.seeTo(limitChecks.maxUnits.label.toLowerCase())],
    [
      longUnit("60"),
      [
        decisions.print(howFar.label("Team Lift"), carton),
        decisions.seeTo(`${parcelGirth.label}; ${parcelVolume.label}`),
      ].join(" "),
    ],
    [{ ...metric("30", "30", "30", "9"), isSingle }, decisions.ship(decisions.cartonsOf("1 unit"))],
  ])("%j ends in: %s", (texts, decision) => {
    expect(view(texts).decision).toContain(decision);
  });

  test("is explained from the measures as typed and in the warehouse's units", () => {
    const [step] = view({ ...metric(" 60", "60", "60", "22.7"), units: "1,000" }).steps;
    expect(step?.how).toContain("60 x 60 x 60 cm, 22.7 kg, 1,000 units,");
    expect(step?.value).toBe("23.62 x 23.62 x 23.62 in, 50.04 lb");
  });
});

describe("a parcel that UPS refuses", () => {
  const { reasons } = parcel;
  test.each<[texts: Texts, name: "parcelGirth" | "parcelWeight", over: string, reason: string]>([
    [europe("90", "85", "85", "15"), "parcelGirth", "11 cm", reasons.europe.tooLarge],
    [inches("60", "30", "30", "60"), "parcelGirth", "15 in", reasons.us.tooLarge],
    [inches("40", "20", "20", "151"), "parcelWeight", "1 lb", reasons.us.tooHeavy],
  ])("%j by its %s, %s over", (texts, name, over, reason) => {
    const warnings = upsWarnings({ ...texts, isSingle });
    const fits = parcel.otherWay(name === "parcelWeight" || texts["unit"] === "in");
    expect(warnings).toEqual([`${limitChecks[name].label}: ${over} over. ${reason} ${fits}`]);
  });

  test("for two reasons is told both", () => {
    const own = { maxLongestSide: "300", maxCartonWeight: "80" };
    expect(upsWarnings({ ...europe("280", "20", "20", "71"), ...own })).toEqual([
      expect.stringContaining(
        `${limitChecks.parcelSide.label}: 10 cm over. ${reasons.europe.tooLarge}`,
      ),
      expect.stringContaining(
        `${limitChecks.parcelWeight.label}: 1 kg over. ${reasons.europe.tooHeavy}`,
      ),
    ]);
  });

  test("is told of no surcharge, which one that UPS takes is", () => {
    const girth = limitChecks.parcelGirth.label;
    expect(upsWarnings(cubeInEurope("63.5", "15"))).toEqual([
      `${girth}: 17.50 cm over. ${reasons.europe.charged}`,
    ]);
    expect(solve(cubeInEurope("63.5", "15")).failed).toEqual([]);
  });

  test("and that is larger than the pallet upright fits on none", () => {
    const row = view(europe("90", "85", "85", "15")).rows.at(-1);
    expect(row).toMatchObject({ detail: answer.palletTakesNone.room, figure: "0" });
  });

  function upsWarnings(texts: Texts) {
    return view(texts).warnings.filter((warning) => warning.startsWith("UPS"));
  }
});

describe("warnings", () => {
  const ofAmazon = [words.prepEnded, words.bulkStorage(answer.carton)];
  const shown = (texts: Texts) =>
    view(texts).warnings.filter((warning) => !ofAmazon.includes(warning));
  const carton = metric("40", "30", "30", "12");

  test("name each limit, and whose it is", () => {
    const { maxUnits, palletCartons } = limitChecks;
    const stack: Texts = { palletCartons: "1000", maxPalletHeight: "8" };
    const several: Texts = { ...inches("5.9", "4", "1", "1"), units: "151", ...stack };
    expect(shown(several)).toEqual([
      words.check(smallest.label, smallest.smaller, reasons.smallest),
      words.check(maxUnits.label, "1 unit too many", reasons.units),
      words.check(palletCartons.label, `840 cartons ${palletCartons.over}`, reasons.palletRoom),
    ]);
    expect(view(several).text).toBe(answer.acceptedText.warning());
    const own = { ...several, minLongestSide: "7", maxUnits: "150.0" };
    expect(shown(own)[0]).toBe(words.check(smallest.label, smallest.smaller, reasons.own));
    expect(shown(own)[1]).toContain(reasons.units);
    expect(shown({ ...longUnit("60"), isJewelry })[0]).toContain(reasons.singleJewelry);
    expect(shown(twoPallets)[0]).toContain(noTwoPallets.inEurope);
  });

  const twoOf = { twoPalletsHeight: "150", palletHeight: "150" };
  const lightPallet = { palletCartons: "20", palletWeight: "200" };
  const weights = { pallet: "200 kg", cartons: "20 cartons", carton: "12 kg", goods: "240 kg" };
  test.each<[having: Texts, ...warnings: string[]]>([
    [twoOf, contradictions.twoPallets("150 cm", "150 cm")],
    [{ ...twoOf, twoPalletsHeight: "250" }],
    [{ twoPalletsHeight: "100" }],
    [lightPallet, contradictions.pallet(weights)],
    [{ ...lightPallet, palletWeight: "265" }],
  ])("name both fields where some contradict each other: %j", (having, ...warnings) => {
    expect(shown({ ...carton, ...having })).toEqual(warnings);
  });
});

describe("several cartons", () => {
  const light = metric("40", "40", "40", "10");
  const heavy = metric("40", "40", "40", "25");
  const say = (...cartons: readonly [Texts, ...Texts[]]) => {
    const { label, figure, unit, short, decision } = view(...cartons);
    return [[label, figure, unit].join(" "), `${short.figure} ${short.text}`, decision];
  };
  const verdicts = (...cartons: readonly [Texts, ...Texts[]]) =>
    view(...cartons).rows.map(({ label, figure }) => `${label}: ${figure}`);

  test("are answered as one shipment, and what fails is named", () => {
    const { byLimits, decisions } = answer;
    expect(say(light, usualCarton, light, light)).toEqual([
      `${byLimits} Yes, all four sizes`,
      "Yes, all four sizes",
      "Ship all four sizes.",
    ]);
    const second = answer.isOver(answer.one(2, ""), "2 lb too heavy");
    expect(say(usualCarton, { ...usualCarton, weight: "52", units: "26" })).toEqual([
      `No: ${second}`,
      `No: ${second}`,
      decisions.refused(answer.some([2]), [decisions.takeOut("1 unit")]),
    ]);
    expect(say(light, { ...heavy, name: "Mugs" })[0]).toBe(
      "No: “Mugs” (carton 2) is 5.12 lb too heavy",
    );
    expect(say(heavy, light, heavy)).toEqual([
      `${byLimits} No: two of three sizes`,
      "No: two of three sizes",
      decisions.refusedSeveral(answer.some([1, 3])),
    ]);
  });

  test("share the pallet, and one that is too heavy on it fails beside one that is refused", () => {
    const pallet = { palletHeight: "190", palletCartons: "40" };
    expect(say({ ...light, ...pallet }, light)[0]).toBe("No: this pallet is 2.80 in too high");
    const onPallet = metric("40", "40", "40", "20");
    expect(say({ ...light, palletCartons: "40" }, onPallet, heavy)[0]).toContain("two of three");
  });

  test("have a line each, the worst first", () => {
    const small = inches("5", "4", "1", "1");
    expect(verdicts(light, small, { ...heavy, name: "Mugs" }, light)).toEqual([
      "Carton 3, Mugs: Fail",
      "Carton 2: Warning",
      "Carton 1: Pass",
      "Carton 4: Pass",
    ]);
    const [line] = view(light, { ...heavy, units: "", cartons: "40" }).rows;
    expect(line?.detail).toBe(
      "40 cartons; 40 x 40 x 40 cm, 25 kg; carton weight 5.12 lb too heavy: pack it 5.12 lb (2.33 kg) lighter",
    );
  });

  test("share their labels and warnings, with the numbers of the cartons", () => {
    const labeled = cubeInEurope("40", "16");
    const large = metric("63.5", "63.5", "63.5", "14");
    const heavyToo = metric("63.5", "63.5", "63.5", "17");
    const { decision, warnings } = view(labeled, large, heavyToo);
    const { decisions, some } = answer;
    expect(some([1, 3])).toContain("1 and 3");
    expect(decision).toContain(decisions.print(howFar.label("Heavy Package"), some([1, 3])));
    expect(decision).toContain(decisions.seeTo(some([2, 3])));
    expect(warnings).toEqual([
      expect.stringContaining("17.50 cm over (carton 2), 17.50 cm over (carton 3)."),
    ]);
  });

  test("arrive from the tool for volumes as they were typed there, and go back to it", () => {
    const { cartons: group } = shipmentVolumeTool.form.rows;
    const initial = group?.initial[0] ?? {};
    const rows = [
      { ...initial, weight: "10", name: "Mugs" },
      { ...initial, weight: "55", unit: "in" },
    ];
    const goOn = <Result>(to: Tool<Result>, cartons: StoredValues[string]) =>
      fillIn(to, initialState(to.form, TODAY), { cartons }, TODAY).state;
    const taken = goOn(tool, { from: "shipmentVolume", rows });
    expect(taken.rows["cartons"]).toMatchObject(rows);
    const outcome = tool.solve(taken, TODAY);
    const second = answer.isOver(answer.one(2, ""), "5 lb too heavy");
    expect(outcome.ok && tool.view(outcome.result).short.text).toBe(second);
    const back = { from: "amazonCartonCheck", rows: taken.rows["cartons"] ?? [] };
    expect(goOn(shipmentVolumeTool, back).rows["cartons"]).toEqual(rows);
    expect(tool.form.rows["cartons"]?.max).toBe(group?.max);
  });

  test("keep their units when the tool for volumes tells another number of them", () => {
    const state = { ...initialState(tool.form, TODAY), exampleKeys: [] };
    const [mine = {}] = state.rows["cartons"] ?? [];
    const { length = "", width = "", height = "", weight = "", unit = "", name = "" } = mine;
    const arrive = (cartons: string) => {
      const rows = [{ length, width, height, weight, cartons, unit, name }];
      return fillIn(tool, state, { cartons: { from: "shipmentVolume", rows } }, TODAY).offers;
    };
    expect(arrive("")).toEqual([]);
    expect(arrive("14")).toMatchObject([{ value: [{ cartons: "14", units: "20" }] }]);
  });

  test("a link from when there was one opens with the same figures, in inches and kilograms, too", () => {
    const read = readLinkQuery(tool.form, "v=1&lu=in&l=20&w=20&h=20&g=22.6796185", TODAY);
    expect(read?.state.rows["cartons"]).toMatchObject([
      { length: "20", weight: "50", unit: "in", units: "20", isSingle: "no" },
    ]);
    expect(read?.state.exampleKeys).toEqual(["region", "units.0"]);
    expect(read?.state.texts).toMatchObject({ palletLengthUnit: "in", palletWeightUnit: "kg" });
  });
});

test("one single unit needs no number of units", () => {
  expect(outcomeOf({ isSingle, units: "many" }).ok).toBe(true);
  expect(outcomeOf({ units: "many" }).ok).toBe(false);
});

test.each<[name: string, text: string, message: string, others?: Texts]>([
  ["weight", "2,000", tooLarge.weight, { unit: "in" }],
  ["length", "1200", tooLarge.side],
  ["width", "0", form.rows.cartons.columns.width.message],
  ["units", "2.5", form.rows.cartons.columns.units.message],
  ["overhang", "-1", form.fields.overhang.message],
  ["maxPalletWeight", "10,001", form.fields.maxPalletWeight.tooLarge],
  ["maxPalletWeight", "0", limitMessages.positive],
  ["maxOverhang", "-1", limitMessages.zeroOrMore],
])("%s %j: %s", (name, text, message, others = {}) => {
  expect(outcomeOf({ ...others, [name]: text })).toEqual({
    ok: false,
    errors: { [name in tool.form.fields ? name : `${name}.0`]: message },
  });
});

test.each([
  [form.rows.cartons.columns.units.message, ["1", "1,000"]],
  [form.fields.maxPalletWeight.tooLarge, ["10,000"]],
])("the error “%s” names the limits %j", (message, limits) => {
  expect(findFigures(message)).toEqual(limits);
});
