import { describe, expect, test } from "vitest";
import { findObligation, notes, obligations, rules } from "./rules";

/** Row by row the matrix of Incoterms 2020, without its notes. */
const MATRIX: [name: (typeof obligations)[number]["name"], row: string][] = [
  ["Export packing", "S S S S S S S S S S S"],
  ["Loading at factory", "B S S S S S S S S S S"],
  ["Truck to port or terminal", "B S/B S S S S S S S S S"],
  ["Export clearance", "B S S S S S S S S S S"],
  ["Origin terminal", "B B S S S S S S S S S"],
  ["Loading on ship", "B B B S S S S S S S S"],
  ["Main carriage", "B B B B S S S S S S S"],
  ["Insurance", "- - - - - S - S - - -"],
  ["Destination terminal", "B B B B B B S S S S S"],
  ["Delivery to your door", "B B B B B B S/B S/B S S S"],
  ["Unloading at named place", "B B B B B B B B B S B"],
  ["Import clearance", "B B B B B B B B B B S"],
  ["Duty and import tax", "B B B B B B B B B B S"],
];
const LETTER = { seller: "S", buyer: "B", either: "S/B", nobody: "-" };

describe("the matrix", () => {
  test.each(MATRIX)("%s: %s", (name, row) => {
    expect(rules.map((rule) => LETTER[findObligation(name, rule).payer]).join(" ")).toBe(row);
  });

  test("has no other rows or rules", () => {
    expect(obligations.map(({ name }) => name)).toEqual(MATRIX.map(([name]) => name));
    expect(rules.join(" ")).toBe("EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP");
  });

  test("refers to the notes in the right cells", () => {
    const noted = obligations.flatMap(({ name }) =>
      rules.flatMap((rule) => {
        const { note } = findObligation(name, rule);
        return note === null ? [] : [`${name} ${rule} ${note}`];
      }),
    );
    expect(noted).toEqual([
      "Loading at factory FCA 1",
      "Truck to port or terminal FCA 1",
      "Origin terminal FCA 1",
      "Origin terminal FAS 2",
      "Insurance CIF C",
      "Insurance CIP A",
      "Destination terminal CFR 3",
      "Destination terminal CIF 3",
      "Destination terminal CPT 4",
      "Destination terminal CIP 4",
      "Delivery to your door CPT 4",
      "Delivery to your door CIP 4",
    ]);
    expect(Object.keys(notes)).toEqual(["1", "2", "3", "4", "C", "A"]);
  });
});
