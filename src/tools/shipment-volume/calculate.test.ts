import { describe, expect, test } from "vitest";
import {
  answer,
  carriers,
  containers as words,
  form,
  modes,
  steps,
  warnings,
} from "@/content/tools/shipment-volume";
import { toolWords } from "@/content/tools/shared";
import { listEntries } from "@/tools/engine/form/list-entries";
import { errorsOf, solve, TODAY, typeInto } from "../../../tests/support/solve-tool";
import { listModes } from "./modes";
import { shipmentVolumeTool } from "./shipment-volume-page";
import { adviseOnContainer, describeRow } from "./view";

const { chargedOn, decisions } = answer;

type Shipment = [rows: string, own?: Readonly<Record<string, string>>];

/** Rows as in links: "60x40x40x12x100", with "xin" at the end for inches, then what is in them. */
function typed(...[rows, own = {}]: Shipment) {
  const cartons = rows.split(",").map((row) => {
    const [length = "", width = "", height = "", weight = "", count = "", unit = "cm", name = ""] =
      row.split("x");
    return { length, width, height, weight, cartons: count, unit, name: decodeURIComponent(name) };
  });
  return { ...own, cartons };
}

const example = "50x40x30x15x40,80x60x50x22x10";
const hundred = "60x40x40x12x100";

const answerFor = (...shipment: Shipment) => solve(shipmentVolumeTool, typed(...shipment)).result;
const viewOf = (...shipment: Shipment) => solve(shipmentVolumeTool, typed(...shipment)).view;
const errorsFor = (...shipment: Shipment) => errorsOf(shipmentVolumeTool, typed(...shipment));
const stepsOf = (...shipment: Shipment) => viewOf(...shipment).steps;
const warningsOf = (...shipment: Shipment) => viewOf(...shipment).warnings;
const adviceFor = (...shipment: Shipment) => adviseOnContainer(answerFor(...shipment));

test.each<[rows: string, cbm: number, kg: number, air: number, courier: number[], sea: number]>([
  [hundred, 9.6, 1200, 1600, [1950, 1920], 9.6],
  [example, 4.8, 820, 820, [1080, 960], 4.8],
  ["10.2x10.2x10.2x0.3x1", 0.001, 0.3, 0.5, [0.5, 0.5], 1],
  ["20x20x12.5x1x1", 0.005, 1, 1, [1.5, 1.5], 1],
  ["45x35x30x9x260", 12.285, 2340, 2340, [2470, 2457], 12.285],
])("%s: %d m³, %d kg, charged by air %d, by courier %j kg, at sea %d m³", (rows, ...expected) => {
  const { totals, charges } = answerFor(rows);
  const { air, courier, courierShipment, sea } = charges;
  const couriers = [courier.charged, courierShipment.charged];
  expect([totals.cbm, totals.kg, air.charged, couriers, sea.charged]).toEqual(expected);
});

describe("each carrier's charge", () => {
  test("says whether it is by weight or volume", () => {
    const basis = (rows: string) =>
      listModes(answerFor(rows)).map(({ id, charge }) => `${id}: ${charge.chargedOn}`);
    expect(basis(example)).toEqual([
      "air: weight",
      "courier: weight and volume",
      "courierInPounds: weight and volume",
      "rail: volume",
      "sea: volume",
      "road: volume",
    ]);
    expect(basis("10x10x10x0.3x1")).toContain("sea: minimum");
    expect(basis("60x40x40x120x100")).toContain("sea: weight");
  });

  test.each([
    ["16.1x12x10x8x1xin", 15],
    ["24x16x16x45.2x1xin", 46],
  ])("of a US account for %s is %d pounds", (rows, pounds) => {
    expect(answerFor(rows).charges.courierInPounds.charged).toBe(pounds);
  });

  test("on the road is by loading meters if the cartons stand alone", () => {
    const road = (own?: Shipment[1]) => listModes(answerFor("120x80x100x100x10", own)).at(-1);
    expect(road()?.chargeable).toBe("3,196.8 kg");
    expect(road({ roadStacked: "no" })).toMatchObject({
      chargeable: "7,400.0 kg",
      how: "Real weight 1,000 kg against 4 loading meters × 1,850, which is 7,400 kg",
    });
    const nordic = { roadStacked: "no", roadKgPerMeter: "2000" };
    expect(road(nordic)?.chargeable).toBe("8,000.0 kg");
  });

  test("follows the divisors, kilograms per cubic meter and minimums that are typed", () => {
    const { charges } = answerFor(hundred, {
      airDivisor: "5000",
      courierDivisor: "4,000",
      usCourierDivisor: "166",
      seaKgPerCbm: "100",
      railMinimumCbm: "10",
    });
    const { air, courier, courierInPounds, sea, rail } = charges;
    const charged = [air, courier, courierInPounds, sea, rail].map((charge) => charge.charged);
    expect(charged).toEqual([1920, 2400, 3800, 12, 10]);
  });
});

