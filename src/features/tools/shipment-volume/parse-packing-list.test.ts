import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateShipmentVolume } from "./calculate";
import type { CartonTexts } from "./form";
import { parsePackingList } from "./parse-packing-list";
import { makeState } from "./test-cartons";

function write({ length, width, height, weight, cartons, unit }: CartonTexts): string {
  return [length, width, height, weight, cartons, unit].join(" ");
}

function readRows(...lines: string[]): string[] {
  return parsePackingList(lines.join("\n")).rows.map(write);
}

test.each([
  ["tabs", "60\t40\t40\t12\t100"],
  ["commas", "60,40,40,12,100"],
  ["semicolons", "60;40;40;12;100"],
  ["commas and spaces", " 60 , 40 , 40 , 12 , 100 "],
  ["quotes", '"60","40","40","12","100"'],
  ["a size in one cell", "60x40x40\t12\t100"],
  ["a size with unit and other signs", "60 × 40 * 40 cm, 12 kgs, 100 ctns"],
  ["millimeters", "600 mm,400 mm,400 mm,12,100"],
  ["meters", "0.6m;0.4m;0.4m;12;100"],
  ["Windows line ends", "60,40,40,12,100\r\n"],
  ["a byte order mark", '\uFEFF"60",40,40,12,100'],
])("reads a line with %s", (_name, line) => {
  expect(parsePackingList(line)).toEqual({
    rows: [{ length: "60", width: "40", height: "40", weight: "12", cartons: "100", unit: "cm" }],
    unread: [],
  });
});

test("keeps thousands separators, which the fields read", () => {
  expect(readRows('60,40,40,12,"1,200"')).toEqual(["60 40 40 12 1,200 cm"]);
  expect(readRows("60\t40\t40\t12\t1,200")).toEqual(["60 40 40 12 1,200 cm"]);
});

test("finds columns by their headings, in any order, with gross before net weight", () => {
  expect(
    readRows(
      "Item,Carton No.,PCS/CTN,CTNS,N.W. (kg),G.W. (kg),Total G.W.,Length (cm),Width (cm),Height (cm),CBM",
      "Mug,1-100,24,100,11,12,1200,60,40,41,9.6",
    ),
  ).toEqual(["60 40 41 12 100 cm"]);
});

test.each([
  ["L\tW\tH\tG.W. (kg)\tQty", "60\t40\t41\t12\t100", "60 40 41 12 100 cm"],
  ["L (in)\tW (in)\tH (in)\tWeight (lb)\tCartons", "24\t16\t15\t26\t7", "24 16 15 26 7 in"],
  [
    "L (in)\tW (in)\tH (in)\tWeight (kg)\tCartons",
    "24\t16\t15\t10\t7",
    "24 16 15 22.0462262185 7 in",
  ],
  [
    "Length in cm;Width in cm;Height in cm;Weight in kg;No. of cartons",
    "60;40;41;12;100",
    "60 40 41 12 100 cm",
  ],
  [
    "L (mm),W (mm),H (mm),G.W.,Qty (pcs),Ctn qty",
    "605,400,410,12,2400,100",
    "60.5 40 41 12 100 cm",
  ],
  ["Carton size (cm)\tG.W./ctn (kgs)\tTotal cartons", "60*40*41\t12\t100", "60 40 41 12 100 cm"],
  ["Dimensions LxWxH\tGross weight\tQuantity", '24" x 16" x 15"\t26\t7', "24 16 15 26 7 in"],
  ["L (ft)\tW (ft)\tH (ft)\tG.W. (oz)\tCTNS", "2\t1.5\t1\t200\t7", "24 18 12 12.5 7 in"],
  ["L,W,H,Unit,Weight,Cartons", "24,16,15,in,26,7", "24 16 15 26 7 in"],
  ["L,W,H,Units,Weight,Cartons", "24,16,15,in and lb,26,7", "24 16 15 26 7 in"],
  ['"Meas.\n(cm)","G.W.\n(kg)","CTNS"', "60x40x41,12,100", "60 40 41 12 100 cm"],
])("reads under %s", (headings, line, expected) => {
  expect(readRows(headings, line)).toEqual([expected]);
});

test("a second line of headings may part the size into its sides", () => {
  expect(
    readRows(
      "Item\tCarton size (cm)\t\t\tG.W. (kg)\tCTNS",
      "\tL\tW\tH\t\t",
      "Mug\t60\t40\t41\t12\t100",
    ),
  ).toEqual(["60 40 41 12 100 cm"]);
});

