import fc from "fast-check";
import { expect, test } from "vitest";
import {
  implausibleValues,
  questions as asked,
  unreadReasons as reasons,
} from "@/content/tools/packing-list";
import { form } from "@/content/tools/shipment-volume";
import { readCarton } from "@/tools/shipment-volume/cartons";
import { MAX_ROWS, type CartonTexts } from "@/tools/shipment-volume/form";
import { chooseRole, chooseUnit, noneChosen, type ChosenColumns } from "./columns";
import { letters, sentences, tables } from "./packing-list.examples";
import { readPackingList } from "./read-packing-list";

function write({ length, width, height, weight, cartons, unit }: CartonTexts): string {
  return [length, width, height, weight, cartons, unit].join(" ");
}

/** As in the examples: "60x40x40 cm 12 kg 100 Mug". */
function writeAll({ length, width, height, unit, weight, cartons, name }: CartonTexts): string {
  const weightUnit = unit === "in" ? "lb" : "kg";
  return `${length}x${width}x${height} ${unit} ${weight} ${weightUnit} ${cartons} ${name}`.trimEnd();
}

/** @param answers a part of a question each, with a part of its answer */
function read(
  lines: string | readonly string[],
  answers: readonly (readonly [asked: string, answer: string])[] = [],
  columns = noneChosen,
) {
  const review = readPackingList([lines].flat().join("\n"));
  const options = review({ options: {}, columns }).questions.flatMap(
    ({ key, text, options: all }) => {
      const [, answer] = answers.find(([question]) => text.includes(question)) ?? [];
      const index = all.findIndex((label) => answer && label.includes(answer));
      return index < 0 ? [] : [[key, index] as const];
    },
  );
  expect(options).toHaveLength(answers.filter(([, answer]) => answer !== "").length);
  const reading = review({ options: Object.fromEntries(options), columns });
  return { ...reading, rows: reading.rows.map(({ texts }) => texts) };
}

function readRows(...lines: string[]): string[] {
  const { rows, questions, unread } = read(lines);
  expect([questions, unread]).toEqual([[], []]);
  return rows.map(write);
}

const usual = "60 40 40 12 100 cm";

test.each<[text: string, row: string]>([
  // Signs between cells and figures, without headings.
  ["60\t40\t40\t12\t100", usual],
  ["60,40,40,12,100,,,", usual],
  ['\uFEFF"60","40",40,12,100\r\n', usual],
  ["60 × 40 * 40 cm, 12 kgs, 100 ctns", usual],
  ["600 mm,400 mm,400 mm,12,100", usual],
  ["0.6m;0.4m;0.4m;12;100", usual],
  ['60,40,40,12,"1,200"', "60 40 40 12 1200 cm"],
  // Headings.
  ["L\tW\tH\tG.W. (kg)\tQty (ctns)\n60\t40\t41\t12\t100", "60 40 41 12 100 cm"],
  ["L\tW\tH\tG.W.\tCTNS\n600\t400\t400\t12\t100\tfragile", usual],
  [
    "Length in cm;Width in cm;Height in cm;Weight in kg;No. of cartons\n60;40;41;12;100",
    "60 40 41 12 100 cm",
  ],
  ['Dimensions LxWxH\tGross weight (lb) each\tBoxes\n24" x 16" x 15"\t26\t7', "24 16 15 26 7 in"],
  ["L (ft)\tW (ft)\tH (ft)\tG.W./ctn (oz)\tCTNS\n2\t1.5\t1\t200\t7", "24 18 12 12.5 7 in"],
  ["L,W,H,Units,Weight each,Cartons\n24,16,15,in and lb,26,7", "24 16 15 26 7 in"],
  ["Item,L,W,H,Weight,Cartons\nMugs; blue,60,40,40,12,100", usual],
  ["CTNS 100 | G.W. (KGS) 1200 | Size 60x40x40", usual],
  ["Cartons: 100\nCarton size: 60x40x40cm\nG.W.: 12 kgs\nTotal CBM: 9.6", usual],
])("reads %j", (text, row) => {
  expect(readRows(text)).toEqual([row]);
});

test.each([
  ["H40 L60 W41", "60 41 40 12 100 cm"],
  ["60(L)*40(W)*40(H)", usual],
  ["60/40/40", usual],
  ["600*400*400毫米", usual],
])("reads the size %s", (size, row) => {
  expect(readRows("CTNS\tG.W./CTN\tSize", `100\t12\t${size}`)).toEqual([row]);
});