describe("parcels", () => {
  test.each<[rows: string, refusals: readonly string[], large: readonly string[]]>([
    ["100x50x50x20x1", [], []],
    ["63.5x63.5x63.5x20x1", [], ["ups", "amazonUps"]],
    ["60x40x40x70x1", ["fedex maxKg 68"], []],
    ["60x40x40x70.1x1", ["ups maxKg 70", "fedex maxKg 68", "amazonUps maxKg 70"], []],
    ["100x80x75x30x1", ["ups maxGirthCm 400", "fedex maxGirthCm 330"], ["amazonUps"]],
    ["275x6x6x9x1", ["ups maxSideCm 274", "fedex maxSideCm 274", "amazonUps maxSideCm 270"], []],
  ])("%s is refused by %j and charged as large by %j", (rows, refusals, large) => {
    const parcels = answerFor(rows).rows[0]?.parcels ?? [];
    const refused = parcels.flatMap(({ carrier, exceeded }) =>
      exceeded.map((limit) => `${carrier.id} ${limit} ${carrier.limits[limit]}`),
    );
    expect(refused).toEqual(refusals);
    const charged = parcels.filter(({ isLargePackage }) => isLargePackage);
    expect(charged.map(({ carrier }) => carrier.id)).toEqual(large);
  });

  test("are named in warnings with whose limit it is and who takes them, or that nobody does", () => {
    const { ups, amazonUps } = carriers;
    const { maxKg, maxGirthCm } = warnings.refusals;
    expect(warningsOf("91x71x71x30x1,60x60x60x20x1,64x60x60x20x1")).toEqual([
      warnings.refusedBySome("carton 1", maxGirthCm.name("330 cm (FedEx)"), [ups, amazonUps]),
      warnings.largePackage("cartons 1 and 3", "300"),
    ]);
    const girth = maxGirthCm.name(`400 cm (UPS), 330 cm (FedEx), 419 cm (${amazonUps})`);
    expect(warningsOf("90x85x85x69x1")).toEqual([
      warnings.noParcel("carton 1", `${maxKg.name("68 kg (FedEx)")}; ${girth}`),
    ]);
    const own = { upsMaxKg: "25", largePackageGirthCm: "290" };
    expect(warningsOf("80x60x50x30x1", own)).toEqual([
      expect.stringContaining("25 kg (UPS)"),
      warnings.largePackage("carton 1", "290"),
    ]);
  });
});

test("warns of the volume that carriers in the United States charge, of cartons in inches", () => {
  expect(warningsOf("24x22x20x45x1xin,24x20x20x45x1xin")).toEqual([
    warnings.handledInUs("carton 1"),
  ]);
});

test("warns of cartons that fit only some containers or are too heavy for US roads", () => {
  const road = warnings.usRoads([warnings.usRoad("17,237", "20GP")]);
  expect(warningsOf(hundred)).toEqual([]);
  expect(warningsOf("231x231x231x20x1")[0]).toBe(
    warnings.tooLargeFor(["20GP", "40GP"], "carton 1"),
  );
  expect(warningsOf("40x30x25x28x700")).toEqual([road]);
  // The container with the machine is too heavy, although four of them together are not.
  expect(warningsOf("200x100x100x18000x1,60x40x40x12x1000")).toContain(road);
});

describe("a crate that fits no container", () => {
  const rows = ",250x240x240x20x1,60x40x40x12x1000,250x240x240x20x1";

  test("is mentioned first, with an alternative to containers, and makes a whole one impossible", () => {
    const quotes = { lclPerCbm: "95", fclAllIn: "10" };
    const tooLarge = words.fitsNone("cartons 2 and 4", 2);
    expect(viewOf(rows, quotes).text).toMatch(new RegExp(`^${tooLarge} 12,040 kg`));
    expect(adviceFor(rows, quotes)).toBe(`${tooLarge} ${words.none}`);
    expect(viewOf(rows, quotes).decision).toBe(words.none);
    expect(answerFor(rows, quotes)).toMatchObject({ advice: "none", quotes: null });
    expect(viewOf("250x240x240x20x1").text).toContain(words.fitsNone("carton 1", 1));
  });

  test("is advised a high cube if it fits in one", () => {
    expect(adviceFor("231x231x231x20x1")).toContain(words.onlyTaker(["40HQ"]));
    expect(viewOf("231x231x231x20x1").text).toMatch(/^20 kg/);
  });
});

