import { describe, expect, test } from "vitest";
import { background } from "@/content/tools/shipment-volume";
import { initialState } from "@/lib/tools/form-state";
import { adviseOnContainer } from "./advice";
import { makeAnswerView } from "./answer-view";
import { calculateShipmentVolume } from "./calculate";
import { shipmentVolumeForm } from "./form";
import { answerFor, makeState } from "./test-cartons";
import { formatCbm, formatStep } from "./wording";

type WorkedCase = {
  rows: string;
  cbm: number;
  kg: number;
  air: number;
  courier: [perPiece: number, perShipment: number];
  sea: number;
};

const workedCases: Record<string, WorkedCase> = {
  B1: {
    rows: "60x40x40x12x100",
    cbm: 9.6,
    kg: 1200,
    air: 1600,
    courier: [1950, 1920],
    sea: 9.6,
  },
  B3: {
    rows: "10.2x10.2x10.2x0.3x1",
    cbm: 0.001,
    kg: 0.3,
    air: 0.5,
    courier: [0.5, 0.5],
    sea: 1,
  },
  B5: {
    rows: "50x40x30x15x40,80x60x50x22x10",
    cbm: 4.8,
    kg: 820,
    air: 820,
    courier: [1080, 960],
    sea: 4.8,
  },
  B7: { rows: "20x20x12.5x1x1", cbm: 0.005, kg: 1, air: 1, courier: [1.5, 1.5], sea: 1 },
  B9: {
    rows: "45x35x30x9x260",
    cbm: 12.285,
    kg: 2340,
    air: 2340,
    courier: [2470, 2457],
    sea: 12.285,
  },
};

test.each(Object.entries(workedCases))(
  "worked case %s",
  (_name, { rows, cbm, kg, ...expected }) => {
    const { totals, charges } = answerFor(rows);
    expect(totals).toMatchObject({ cbm, kg });
    expect(charges.air.charged).toBe(expected.air);
    expect([charges.courier.charged, charges.courierShipment.charged]).toEqual(expected.courier);
    expect(charges.sea.charged).toBe(expected.sea);
  },
);

test("the worked examples in the notes are counted by the tool", () => {
  const [example, rounding] = background.notes;
  const { totals, charges, containers } = answerFor("60x40x40x12x100");
  const fit = containers[0]?.fit;
  expect(example?.text).toBe(
    `100 cartons of 60 × 40 × 40 cm at 12 kg are ${formatCbm(totals.cbm)} and ${formatStep(totals.kg)} kg. Air freight charges ${formatStep(charges.air.charged)} kg, a courier ${formatStep(charges.courier.charged)} kg carton by carton or ${formatStep(charges.courierShipment.charged)} kg as one shipment, sea groupage ${formatCbm(charges.sea.charged)}. A 20 ft container takes ${fit?.count} of them: ${fit?.onFloor} on the floor, ${fit?.layers} high.`,
  );
  const small = answerFor("20x20x12.5x1x1").charges.courier.charged;
  expect(rounding?.text).toContain(`20 × 20 × 12.5 cm at 1 kg is charged as ${small} kg.`);
  const { kg } = answerFor("50x40x30x15x40,80x60x50x22x10").totals;
  const courier = answerFor("50x40x30x15x40,80x60x50x22x10").charges.courier.charged;
  expect(background.heading).toBe(`Why ${kg} kg can cost ${formatStep(courier)}`);
});

test("the form starts with worked case B5", () => {
  const outcome = calculateShipmentVolume(initialState(shipmentVolumeForm, "2026-11-23"));
  expect(outcome).toMatchObject({ ok: true, result: { totals: { cbm: 4.8, kg: 820 } } });
});