test.each([
  ["C/NO. 1~50, 61-70", 60],
  ["001 - 020", 20],
  ["No.1 to No.12", 12],
])("counts the carton numbers %s", (numbers, count) => {
  const list = ["Ctn No.\tG.W./CTN\tSize", `${numbers}\t12\t60x40x40`, "101-102\t12\t50x40x30"];
  expect(readRows(...list)[0]).toBe(`60 40 40 12 ${count} cm`);
});

test("names the lines it cannot read, and reads the others", () => {
  const list = [
    "Packing list 7",
    "",
    "L\tW\tH\tG.W.\tCTNS",
    "60\t40\t40\t12\t100",
    "60\t40\t?\t12\t100",
    '60\t40\t"4\n0"\t12\t100',
    "60\t40\t40\t12\t1.5",
    "60\t40\t40\t\t10",
    "60\t0\t40\t12\t10",
    "TOTAL\t\t\t\t140",
    "50\t40\t30\t15\t40",
  ].join("\r\n");
  const { columns } = form.rows.cartons;
  const { rows, unread, totals } = read(list);
  expect(rows.map(write)).toEqual(["60 40 40 12 100 cm", "50 40 30 15 40 cm"]);
  expect(unread.map(({ number, reason }) => [number, reason])).toEqual([
    [5, reasons.noFigure("height", "?")],
    [6, reasons.noFigure("height", "4\n0")],
    [8, columns.cartons.message],
    [9, reasons.noWeight],
    [10, columns.width.message],
  ]);
  expect(unread[1]?.text).toBe('60\t40\t"4\n0"\t12\t100');
  expect(totals).toEqual([{ line: 11, theirs: "140 cartons", ours: "140 cartons", isEqual: true }]);
});

test("a comma within a number does not shift cells into other columns", () => {
  const { rows, unread } = read("Item,L,W,H,G.W.,CTNS\nMug,60,5,40,40,12,100");
  expect(rows).toEqual([]);
  expect(unread.map(({ reason }) => reason)).toEqual([reasons.moved]);
});

test("12,5 causes a question, and is left out if the answer is no", () => {
  const list = "CTNS\tG.W. (KGS)\tMEAS (CM)\n100\t12,5\t60*40*40";
  const { questions, rows, unread } = read(list, [["", asked.noComma]]);
  expect(questions.map(({ text }) => text)).toEqual([asked.comma("12,5", "12.5")]);
  expect(rows).toEqual([]);
  expect(unread[0]?.reason).toBe(reasons.decimalComma("12,5"));
});

test("five columns or more without headings cause a question if several orders are plausible", () => {
  const { questions } = read("100\t24\t11\t12\t60\t40\t40");
  expect(questions).toHaveLength(1);
  expect(questions[0]?.options).toEqual([
    "Column 1 = cartons, Column 2 = units per carton: 100 cartons, 9.600 m³, 1,200 kg",
    "Column 1 = units per carton, Column 2 = cartons: 24 cartons, 2.304 m³, 288 kg",
    asked.asChosen,
  ]);
});

test("a list that matches no column order causes a question, and no rows are read", () => {
  const { rows, questions } = read("60x40x40\t12/7/9\t1/2/3\t4/5/6\t7/8/9\t-\t8.5\t1.5");
  expect(rows).toEqual([]);
  expect(questions.map(({ text }) => text)).toEqual([asked.unknown]);
});

test("implausible values have to be confirmed", () => {
  const { rows, questions } = read(["CTNS\tG.W./CTN (KG)\tSize (CM)", "100\t1200\t60x40x40"]);
  expect(rows).toHaveLength(1);
  expect(questions.map(({ text }) => text)).toEqual([
    asked.implausible([implausibleValues.density(2, "12,500")]),
  ]);
});

function readAgain(list: string, choose: (chosen: ChosenColumns) => ChosenColumns) {
  const { table, rows } = read(list, [], choose(noneChosen));
  return { roles: table?.columns.map(({ role }) => role), rows: rows.map(write) };
}

test("giving a role to a column takes it from the column that had it", () => {
  const list = "CTNS\tSpare\tG.W./ctn (kg)\tMEAS (CM)\n100\t80\t12\t60*40*40";
  const { roles, rows } = readAgain(list, (chosen) => chooseRole(chosen, 1, "cartons"));
  expect(roles).toEqual(["ignore", "cartons", "weightEach", "size"]);
  expect(rows).toEqual(["60 40 40 12 80 cm"]);
  expect(readAgain(list, (chosen) => chooseRole(chosen, 0, "width")).roles?.[3]).toBe("ignore");
});