describe("the advice", () => {
  test.each([
    ["10.2x10.2x10.2x0.3x1", "small", decisions.courier("0.5 kg")],
    // Not for parcels from China.
    ["100x80x75x30x1", "small", decisions.air("100.0 kg")],
    ["100x100x100x20x1", "share", decisions.share("1.000 m³")],
    ["50x50x50x500x2", "share", decisions.share("1.000 m³")],
    ["50x40x50x9x180", "both", decisions.both("18.000 m³", "1 container (20GP)")],
    ["50x40x50x9x181", "whole", decisions.whole("1 container (20GP)")],
    // The fewest containers, and of several types the smallest.
    ["60x40x40x12x600", "whole", decisions.whole("1 container (40HQ)")],
    ["50x40x50x120x100", "both", decisions.both("12.000 m³", "1 container (20GP)")],
  ])("for %s is %s: %s", (rows, advice, decision) => {
    expect(answerFor(rows).advice).toBe(advice);
    expect(viewOf(rows).decision).toBe(decision);
  });

  test.each([
    ["50x40x30x300x95", {}, words.whole(words.chargedAbove("28.500 m³", chargedOn.weight))],
    [
      "50x40x30x15x50",
      { seaMinimumCbm: "5" },
      words.share(words.chargedAbove("5.000 m³", chargedOn.minimum)),
    ],
  ])("for %s with %j says why it is on more than the cartons measure", (rows, own, advice) => {
    expect(adviceFor(rows, own)).toContain(advice);
  });

  test("for less than the minimum of groupage says what the other ways would charge", () => {
    const sea = "1.000 m³";
    const parcel = { size: "0.001 m³ and 0.3 kg", courier: "0.5 kg", air: "0.5 kg", sea };
    expect(adviceFor("10.2x10.2x10.2x0.3x1")).toBe(words.smallParcel(parcel));
    const crate = { size: "0.600 m³ and 30 kg", courier: "120.0 kg", air: "100.0 kg", sea };
    expect(adviceFor("100x80x75x30x1")).toBe(words.smallFreight(crate));
  });
});