test("each carrier's charge says whether it is by weight or volume", () => {
  const basis = (rows: string) =>
    answerFor(rows).modes.map(({ id, charge }) => `${id}: ${charge.chargedOn}`);
  expect(basis("50x40x30x15x40,80x60x50x22x10")).toEqual([
    "air: weight",
    "courier: weight and volume",
    "courierShipment: volume",
    "courierInPounds: weight and volume",
    "rail: volume",
    "sea: volume",
    "road: volume",
  ]);
  expect(basis("10x10x10x0.3x1")).toContain("sea: minimum");
  expect(basis("60x40x40x120x100")).toContain("sea: weight");
});

test("rail takes a cubic meter for 500 kg, road for 333", () => {
  const { rail, road } = answerFor("60x40x40x60x100").charges;
  expect(rail).toMatchObject({ charged: 12, chargedOn: "weight" });
  expect(answerFor("60x40x40x12x100").charges.road).toMatchObject({ charged: 3196.8 });
  expect(road).toMatchObject({ charged: 6000, chargedOn: "weight" });
});

test.each([
  ["16.1x12x10x8x1xin", 15],
  ["24x16x16x30x1xin", 45],
  ["24x16x16x30x10xin", 450],
  ["24x16x16x45.2x1xin", 46],
])("US couriers charge %s as %d pounds", (rows, pounds) => {
  expect(answerFor(rows).charges.courierInPounds.charged).toBe(pounds);
});

test("divisors, kilograms per cubic meter and minimums can be changed", () => {
  const { charges } = answerFor("60x40x40x12x100", {
    airDivisor: "5000",
    courierDivisor: "4,000",
    usCourierDivisor: "166",
    seaKgPerCbm: "100",
    railMinimumCbm: "10",
  });
  expect(charges.air.charged).toBe(1920);
  expect(charges.courier.charged).toBe(2400);
  expect(charges.courierInPounds.charged).toBe(3800);
  expect(charges.sea.charged).toBe(12);
  expect(charges.rail).toMatchObject({ charged: 10, chargedOn: "minimum" });
});

const outcomeFor = (...given: Parameters<typeof makeState>) =>
  calculateShipmentVolume(makeState(...given));

describe("parcels", () => {
  const warnings = (...given: Parameters<typeof makeState>) => {
    const outcome = outcomeFor(...given);
    return outcome.ok ? outcome.warnings : [];
  };
  const large = (cartons: string) =>
    `UPS adds a surcharge for large packages and charges at least 40 kg for each: ${cartons}, length and girth over 300 cm.`;

  test.each([
    ["60x40x40x68x1", []],
    ["100x50x50x20x1", []],
    [
      "60x40x40x70x1",
      [
        "Not for every carrier: carton 1, over 68 kg (FedEx). As a parcel: UPS, UPS in Amazon’s partnered program.",
      ],
    ],
    [
      "90x85x85x30x1",
      [
        "No parcel: carton 1, length and girth over 400 cm (UPS), 330 cm (FedEx), 419 cm (UPS in Amazon’s partnered program). Couriers take it as freight, if at all.",
      ],
    ],
    [
      "91x71x71x30x1",
      [
        "Not for every carrier: carton 1, length and girth over 330 cm (FedEx). As a parcel: UPS, UPS in Amazon’s partnered program.",
        large("carton 1"),
      ],
    ],
    [
      "100x80x75x30x1",
      [
        "Not for every carrier: carton 1, length and girth over 400 cm (UPS), 330 cm (FedEx). As a parcel: UPS in Amazon’s partnered program.",
        large("carton 1"),
      ],
    ],
    ["63.5x63.5x63.5x20x1,60x60x60x20x1,64x60x60x20x1", [large("cartons 1 and 3")]],
    [
      "272x6x6x9x1",
      [
        "Not for every carrier: carton 1, a side over 270 cm (UPS in Amazon’s partnered program). As a parcel: UPS, FedEx.",
      ],
    ],
    [
      "275x20x11x71x1",
      [
        "No parcel: carton 1, over 70 kg (UPS, UPS in Amazon’s partnered program), 68 kg (FedEx); a side over 274 cm (UPS, FedEx), 270 cm (UPS in Amazon’s partnered program); length and girth over 330 cm (FedEx). Couriers take it as freight, if at all.",
      ],
    ],
  ])("%s: whose limit it is, and UPS's surcharge", (rows, expected) => {
    expect(warnings(rows)).toEqual(expected);
  });

  test("follow the limits that are typed", () => {
    expect(warnings("80x60x50x30x1", { upsMaxKg: "25", largePackageGirthCm: "290" })).toEqual([
      "Not for every carrier: carton 1, over 25 kg (UPS). As a parcel: FedEx, UPS in Amazon’s partnered program.",
      "UPS adds a surcharge for large packages and charges at least 40 kg for each: carton 1, length and girth over 290 cm.",
    ]);
  });
});