test("names the lines it cannot read, and reads the others", () => {
  const list = [
    "Packing list 7",
    "",
    "L\tW\tH\tG.W.\tCTNS",
    "60\t40\t40\t12\t100",
    "60\t40\t40\t12,5\t100",
    '60\t40\t"4\n0"\t12\t100',
    "60\t40\t40\t12\t1.5",
    "TOTAL\t\t\t\t300",
    "50\t40\t30\t15\t40",
  ].join("\r\n");
  const { rows, unread } = parsePackingList(list);
  expect(rows.map(write)).toEqual(["60 40 40 12 100 cm", "50 40 30 15 40 cm"]);
  expect(unread).toEqual([
    { number: 1, text: "Packing list 7", reason: "Enter a length greater than 0" },
    { number: 5, text: "60\t40\t40\t12,5\t100", reason: "Use a point for decimals" },
    { number: 6, text: '60\t40\t"4\n0"\t12\t100', reason: "Enter a height greater than 0" },
    { number: 8, text: "60\t40\t40\t12\t1.5", reason: "Whole number of cartons" },
    { number: 9, text: "TOTAL\t\t\t\t300", reason: "Enter a length greater than 0" },
  ]);
});

test("a semicolon in a name does not make a comma list one of semicolons", () => {
  expect(readRows("Item,L,W,H,Weight,Cartons", "Mugs; blue,60,40,40,12,100")).toEqual([
    "60 40 40 12 100 cm",
  ]);
});

test("a decimal comma is refused in every list", () => {
  const { unread } = parsePackingList("60,5;40,5;40,5;12,5;100");
  expect(unread.map(({ reason }) => reason)).toEqual(["Use a point for decimals"]);
});

test.each([
  ["thousands", "L,W,H,G.W.,CTNS\n60,40,40,12,1,200"],
  ["decimals", "60,5,40,40,12,100"],
  ["decimals under headings", "Item,L,W,H,G.W.,CTNS\nMug,60,5,40,40,12,100"],
])("a comma within a figure moves no cell into the next column: %s", (_name, list) => {
  const { rows, unread } = parsePackingList(list);
  expect(rows).toEqual([]);
  expect(unread.map(({ reason }) => reason)).toEqual([
    "More cells than columns; quote figures that hold a comma",
  ]);
});

test("blank cells at the end of a line, and columns without a heading between tabs, do no harm", () => {
  expect(readRows("60,40,40,12,100,,,")).toEqual(["60 40 40 12 100 cm"]);
  expect(readRows("L\tW\tH\tG.W.\tCTNS", "60\t40\t40\t12\t100\tfragile")).toEqual([
    "60 40 40 12 100 cm",
  ]);
});

test("takes twenty rows and names the others", () => {
  const { rows, unread } = parsePackingList("60,40,40,12,100\n".repeat(22));
  expect(rows).toHaveLength(20);
  expect(unread.map(({ number, reason }) => `${number} ${reason}`)).toEqual([
    "21 At most 20 rows",
    "22 At most 20 rows",
  ]);
});

test("refuses a workbook, and quotes the beginning of a long line", () => {
  expect(parsePackingList("1,".repeat(60_000)).unread).toMatchObject([
    { reason: "Too long: copy the lines of the cartons alone" },
  ]);
  expect(parsePackingList(`x${"y".repeat(500)}`).unread[0]?.text).toHaveLength(81);
});

test("no text makes it throw, and what it reads the form takes", () => {
  const piece = fc.constantFrom(
    "\t",
    ";",
    ",",
    "\n",
    "\r",
    '"',
    "x",
    "×",
    "0",
    "1",
    ".",
    " ",
    "-",
    "60",
    "40.5",
    "cm",
    "in",
    "L",
    "W",
    "H",
    "Qty",
    "G.W. (kg)",
    "60x40x40",
    '""',
    "\n60,40,40,12,100\n",
  );
  const list = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(piece, { maxLength: 60 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(list, (text) => {
      const { rows } = parsePackingList(text);
      expect(rows.length).toBeLessThanOrEqual(20);
      if (rows.length > 0)
        expect(calculateShipmentVolume({ ...makeState(""), rows }).ok).toBe(true);
    }),
    { numRuns: 500 },
  );
});