describe("the visitor's own quotes", () => {
  type Quoted = [rows: string, perCbm: string, allIn: string, container: string];
  test.each<[...Quoted, advice: string, cents: number[], even: number | null]>([
    [hundred, "95", "800", "20GP", "whole", [91_200, 80_000], 8.42],
    // 18,000 kg in 9.6 m³ are charged as 18 m³.
    ["60x40x40x180x100", "50", "800", "20GP", "whole", [90_000, 80_000], 16],
    // Every container that is needed counts.
    ["60x40x40x12x400", "95", "2,000", "20GP", "share", [364_800, 400_000], 42.11],
    ["60x40x40x12x400", "95", "2,000", "40GP", "whole", [364_800, 200_000], 21.05],
    [hundred, "50", "1,400", "20GP", "share", [48_000, 140_000], null],
    [hundred, "100", "960", "20GP", "same", [96_000, 96_000], 9.6],
  ])("for %s, %s a m³ or %s for a %s: %s", (rows, lclPerCbm, fclAllIn, type, ...expected) => {
    const [advice, cents, even] = expected;
    const answer = answerFor(rows, { lclPerCbm, fclAllIn, fclContainer: type });
    expect(answer.advice).toBe(advice);
    const { sharedCents, wholeCents, breakEvenCbm } = answer.quotes ?? {};
    expect([sharedCents, wholeCents, breakEvenCbm]).toEqual([...cents, even]);
  });

  test.each([
    ["100x100x100x250x18", { lclOnce: "250" }, [178_000, 250_000], 26.47],
    ["50x50x50x30x224", { lclOnce: "250" }, [263_000, 250_000], 26.47],
    ["100x100x100x20x3", { lclPerCbm: "750", lclFirstCbm: "2450" }, [395_000, 250_000], 1.07],
    ["50x40x30x15x1", { lclFirstCbm: "100", lclOnce: "2,450" }, [255_000, 250_000], 0],
  ])("for %s with %j once", (rows, own, cents, even) => {
    const quoted = { lclPerCbm: "85", fclAllIn: "2,500", fclContainer: "40GP", ...own };
    const { sharedCents, wholeCents, breakEvenCbm } = answerFor(rows, quoted).quotes ?? {};
    expect([sharedCents, wholeCents, breakEvenCbm]).toEqual([...cents, even]);
  });

  test("are shown with both costs and what is saved, and decide", () => {
    const own = (lclPerCbm: string, fclAllIn: string) => ({ lclPerCbm, fclAllIn });
    expect(adviceFor(hundred, own("95", "800"))).toBe(
      words.wholeSaves("9.600 m³ at 95 is 912.00", "1 container (20GP) at 800 is 800.00", "112.00"),
    );
    const decide = (lcl: string, fcl: string) => viewOf(hundred, own(lcl, fcl)).decision;
    expect(decide("95", "800")).toBe(decisions.wholeSaves("1 container (20GP)", "112.00"));
    expect(decide("50", "1,400")).toBe(decisions.shareSaves("9.600 m³", "920.00"));
    expect(decide("100", "960")).toBe(decisions.same("960.00"));
    expect(adviceFor("130x130x130x50x12,10x10x10x1x1", own("95", "700"))).toContain(
      "about 3 containers (20GP) at 700 is 2,100.00",
    );
    const small = "10.2x10.2x10.2x0.3x1";
    expect(answerFor(small, own("95", "800")).advice).toBe("small");
    expect(adviceFor(small, own("95", "800"))).toMatch(/0\.5 kg.+ 95\.00, .+ 705\.00\.$/);
  });

  test("are not compared for a container that does not take the cartons, or if only one is typed", () => {
    const tall = { lclPerCbm: "95", fclAllIn: "800" };
    expect(answerFor("110x110x230x500x20", tall).quotes).not.toBeNull();
    const upright = answerFor("110x110x230x500x20", { ...tall, sideUp: "up" });
    expect(upright).toMatchObject({ quotes: null, quoted: "20GP", advice: "whole" });
    const one = answerFor(hundred, { fclAllIn: "1400" });
    expect(one).toMatchObject({ advice: "share", quotes: null, quoted: null });
  });

  test.each([
    [{}, null],
    [{ lclPerCbm: "95" }, 91_200],
    [{ fclAllIn: "800" }, 80_000],
    [{ lclPerCbm: "95", fclAllIn: "800" }, 80_000],
    [{ lclPerCbm: "95", fclAllIn: "1400" }, 91_200],
  ])("%j make the freight %s cents", (own, cents) => {
    expect(answerFor(hundred, own).freightCents).toBe(cents);
  });
});