test("warns of cartons that fit only some containers, are no parcels or are too heavy for US roads", () => {
  const warnings = (rows: string) => {
    const outcome = outcomeFor(rows);
    return outcome.ok ? outcome.warnings : [];
  };
  expect(warnings("60x40x40x12x100")).toEqual([]);
  expect(warnings("110x110x230x500x1")).toEqual([
    expect.stringMatching(/^No parcel: carton 1, over 70 kg \(UPS, /),
  ]);
  expect(warnings("231x231x231x20x1")).toEqual([
    "Too large or too heavy for a 20GP or 40GP: carton 1.",
    expect.stringMatching(/^No parcel: carton 1, length and girth over 400 cm \(UPS\), /),
  ]);
  expect(warnings("40x30x25x28x700")).toEqual([
    "Too heavy for US roads, which take about 17,237 kg in a 20GP.",
  ]);
  // The container with the machine is too heavy, although four of them together are not.
  expect(warnings("200x100x100x18000x1,60x40x40x12x1000")).toContain(
    "Too heavy for US roads, which take about 17,237 kg in a 20GP.",
  );
});

describe("a crate that fits no container", () => {
  const rows = ",250x240x240x20x1,60x40x40x12x1000,250x240x240x20x1";

  test("is mentioned first, with an alternative to containers", () => {
    const answer = answerFor(rows);
    expect(makeAnswerView(answer).text).toMatch(
      /^Cartons 2 and 4 fit no container: they are too large or too heavy\. 12,040 kg in 1,002 cartons\./,
    );
    expect(answer.advice).toBe("none");
    expect(adviseOnContainer(answer)).toBe(
      "Cartons 2 and 4 fit no container: they are too large or too heavy. Ask a forwarder for an open-top or a flat rack, or ask the factory for smaller cartons.",
    );
  });

  test("makes a whole container impossible, whatever it is quoted at", () => {
    const answer = answerFor(rows, { lclPerCbm: "95", fclAllIn: "10" });
    expect(answer.advice).toBe("none");
    expect(answer.quotes).toBeNull();
  });

  test("is worded in the singular for a single carton", () => {
    expect(makeAnswerView(answerFor("250x240x240x20x1")).text).toMatch(
      /^Carton 1 fits no container: it is too large or too heavy\./,
    );
  });

  test("is advised a high cube if it fits in one", () => {
    const answer = answerFor("231x231x231x20x1");
    expect(adviseOnContainer(answer)).toMatch(
      / Of these containers only a 40HQ takes every carton\.$/,
    );
    expect(makeAnswerView(answer).text).toMatch(/^20 kg in 1 carton\./);
  });
});

test.each([
  ["50x40x30x300x95", {}, /^At 28\.500 m³, charged on weight, a whole one usually/],
  ["50x40x30x100x95", {}, /^At 9\.500 m³, charged on weight, share one\./],
  ["50x40x30x15x50", { seaMinimumCbm: "5" }, /^At 5\.000 m³, the least they charge, share one\./],
  ["60x40x40x12x100", {}, /^At 9\.600 m³ share one\./],
])(
  "%s with %j: the advice says why it is on more than the cartons measure",
  (rows, own, advice) => {
    expect(adviseOnContainer(answerFor(rows, own))).toMatch(advice);
  },
);

describe("the visitor's own quotes", () => {
  const quoted = (rows: string, lclPerCbm: string, fclAllIn: string, fclContainer = "20GP") =>
    answerFor(rows, { lclPerCbm, fclAllIn, fclContainer });

  test("decide for a whole container, with both costs shown", () => {
    const answer = quoted("60x40x40x12x100", "95", "800");
    expect(answer.advice).toBe("whole");
    expect(answer.quotes).toMatchObject({
      sharedCents: 91_200,
      wholeCents: 80_000,
      breakEvenCbm: 8.42,
    });
    expect(adviseOnContainer(answer)).toBe(
      "By your quotes a share of 9.600 m³ at 95 is 912.00, and 1 container (20GP) at 800 is 800.00: not sharing saves 112.00.",
    );
  });

  test("decide for a share above the usual rule too", () => {
    const answer = quoted("60x40x40x12x250", "50", "1,400");
    expect(answer.advice).toBe("share");
    expect(adviseOnContainer(answer)).toMatch(
      /is 1,200\.00, .+ is 1,400\.00: sharing saves 200\.00\.$/,
    );
  });

  test("are applied to the charged volume of heavy goods", () => {
    // 18,000 kg in 9.6 m³ are charged as 18 m³.
    const answer = quoted("60x40x40x180x100", "50", "800");
    expect(answer.quotes).toMatchObject({ sharedCents: 90_000, wholeCents: 80_000 });
    expect(answer.advice).toBe("whole");
  });

  test("count every container that is needed", () => {
    const rows = "60x40x40x12x400";
    expect(quoted(rows, "95", "2,000")).toMatchObject({
      advice: "share",
      quotes: { needed: 2, sharedCents: 364_800, wholeCents: 400_000, breakEvenCbm: 42.11 },
    });
    expect(quoted(rows, "95", "2,000", "40GP")).toMatchObject({
      advice: "whole",
      quotes: { needed: 1, wholeCents: 200_000, breakEvenCbm: 21.05 },
    });
  });

  test("count about as many containers as several sizes need, and say so", () => {
    const answer = quoted("130x130x130x50x12,10x10x10x1x1", "95", "700");
    expect(answer).toMatchObject({ advice: "whole", quotes: { needed: 3, wholeCents: 210_000 } });
    expect(adviseOnContainer(answer)).toMatch(
      / and about 3 containers \(20GP\) at 700 is 2,100\.00:/,
    );
  });

  test("break even nowhere if even full containers cost more than a share", () => {
    expect(quoted("60x40x40x12x100", "50", "1,400").quotes?.breakEvenCbm).toBeNull();
  });

  test("may cost the same", () => {
    expect(quoted("60x40x40x12x100", "100", "960").advice).toBe("same");
  });

  test("for a container that does not take the cartons are not compared", () => {
    const answer = quoted("110x110x230x500x20", "95", "800");
    expect(answer.quotes).not.toBeNull();
    const upright = answerFor("110x110x230x500x20", {
      sideUp: "up",
      lclPerCbm: "95",
      fclAllIn: "800",
    });
    expect(upright).toMatchObject({ quotes: null, quoted: "20GP", advice: "whole" });
  });

  test("are ignored if only one is typed", () => {
    expect(answerFor("60x40x40x12x100", { fclAllIn: "1400" })).toMatchObject({
      advice: "share",
      quotes: null,
      quoted: null,
    });
  });

  test("break even where both cost the same", () => {
    expect(quoted("60x40x40x12x100", "95", "1,400").quotes?.breakEvenCbm).toBe(14.74);
  });
});

describe("a shipment below the minimum of groupage", () => {
  test("is not told to share a container, but to ask a courier", () => {
    const answer = answerFor("10.2x10.2x10.2x0.3x1");
    expect(answer.advice).toBe("small");
    expect(adviseOnContainer(answer)).toBe(
      "At 0.001 m³ and 0.3 kg ask a courier, who charges 0.5 kg; sea groupage would charge 1.000 m³ and its papers.",
    );
  });

  test("that is no parcel is sent to air freight", () => {
    expect(adviseOnContainer(answerFor("80x60x60x90x3"))).toBe(
      "At 0.864 m³ and 270 kg ask for air freight, which charges 270.0 kg: couriers refuse a carton like this, and sea groupage would charge 1.000 m³.",
    );
  });

  test("that only Amazon's carrier within Europe takes as a parcel is sent to air freight", () => {
    expect(adviseOnContainer(answerFor("100x80x75x30x1"))).toMatch(/ ask for air freight, /);
    expect(adviseOnContainer(answerFor("91x71x71x30x1"))).toMatch(/ ask a courier, /);
  });

  test("stays too small if quotes make sharing cheaper, with both costs shown", () => {
    const answer = answerFor("10.2x10.2x10.2x0.3x1", { lclPerCbm: "95", fclAllIn: "800" });
    expect(answer.advice).toBe("small");
    expect(adviseOnContainer(answer)).toMatch(
      /ask a courier.+ is 95\.00, .+ sharing saves 705\.00\.$/,
    );
  });

  test("ends at 1 m³ or 1,000 kg", () => {
    expect(answerFor("100x100x100x20x1").advice).toBe("share");
    expect(answerFor("50x50x50x500x2").advice).toBe("share");
  });
});

test.each([
  ["45x35x30x9x211", "share"],
  ["50x40x50x9x100", "both"],
  ["45x35x30x9x260", "both"],
  ["50x40x50x9x180", "both"],
  ["50x40x50x9x181", "whole"],
  ["50x40x50x120x100", "both"],
])("for %s the advice is %s", (rows, advice) => {
  expect(answerFor(rows).advice).toBe(advice);
});

test("the calculation lists every mode and container, to be checked by hand", () => {
  const outcome = calculateShipmentVolume(
    makeState("16x12x10x8x100xin", { fclAllIn: "1400", lclPerCbm: "95" }),
  );
  const steps = outcome.ok ? outcome.steps : [];
  expect(steps.map(({ label, how, value }) => `${label} | ${how} | ${value}`)).toEqual([
    "Carton 1 | 16 × 12 × 10 in × 2.54 is 40.64 × 30.48 × 25.4 cm × 100 cartons = 3,146,316.288 cm³ | 3.146 m³",
    "Volume | 3,146,316.288 cm³ ÷ 1,000,000 | 3.146 m³",
    "Gross weight | 8 lb × 0.45359237 × 100 | 362.874 kg",
    "Density | 362.874 kg ÷ 3.146316 m³ | 115 kg per m³",
    "Air freight, sides to the nearest cm | 41 × 30 × 25 cm × 100 | 3,075,000 cm³",
    "Courier, carton 1 | 41 × 31 × 26 cm ÷ 5,000 = 6.609 against 3.629 kg real; up to the next 0.5 kg: 7 × 100 | 700 kg",
    "Courier, sides up to the next cm | 41 × 31 × 26 cm × 100 | 3,304,600 cm³",
    "Courier, US account, carton 1 | 16 × 12 × 10 in ÷ 139 = 13.813 against 8 lb real; up to the next pound: 14 × 100 | 1,400 lb",
    "Air freight | Real weight 362.874 kg against 3,075,000 cm³ ÷ 6,000, which is 512.5 kg | 512.5 kg",
    "Courier | 100 cartons at 7 kg by volume. Counted per shipment it would be 661.0 kg; ask which your account uses | 700.0 kg",
    "Courier, counted per shipment | Real weight 362.874 kg against 3,304,600 cm³ ÷ 5,000, which is 660.92 kg | 661.0 kg",
    "Courier, US account | 100 cartons at 14 lb by volume | 1,400 lb",
    "Rail groupage | 3.146 m³ against 362.874 kg ÷ 500, which is 0.726, at least 1. One cubic meter counts as 500 kg | 3.146 m³",
    "Sea groupage | 3.146 m³ against 362.874 kg ÷ 1,000, which is 0.363, at least 1. One cubic meter counts as 1,000 kg | 3.146 m³",
    "Road groupage in Europe | Real weight 362.874 kg against 3.146316 m³ × 333, which is 1,047.723 kg | 1,047.7 kg",
    "20GP, how many fit | 109 on the floor × 9 high is 981 by space; 28,180 kg payload carries 7,765 | 981 cartons, room is the limit",
    "20GP | 362.874 ÷ 28,180 kg payload is 1.3%; 100 ÷ 981 that fit in is 10.2% | 1 container",
    "40GP, how many fit | 224 on the floor × 9 high is 2,016 by space; 26,730 kg payload carries 7,366 | 2,016 cartons, room is the limit",
    "40GP | 362.874 ÷ 26,730 kg payload is 1.4%; 100 ÷ 2,016 that fit in is 5.0% | 1 container",
    "40HQ, how many fit | 224 on the floor × 10 high is 2,240 by space; 26,540 kg payload carries 7,313 | 2,240 cartons, room is the limit",
    "40HQ | 362.874 ÷ 26,540 kg payload is 1.4%; 100 ÷ 2,240 that fit in is 4.5% | 1 container",
    "A share of a container, by your quote | 3.146 m³ × 95 | 298.87",
    "Whole containers, by your quote | 1 × 20GP × 1,400 | 1,400.00",
    "A whole container costs less from | 1,400 ÷ 95 per m³ | 14.74 m³",
  ]);
});

test.each([
  ["60x40x40x12x100", "125"],
  ["50x40x30x15.05x1", "251"],
  ["100x100x100x99.96x1", "100"],
  ["100x100x100x12.5x1", "12.5"],
  ["100x100x100x0.4x1", "0.4"],
  ["200x100x100x0.0251x1", "0.0126"],
  ["1000x1000x1000x0.01x1", "0.00001"],
  ["10x10x10x7.85x1", "7,850"],
  // No number is written with more than 100 decimals.
  [`10x10x10x0.${"0".repeat(110)}1x1`, "0"],
])("the density of %s is %s kg a cubic meter", (rows, density) => {
  const outcome = outcomeFor(rows);
  const steps = outcome.ok ? outcome.steps : [];
  expect(steps.find(({ label }) => label === "Density")?.value).toBe(`${density} kg per m³`);
  expect(makeAnswerView(answerFor(rows)).text).toContain(` At ${density} kg a cubic meter `);
});

test("the steps of several sizes name the size that needs most containers", () => {
  const outcome = outcomeFor("130x130x130x50x12,10x10x10x1x1");
  const steps = outcome.ok ? outcome.steps : [];
  expect(steps.find(({ label }) => label === "20GP")).toEqual({
    label: "20GP",
    how: "26.365 ÷ 28 m³ usable is 94.2%; 601 ÷ 28,180 kg payload is 2.1%; Carton 1 and larger ones: 12 ÷ 4 that fit in is 300.0%",
    value: "about 3 containers",
  });
});

test("the steps of a large shipment show no floating-point errors", () => {
  const outcome = calculateShipmentVolume(
    makeState("24x16x16.1x31.3x100000xin,999.9x999.9x999.7x29999.1x99999"),
  );
  const allSteps = outcome.ok ? outcome.steps : [];
  const steps = allSteps.map(({ how, value }) => `${how} = ${value}`).join("\n");
  expect(steps).toContain("10,131,138,447.36 cm³");
  expect(steps).not.toMatch(/\.\d*(0000|9999)\d/);
});

test("the largest shipment is measured to the thousandth of a cubic meter", () => {
  // Exactly 84,061,139,959,496.28 cm³.
  expect(answerFor("954.1x917.2x972.6x20x98765").totals.cbm).toBe(84_061_139.959);
});
