import { expect, test } from "vitest";
import { worksheet } from "@/content/tools/shipment-volume";
import { describeRow } from "./describe-row";
import { shipmentVolumeForm } from "./form";
import { announceShipmentVolume, summarizeShipmentVolume } from "./summary";
import { answerFor, makeState } from "./test-cartons";

const summaryOf = (...given: Parameters<typeof makeState>) =>
  summarizeShipmentVolume(makeState(...given), answerFor(...given));

test("the enquiry has totals, charges and containers, then the cartons", () => {
  expect(summaryOf("60x40x40x12x100", { sideUp: "up" })).toEqual({
    answer: [
      "Total: 100 cartons, 9.600 m³, 1,200 kg",
      "Air freight: 1,600.0 kg",
      "Courier: 1,950.0 kg (per shipment 1,920.0), US account 4,500 lb",
      "Groupage: sea/rail 9.600 m³, EU road 3,196.8 kg",
      "Containers: 1 x 20GP/40GP/40HQ",
    ],
    details: ["Carton: 60 x 40 x 40 cm, 12 kg, 100 cartons", "Packed: this side up"],
  });
});

test.each([
  [
    "24x16x16x132.3x1000xin,50x40x30x15x1",
    "Groupage: sea 100.742 m³, rail 120.051 m³, EU road 60,025.3 kg",
  ],
  ["60x40x40x12x256", "Containers: 2 x 20GP or 1 x 40GP/40HQ"],
  ["110x110x230x500x1", "Containers: 1 x 40HQ, not 20GP/40GP"],
  ["250x240x240x50x1", "Containers: none takes all cartons"],
  [
    "130x130x130x50x12,10x10x10x1x1",
    "Containers: about 3 x 20GP or 2 x 40GP or 1 x 40HQ (mixed cartons, not packed)",
  ],
])("%s: %s", (rows, line) => {
  expect(summaryOf(rows, { sideUp: "up" }).answer).toContain(line);
});

test("both quotes are compared", () => {
  expect(summaryOf("60x40x40x12x100", { lclPerCbm: "95", fclAllIn: "800" }).answer).toContain(
    "By my quotes: shared 912.00, whole 800.00 (1 x 20GP), the same at 8.42 m³",
  );
});

test("with many sizes the enquiry names the largest, or every carton by what is in it", () => {
  const rows = "60x40x40x12x100,50x40x40x12x100,70x50x40x20x30,30x40x40x12x100,20x40x40x12x100";
  expect(summaryOf(rows).details).toEqual([
    "5 sizes, the largest 70 x 50 x 40 cm, 20 kg, 30 cartons",
  ]);
  const named = ["LED desk lamp", "Organizer", "Lid", "Shade", "Cable"].map(
    (name, i) => `62x42x38x14.5x${i + 1}xcmx${name}`,
  );
  const { details } = summaryOf(named.join(","));
  expect(details).toHaveLength(5);
  expect(details[4]).toBe("Cable: 62 x 42 x 38 cm, 14.5 kg, 5 cartons");
});

test("screen readers hear the volume and the two largest charges", () => {
  expect(announceShipmentVolume(answerFor("50x40x30x15x40,80x60x50x22x10"))).toBe(
    "4.800 m³, 820 kg, air freight 820.0 kg, courier 1,080.0 kg",
  );
});

test("a row says what it comes to, or how many of its fields lack a valid entry", () => {
  const { empty } = shipmentVolumeForm.rows;
  const sides = { ...empty, length: "60", width: "40", height: "40" };
  const row = { ...sides, weight: "12", cartons: "100" };
  expect(describeRow(empty)).toBe(worksheet.rowOpen);
  expect(describeRow(row)).toBe("100 cartons, 9.600 m³");
  expect(describeRow({ ...row, length: "0" })).toBe("1 field to correct");
  expect(describeRow(sides)).toBe("2 fields to correct");
});