describe("the landed cost is told", () => {
  const lamps = "60x40x40x12x100xcmxLamp,60x40x40x10x10xcmxLamp,50x50x50x9x1xcmxLid";
  const shareOf = (rows: string, own = {}) => {
    const { result } = solve(shipmentVolumeTool, { ...typed(rows), ...own });
    return shipmentVolumeTool.share?.(result, () => true);
  };
  const product = (productName: string, productPieces = "", productPrice = "") => {
    return { productName, productPieces, productPrice };
  };

  test("what cartons of the same name have together, unless some have no name", () => {
    expect(shareOf(lamps)?.goods).toEqual([
      { name: "Lamp", cbm: "10.56", kg: "1,300" },
      { name: "Lid", cbm: "0.125", kg: "9" },
    ]);
    expect(shareOf(`${lamps},50x40x30x15x40`)?.goods).toBeUndefined();
  });

  test("a list's products, with no volume of cartons that are not theirs alone", () => {
    const rows = "60x40x40x12x10xcmxMugs%2C lids,50x50x50x9x8xcmxBags,50x50x50x9x1xcmxGift sets";
    const products = [product("Mugs", "240", "1.25"), product("lids", "480"), product("Bags")];
    expect(shareOf(rows, { products })?.goods).toEqual([
      { name: "Mugs", cbm: "", kg: "", pieces: "240", price: "1.25" },
      { name: "lids", cbm: "", kg: "", pieces: "480" },
      { name: "Bags", cbm: "1", kg: "72" },
      { name: "Gift sets", cbm: "0.125", kg: "9" },
    ]);
    expect(
      shareOf(lamps, { products: [product("Lamp", "50"), product("Lamp", "9", "2")] })?.goods,
    ).toMatchObject([{ cbm: "" }, { cbm: "" }, { name: "Lid" }]);
  });

  test("all cartons that are none of a product's, also of a similar name or beside one without", () => {
    const trees = "60x40x40x12x10xcmxMug,50x50x50x9x8xcmxMug tree";
    const goods = [
      { name: "Mug", cbm: "0.96" },
      { name: "Mug tree", cbm: "1" },
    ];
    expect(shareOf(trees, { products: [product("Mug", "100")] })?.goods).toMatchObject(goods);
    const nameless = { products: [product("", "100")] };
    expect(shareOf(trees, nameless)?.goods).toMatchObject([{ name: "" }, ...goods]);
  });

  test("the freight of quotes, beside prices only with its currency", () => {
    const own = { products: [product("Lamp", "50", "9")], lclPerCbm: "95", fclAllIn: "800" };
    const freight = { freight: "800.00", mode: "sea" };
    expect(shareOf(lamps, own)).toMatchObject({ ...freight, freightCurrency: "" });
    expect(shareOf(lamps, { ...own, currency: "CNY" })).not.toHaveProperty("freight");
    const quoted = { ...own, currency: "CNY", quoteCurrency: "USD" };
    expect(shareOf(lamps, quoted)).toMatchObject({ ...freight, freightCurrency: "USD" });
    // The price of a share is not that of a container of one's own.
    const large = "50x40x30x12x500xcmxLamp";
    expect(shareOf(large, { lclPerCbm: "80" })).not.toHaveProperty("freight");
    expect(shareOf(large, { fclAllIn: "800" })).toMatchObject({ freight: "1,600.00" });
  });
});

test("an enquiry has no blank rows, and one piece is a piece", () => {
  const products = [
    { productName: "Mill", productPieces: "1", productPrice: "1,200" },
    { productName: "Lid", productPieces: "", productPrice: "" },
    { productName: "", productPieces: "", productPrice: "" },
  ];
  const { cartons } = typed("60x40x40x12x1,xxxxxcm");
  const state = typeInto(shipmentVolumeTool, { cartons, products });
  expect(listEntries(shipmentVolumeTool.form, state, TODAY)).toEqual([
    "Carton 1: 1 of 60 x 40 x 40 cm, 12 kg each",
    "Mill: 1 piece, 1,200 a piece",
    "Lid",
  ]);
});

test("the steps and the modes can be checked by hand", () => {
  const { limits } = words;
  const shipment: Shipment = ["16x12x10x8x100xin", { fclAllIn: "1400", lclPerCbm: "95" }];
  expect(
    stepsOf(...shipment).map(({ label, how, value }) => `${label} | ${how} | ${value}`),
  ).toEqual([
    "Carton 1 | 16 × 12 × 10 in × 2.54 is 40.64 × 30.48 × 25.4 cm × 100 cartons = 3,146,316.288 cm³ | 3.146 m³",
    "Volume | 3,146,316.288 cm³ ÷ 1,000,000 | 3.146 m³",
    "Gross weight | 8 lb × 0.45359237 × 100 | 362.874 kg",
    "Density | 362.874 kg ÷ 3.146316 m³ | 115 kg per m³",
    `${steps.airSides} | 41 × 30 × 25 cm × 100 | 3,075,000 cm³`,
    `Courier, carton 1 | ${steps.upTo("41 × 31 × 26 cm ÷ 5,000 = 6.609", "3.629 kg", "0.5 kg", "7 × 100")} | 700.0 kg`,
    `${steps.courierSides} | 41 × 31 × 26 cm × 100 | 3,304,600 cm³`,
    `Courier, US account, carton 1 | ${steps.upTo("16 × 12 × 10 in ÷ 139 = 13.813", "8 lb", "pound", "14 × 100")} | 1,400 lb`,
    `${modes.names.courierShipment} | Real weight 362.874 kg against 3,304,600 cm³ ÷ 5,000, which is 660.92 kg | 661.0 kg`,
    `20GP, how many fit | 109 on the floor × 9 high is 981 by space; 28,180 kg payload carries 7,765 | 981 cartons, ${limits.space}`,
    `20GP | 362.874 ÷ 28,180 kg payload is 1.3%; ${steps.fitting("100", "981", "10.2%")} | 1 container`,
    `40GP, how many fit | 225 on the floor × 9 high is 2,025 by space; 26,730 kg payload carries 7,366 | 2,025 cartons, ${limits.space}`,
    `40GP | 362.874 ÷ 26,730 kg payload is 1.4%; ${steps.fitting("100", "2,025", "4.9%")} | 1 container`,
    `40HQ, how many fit | 225 on the floor × 10 high is 2,250 by space; 26,540 kg payload carries 7,313 | 2,250 cartons, ${limits.space}`,
    `40HQ | 362.874 ÷ 26,540 kg payload is 1.4%; ${steps.fitting("100", "2,250", "4.4%")} | 1 container`,
    `${steps.share} | 3.146 m³ × 95 | 298.87`,
    `${steps.whole} | 1 × 20GP × 1,400 | 1,400.00`,
    `${steps.breakEven} | 1,400 ÷ 95 per m³ | 14.74 m³`,
  ]);
  expect(
    listModes(answerFor(...shipment)).map(({ how, chargeable }) => `${how} | ${chargeable}`),
  ).toEqual([
    "Real weight 362.874 kg against 3,075,000 cm³ ÷ 6,000, which is 512.5 kg | 512.5 kg",
    `100 cartons at 7 kg by volume${modes.otherAccount("661.0 kg")} | 700.0 kg`,
    "100 cartons at 14 lb by volume | 1,400 lb",
    `${modes.groupage("3.146 m³", "362.874", "500", `0.726${modes.atLeast("1")}`)} | 3.146 m³`,
    `${modes.groupage("3.146 m³", "362.874", "1,000", `0.363${modes.atLeast("1")}`)} | 3.146 m³`,
    "Real weight 362.874 kg against 3.146316 m³ × 333, which is 1,047.723 kg | 1,047.7 kg",
  ]);
});