test("changing the unit of one side changes it for all sides", () => {
  const list = "L\tW\tH\tG.W./ctn (kg)\tCTNS\n60\t40\t40\t12\t100";
  const columns = (["length", "width", "height", "weightEach", "cartons"] as const).map(
    (role, i) => ({ role, unit: i < 3 ? ("cm" as const) : null }),
  );
  expect(readAgain(list, (chosen) => chooseUnit(chosen, columns, 0, "in")).rows).toEqual([
    "60 40 40 26.4554714622 100 in",
  ]);
});

test("a role chosen by hand in a list without headings leaves the others as they were", () => {
  const list = "60x40x40\t12\t100\t7\t9\t3";
  expect(readAgain(list, (chosen) => chooseRole(chosen, 5, "ignore")).roles?.[0]).toBe("size");
});

test("fills twenty rows with different cartons and lists the others as unread", () => {
  const sides = Array.from({ length: 22 }, (_, i) => 60 + i);
  const lines = [...sides, 60].map((side) => `${side},40,40,12,100\n`);
  const { rows, unread } = read(lines.join(""));
  expect(rows).toHaveLength(20);
  expect(rows[0]?.cartons).toBe("200");
  expect(unread.map(({ number, reason }) => [number, reason])).toEqual([
    [21, reasons.tooMany(20)],
    [22, reasons.tooMany(20)],
  ]);
});

test("five hundred lines of equal cartons are one row, and the total below decides on the weights", () => {
  const lines = Array.from({ length: 500 }, (_, i) => `2\t24\t60x40x40\tCup ${i % 20}`);
  const { rows, questions, totals } = read(
    ["CTNS\tG.W. (kg)\tMEAS (CM)\tDescription", ...lines, "TOTAL\t12000 kg"].join("\n"),
  );
  expect(rows.map(write)).toEqual(["60 40 40 12 1000 cm"]);
  expect(questions).toEqual([]);
  expect(totals.map(({ isEqual }) => isEqual)).toEqual([true]);
});

test("the names of many products, and a long one, are cut to what the form takes", () => {
  const lines = Array.from({ length: 30 }, (_, i) => `1\t12\t60x40x40\tCup ${i}`);
  const { rows } = read(
    ["CTNS\tG.W./ctn kg\tcm\tItem", ...lines, `1\t9\t60x40x40\t${"y".repeat(90)}`].join("\n"),
  );
  const [many = "", long = ""] = rows.map(({ name }) => name);
  expect(many).toBe("Cup 0, Cup 1, Cup 2, Cup 3, Cup 4, Cup 5, Cup 6, and 23 more");
  expect(long).toBe(`${"y".repeat(59)}…`);
});

test("equal cartons stay in two rows if one would hold too many", () => {
  expect(readRows("CTNS\tG.W./CTN kg\tcm", "60000\t1\t20x10x10", "60000\t1\t20x10x10")).toEqual([
    "20 10 10 1 60000 cm",
    "20 10 10 1 60000 cm",
  ]);
});

test("refuses a whole spreadsheet, and quotes only the start of a long line", () => {
  for (const text of ["1,".repeat(60_000), "60,40,40,12,1\n".repeat(2001)])
    expect(read(text)).toMatchObject({ intro: reasons.tooLong, rows: [] });
  const { unread } = read(["L\tW\tH\tG.W.\tCTNS", `60\t40\t40\tx${"y".repeat(500)}\t1`]);
  expect(unread[0]?.text).toHaveLength(81);
});

/** The lines of an example by what they begin with. */
function parseExamples(block: string) {
  return block
    .split(/^# /m)
    .slice(1)
    .map((example) => {
      const [name = "", ...lines] = example.trimEnd().split("\n");
      const isResult = (line: string) => /^(?:[=?!]|totals|says) /.test(line);
      const find = (mark: string) =>
        lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(mark.length + 1)] : []));
      const text = lines.filter((line) => !isResult(line)).join("\n");
      return {
        name,
        text: text.startsWith("|") ? text : text.replace(/ ?\| ?/g, "\t"),
        answers: find("?")
          .map((line) => line.split(" -> "))
          .map(([asked = "", answer = ""]) => [asked, answer] as const),
        rows: find("=").flatMap((line) => line.split("; ")),
        unread: find("!"),
        totals: find("totals").join(" "),
        says: find("says"),
      };
    });
}

