import { expect, test } from "vitest";
import { announceShipmentVolume, summarizeShipmentVolume } from "./summary";
import { answerFor, makeState } from "./test-cartons";

test("the enquiry names cartons, totals, charges and containers", () => {
  const state = makeState("60x40x40x12x100", { sideUp: "up", fclAllIn: "1400", lclPerCbm: "95" });
  const answer = answerFor("60x40x40x12x100", state.texts);
  expect(summarizeShipmentVolume(state, answer)).toEqual([
    "Carton: 60 × 40 × 40 cm, 12 kg, 100 pcs",
    "Packed: this side up",
    "Total: 100 cartons, 9.600 m³, 1,200 kg",
    "Air freight: 1,600.0 kg",
    "Courier: 1,950.0 kg",
    "Courier, counted per shipment: 1,920.0 kg",
    "Courier, US account: 4,500 lb",
    "Rail groupage: 9.600 m³",
    "Sea groupage: 9.600 m³",
    "Road groupage in Europe: 3,196.8 kg",
    "Containers: 20GP 1 container, 40GP 1 container, 40HQ 1 container",
    "Whole container costs less from: 14.74 m³",
  ]);
});

test("of many sizes the enquiry names four", () => {
  const rows = "60x40x40x12x100,50x40x40x12x100,40x40x40x12x100,30x40x40x12x100,20x40x40x12x100";
  const summary = summarizeShipmentVolume(makeState(rows), answerFor(rows));
  expect(summary.filter((line) => line.startsWith("Carton:"))).toHaveLength(4);
  expect(summary).toContain("More sizes: 1");
});

test("screen readers hear the volume and the two largest charges", () => {
  expect(announceShipmentVolume(answerFor("50x40x30x15x40,80x60x50x22x10"))).toBe(
    "4.800 m³, 820 kg, air freight 820.0 kg, courier 1,080.0 kg",
  );
});