test.each([
  ["100x100x100x99.96x1", "100"],
  ["200x100x100x0.0251x1", "0.0126"],
  // No number is written with more than 100 decimals.
  [`10x10x10x0.${"0".repeat(110)}1x1`, "0"],
])("the density of %s is %s kg a cubic meter", (rows, density) => {
  const step = stepsOf(rows).find(({ label }) => label === "Density");
  expect(step?.value).toBe(`${density} kg per m³`);
  expect(viewOf(rows).text).toContain(` ${density} kg `);
});

test("the steps of several sizes name the size that needs most containers", () => {
  const step = stepsOf("130x130x130x50x12,10x10x10x1x1").find(({ label }) => label === "20GP");
  expect(step?.how).toMatch(/94\.2%; .+ 2\.1%; Carton 1 .+ 12 ÷ 4 .+ 300\.0%/);
  expect(step?.value).toBe("about 3 containers");
});

test("the steps of a large shipment show no floating-point errors", () => {
  const steps = stepsOf("24x16x16.1x31.3x100000xin,999.9x999.9x999.7x29999.1x99999")
    .map(({ how, value }) => `${how} = ${value}`)
    .join("\n");
  expect(steps).toContain("10,131,138,447.36 cm³");
  expect(steps).not.toMatch(/\.\d*(0000|9999)\d/);
});

test("the largest shipment is measured to the thousandth of a cubic meter", () => {
  // Exactly 84,061,139,959,496.28 cm³.
  expect(answerFor("954.1x917.2x972.6x20x98765").totals.cbm).toBe(84_061_139.959);
});

const { fields, rows } = form;
const { columns } = rows.cartons;

test.each([
  ["0x40x40x12x100", { "length.0": columns.length.message }],
  ["60x40x40x12x1.5", { "cartons.0": columns.cartons.message }],
  ["60x40x40x12x100001", { "cartons.0": columns.cartons.tooLarge }],
  ["1200x40x40x12x100", { "length.0": form.errors.tooLong }],
  ["60x394x40x12x100xin", { "width.0": form.errors.tooLong }],
  ["60x40x40x30001x1", { "weight.0": form.errors.tooHeavy }],
  ["60x40x40x66139x1xin", { "weight.0": form.errors.tooHeavy }],
  ["60x40x40x12x100xft", { "unit.0": columns.unit.message }],
  ["393.7x40x40x66138x1xin", {}],
])("the errors of %s are %j", (rows, errors) => {
  expect(errorsFor(rows)).toEqual(errors);
});