test.each([...parseExamples(tables), ...parseExamples(letters)])("reads $name", (example) => {
  const { text, answers, rows, unread, totals, says } = example;
  const reading = read(text, answers);
  expect(reading.questions).toHaveLength(answers.length);
  for (const [i, [asked]] of answers.entries()) expect(reading.questions[i]?.text).toContain(asked);
  expect(reading.rows.map(writeAll)).toEqual(rows);
  expect(reading.unread.map(({ number, reason }) => `${number} ${reason}`)).toEqual(unread);
  expect(reading.totals.map(({ isEqual }) => (isEqual ? "right" : "wrong")).join(" ")).toBe(totals);
  const notes = [...reading.notes, ...reading.missing].join("\n");
  for (const words of says) expect(notes).toContain(words);
});

test.each(
  [...sentences.matchAll(/^(.+)\n= (.+)$/gm)].map(
    ([, line = "", row = ""]) => [line, row] as const,
  ),
)("reads the line %s", (line, row) => {
  const { questions, unread, rows } = read(line);
  expect([questions, unread, rows.map(writeAll)]).toEqual([[], [], [row]]);
});

test.each([
  "Two hundred and five cartons of mugs, 60x40x40 cm, 12 kg each",
  "Ctns 1, 2, 3 lamps 62x42x38cm 14.5kg each",
])("how many cartons are meant is asked about, not guessed: %s", (text) => {
  const { questions, rows, unread } = read(text, [["", asked.noComma]]);
  expect([questions.length, rows]).toEqual([1, []]);
  expect(unread.map(({ reason }) => reason)).toEqual([reasons.noCartonsWritten]);
});

test("a text without cartons gets an example of what can be read, and none of columns", () => {
  const { intro, table } = read("Hello, the cartons are not ready yet.");
  expect([intro, table]).toEqual([asked.noTable, null]);
});

test("a table copied with one cell per line is put together by its headings", () => {
  const cells = "Hi Anna|Item|Cartons|Size (cm)|G.W. each (kg)|Desk lamp|5|62x42x38|14.5|Lid|4";
  const lines = [...cells.split("|"), "50x30x26", "9.8", "Best regards"];
  const withUnits = lines.map((line) => line.replace(/^(14.5|9.8)$/, "$1 kg"));
  // Of the writing direction, and of no width.
  const withMarks = lines.map((line) => `\u200E${line.replace("x", "\u200Bx")}\u200F`);
  for (const text of [lines, lines.flatMap((line) => [line, ""]), withUnits, withMarks]) {
    const { rows, unread } = read(text);
    expect(rows.map(writeAll)).toEqual([
      "62x42x38 cm 14.5 kg 5 Desk lamp",
      "50x30x26 cm 9.8 kg 4 Lid",
    ]);
    expect(unread).toEqual([]);
  }
});

test("a column headed No may count the cartons or number them", () => {
  const lines = ["No\tItem\tSize (cm)\tG.W. each (kg)", "2\tLamp\t62x42x38\t14.5"];
  const countsWith = (role: string) =>
    read([...lines, "5\tLid\t50x30x26\t9.8"], [[asked.reading, role]]).rows.map(
      ({ cartons }) => cartons,
    );
  expect(countsWith("No = cartons")).toEqual(["2", "5"]);
  expect(countsWith("No = carton numbers")).toEqual(["1", "1"]);
});

test("no text causes an exception, and the form accepts all rows", () => {
  const mixed = (signs: string, words: string, ...lines: readonly string[]) =>
    fc
      .array(fc.constantFrom(...signs.split(""), ...words.split(" "), ...lines), { maxLength: 40 })
      .map((pieces) => pieces.join(""));
  const letter = mixed(
    '\n ,.;:()x×*/-@#"',
    "5 1-5 14.5 1,200 1.000 28 1/2 cm in kg lbs ctns cartons of each total 箱 pcs net pallets",
    "62x42x38",
    " 60 x 40 x 40 cm ",
    "\n5 cartons of lamps, 60x40x40 cm, 12 kg each\n",
  );
  const list = mixed(
    '\t;,\n\r"x×01. -|/@#:',
    "60 40.5 12,5 1.000 cm in L W H Qty CTNS C/NO. 1-100 毛重 TOTAL 60x40x40",
    "G.W. (kg)",
    '""',
    "\n60,40,40,12,100\n",
    "\nCTNS\tG.W.\tMEAS\n",
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), letter, list), (text) => {
      const { rows } = read(text);
      expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
      for (const texts of rows) expect(readCarton(texts).errors).toEqual({});
    }),
    { numRuns: 400 },
  );
});