test("blank rows are ignored without changing the numbers of other rows, unless all are", () => {
  expect(errorsFor("    x x,")).toEqual({ cartons: form.errors.noRow });
  expect(errorsFor(",60x40x40xx100")).toEqual({ "weight.1": columns.weight.message });
});

test.each([
  ["airDivisor", "2999", fields.airDivisor.message],
  ["lclPerCbm", "0", fields.lclPerCbm.message],
])("%s of %s is out of its range", (name, text, error) => {
  expect(errorsFor(hundred, { [name]: text })).toEqual({ [name]: error });
});

test.each([
  ["usual carton", "60x40x40x12x1", "any", ["265 space", "550 space", "660 space"]],
  ["heavy carton", "40x30x25x28x1", "any", ["990 space", "954 weight", "947 weight"]],
  ["giant", "250x240x240x50x1", "any", ["0 size", "0 size", "0 size"]],
  ["square crate", "234x234x100x500x1", "up", ["0 doorWidth", "0 doorWidth", "0 doorWidth"]],
  // Inside heights of 2.38 m are published, so five layers of 47.8 cm are one too many.
  ["carton of 47.8 cm", "50x47x47.8x10x1", "up", ["224 space", "480 space", "600 space"]],
  ["carton as high as the door", "100x100x227x10x1", "up", ["10 space", "24 space", "24 space"]],
  ["a little higher", "100x100x227.5x10x1", "up", ["0 doorHeight", "0 doorHeight", "24 space"]],
  ["anvil", "50x50x50x27000x1", "any", ["1 weight", "0 weight", "0 weight"]],
])("%s: how many fit, and what limits the number", (_name, rows, sideUp, expected) => {
  const { containers } = answerFor(rows, { sideUp });
  expect(containers.map(({ fit }) => `${fit?.count} ${fit?.limit}`)).toEqual(expected);
});

test("a size in inches and the same in centimeters are one size", () => {
  const { containers } = answerFor("16.1x12.1x10x8x1xin,40.894x30.734x25.4x3.62873896x1");
  expect(containers[0]?.fit?.count).toBe(936);
});

test.each([
  ["12 cubes of 130 cm", "130x130x130x50x12", [3, 2, 1], false],
  ["one carton more of another size", "130x130x130x50x12,10x10x10x1x1", [3, 2, 1], true],
  ["one size in other positions", "60x40x30x12x300,30x60x40x12x300", [2, 1, 1], false],
  ["one size in several weights", "60x40x40x12x200,60x40x40x12.5x66", [2, 1, 1], false],
  // 18.5 t and 10 t are too much for one container, so that it can be more.
  ["one size of 18.5 and 10 t", "200x100x100x18500x1,200x100x100x10000x3", [2, 2, 2], true],
  ["machines of 15 t in two sizes", "200x100x100x15000x2,210x100x100x15000x1", [3, 3, 3], true],
])("containers needed of %s", (_name, rows, expected, isAbout) => {
  const { containers } = answerFor(rows);
  expect(containers.map(({ needed }) => needed)).toEqual(expected);
  expect(containers.map((use) => use.isAbout)).toEqual([isAbout, isAbout, isAbout]);
});

test("payloads and usable volumes can be changed", () => {
  const { containers } = answerFor("40x30x25x28x900", { payload40GP: "28000", usable20GP: "27" });
  expect(containers[1]?.fit?.count).toBe(1000);
  expect(containers[0]?.volumeShare).toBeCloseTo(100, 6);
});

test("cartons of a tenth of a millimeter are counted", () => {
  const rows = Array.from({ length: 20 }, () => "0.01x0.01x0.01x0.01x100000").join(",");
  expect(answerFor(rows).containers[0]?.fit?.limit).toBe("weight");
});

test("a row says what it comes to, or how many of its fields lack a valid entry", () => {
  const sides = { length: "60", width: "40", height: "40", unit: "cm" };
  const row = { ...sides, weight: "12", cartons: "100" };
  expect(describeRow({ unit: "in" })).toBe(form.cartons.open);
  expect(describeRow(row)).toBe("100 cartons, 9.600 m³");
  expect(describeRow({ ...row, length: "0" })).toBe(toolWords.fieldsToCorrect(1));
  expect(describeRow({ ...row, length: "600", unit: "in" })).toBe(toolWords.fieldsToCorrect(1));
  expect(describeRow(sides)).toBe(toolWords.fieldsToCorrect(2));
});
