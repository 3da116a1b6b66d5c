import fc from "fast-check";
import { expect, test } from "vitest";
import {
  explanations,
  letterNotes as notes,
  letterQuestions as asked,
  questions as askedOfTables,
  remarks,
  unreadReasons as reasons,
} from "@/content/tools/packing-list";
import { readCarton } from "@/tools/shipment-volume/cartons";
import { MAX_ROWS } from "@/tools/shipment-volume/form";
import { noAnswers, readPackingList } from "./read-packing-list";
import type { ListRow } from "./row";

/** A letter and its rows, after the answers to its questions. */
type ExampleLetter = {
  text: string;
  /** One "5 Desk lamp 62x42x38 cm 14.5 kg" per row. */
  rows: readonly string[];
  /** What each question quotes, with the start of the answer that leads to the rows. */
  asks?: readonly (readonly [quoted: string, answer: string])[];
  says?: readonly string[];
  unread?: readonly string[];
};

const { yes, noComma: leftOut } = askedOfTables;
const threeProducts = [
  "5 LED desk lamp 62x42x38 cm 14.5 kg",
  "5 Organizer 60x40x40 cm 12 kg",
  "4 Lid 50x30x26 cm 9.8 kg",
];

const letters: Readonly<Record<string, ExampleLetter>> = {
  "a line per product, with its carton numbers": {
    text: "1-5   LED desk lamp, 62x42x38cm, 14.5kg each\n6-10  Organizer 60 x 40 x 40, 12 kg\n11-14 Lid, 50*30*26, 9.8kgs",
    rows: threeProducts,
  },
  prose: {
    text: "5 cartons of desk lamps, each 62 x 42 x 38 cm and 14.5 kg. Then 5 of organizers (60 x 40 x 40, 12 kg) and 4 of lids (50 x 30 x 26 cm, 9.8 kg).",
    rows: [
      "5 desk lamps 62x42x38 cm 14.5 kg",
      "5 organizers 60x40x40 cm 12 kg",
      "4 lids 50x30x26 cm 9.8 kg",
    ],
  },
  "the total weight of one line, while another can be of each carton or of all": {
    text: "4 cartons mugs 60x40x40 cm total 48 kg\n2 cartons bowls 60x40x40 cm, 24 kg",
    rows: ["4 mugs 60x40x40 cm 12 kg", "2 bowls 60x40x40 cm 24 kg"],
    asks: [["“24 kg”", asked.basisOption.each("96 kg")]],
  },
  "a line per carton": {
    text: "Ctn 1  62x42x38cm  14.5kg\nCtn 2 lids 62x42x38cm  14.5kg\nCtn 3  60x40x40cm  12kg\nCtn 4 lamps 62x42x38cm 14.5kg",
    rows: ["3 lids, lamps 62x42x38 cm 14.5 kg", "1  60x40x40 cm 12 kg"],
    says: [explanations.equal(4, "2 rows")],
  },
  "bullets below a greeting, with pieces, net weights and a total": {
    text: [
      "Hi Anna,",
      "- LED desk lamp: 5 ctns, 24 pcs per carton, 62 x 42 x 38 cm, G.W. 14.5 kg / N.W. 13 kg",
      "- Organizer: 5 ctns, 12pcs/ctn, 60 x 40 x 40 cm, G.W. 12 kg / N.W. 11 kg",
      "- Lid: 4 ctns, 100 pcs per carton, 50 x 30 x 26 cm, G.W. 9.8 kg / N.W. 9 kg",
      "Total: 14 cartons, 171.7 kg",
      "Best regards, Lily, +86 574 8888 1234",
    ].join("\n"),
    rows: threeProducts,
    says: ["“24 pcs per carton”, “13 kg”", notes.linesLeftOut(2)],
  },
  "gross and net weights in one figure, numbers of a sum, and stated volumes": {
    text: "Ctns 1-5 of 9: lamps, 62x42x38 cm, G.W./N.W.: 14.5/13.5 kg each, cbm 0.495\nCtns 6-9 of 9: lids, 50x30x26 cm, 9.8/9 kg each, 0.2 cbm",
    rows: ["5 lamps 62x42x38 cm 14.5 kg", "4 lids 50x30x26 cm 9.8 kg"],
    says: [remarks.volume(2, "0.200 m³", "0.156 m³")],
  },
  "a number that continues the carton numbers above it": {
    text: "No. 1-3 hoses, 24x16x16 in, 30 lb each\n4 reel, 20x20x10 in, 15 lb",
    rows: ["3 hoses 24x16x16 in 30 lb", "1 reel 20x20x10 in 15 lb"],
  },
  "a German sentence, and a Spanish one": {
    text: "5 Kartons Lampen, jeweils 62,5 x 42 x 38 cm und 14,5 kg. Dann 5 mit Dosen (60 x 40 x 40 cm, 12 kg).\nSon 5 cajas de lámparas, cada una de 62 x 42 x 38 cm y 14,5 kg, y 4 de tapas de 50 x 30 x 26 cm y 9,8 kg por bulto.",
    rows: [
      "5 Lampen 62.5x42x38 cm 14.5 kg",
      "5 Dosen 60x40x40 cm 12 kg",
      "5 lámparas 62x42x38 cm 14.5 kg",
      "4 tapas 50x30x26 cm 9.8 kg",
    ],
    says: [notes.comma("62,5", "62.5")],
  },
  "a Chinese count of packages or pieces": {
    text: "茶杯 10件，外箱尺寸60*40*40cm，12kg/件",
    rows: ["10 茶杯 60x40x40 cm 12 kg"],
    asks: [["“10件”", yes]],
  },
  "other orders, signs and units": {
    text: 'yoga mats: 30 lbs @ 24*16*16 inch x 10 ctns; 8 boxes of tiles, 28 1/2" x 20" x 2 1/4", 20 lbs each',
    rows: ["10 yoga mats 24x16x16 in 30 lb", "8 tiles 28.5x20x2.25 in 20 lb"],
  },
  "a block of lines per product": {
    text: "LED desk lamp\n5 cartons\n62cm x 42cm x 38cm\n14.5kg each\n\nLid\n4 cartons\n50cm x 30cm x 26cm\n9.8kg each",
    rows: [threeProducts[0] ?? "", threeProducts[2] ?? ""],
  },
  "weights that only a sum tells apart": {
    text: "5 cartons of lamps, 62x42x38 cm, 72.5 kg; 4 cartons of lids, 50x30x26 cm, 39.2 kg. Total weight 111.7 kg.",
    rows: ["5 lamps 62x42x38 cm 14.5 kg", "4 lids 50x30x26 cm 9.8 kg"],
    says: [notes.basis.line("72.5 kg")],
  },
  "figures without any unit of length": {
    text: "5 cartons of lamps, 24x16x16, 30 kg each",
    rows: ["5 lamps 24x16x16 in 66.1386786555 lb"],
    asks: [["“24x16x16”", "in:"]],
  },
  "pieces that are no cartons, and decimals that can be no thousands": {
    text: "Lamps 5 pcs, 62x42x38 cm, 14.500 kg",
    rows: ["1 Lamps 62x42x38 cm 14.5 kg"],
    asks: [["", asked.oneCarton]],
  },
  "a thousand with a comma, or one with a decimal comma": {
    text: "The goods weigh 1,200 kg in total in 100 cartons, each 60 x 40 x 40 cm.",
    rows: ["100 goods 60x40x40 cm 12 kg"],
    asks: [["“1,200”", asked.no]],
  },
  "cartons whose size stands elsewhere": {
    text: "We have 5 cartons of lamps and 4 of lids. The lamps are 62x42x38 cm, 14.5 kg each; the lids 50x30x26 cm, 9.8 kg.",
    rows: [],
    asks: [["", leftOut]],
    unread: [reasons.noSize("5 cartons"), reasons.scattered, reasons.noCartonsWritten],
  },
  "a size and weight of all cartons, in a sentence of its own": {
    text: "All cartons are 60x40x40 cm, 12 kg. 5 cartons of lamps, 4 cartons of lids, 9 kg each.",
    rows: ["5 lamps 60x40x40 cm 12 kg", "4 lids 60x40x40 cm 9 kg"],
  },
  "the size and weight of the line above": {
    text: "5 cartons of lamps, 62x42x38 cm, 14 kg 500 g each\n4 cartons of lids, same size, 9.8 kg each\n3 cartons of mats, same size and weight",
    rows: ["5 lamps 62x42x38 cm 14.5 kg", "7 lids, mats 62x42x38 cm 9.8 kg"],
  },
  "numbers of lines that may number the cartons": {
    text: "1 Lamp 62x42x38cm 14.5kg each\n2 Lamp 62x42x38cm 14.5kg each\n3 Mat 60x40x40cm 12kg each",
    rows: ["2 Lamp 62x42x38 cm 14.5 kg", "1 Mat 60x40x40 cm 12 kg"],
    asks: [["“1”", asked.numbers]],
  },
  "a number behind a gap in the carton numbers": {
    text: "1-3 lamps, 62x42x38cm, 14.5kg each\n5 lids, 50x30x26cm, 9.8kg each",
    rows: ["3 lamps 62x42x38 cm 14.5 kg", "1 lids 50x30x26 cm 9.8 kg"],
    asks: [["“5”", asked.numbers]],
  },
  "what is missing, line by line": {
    text: [
      "5 cartons of lamps, 62x42 cm, 14.5 kg each",
      "4 cartons of lids, 24 pcs each, 50x30x26 cm, 0.5 kg per piece",
      "2 pallets with 20 cartons each, 60x40x40 cm, 12 kg",
      "20 ctns of mats, 50x40x30cm, 12kg each",
      "Tray 20 ctns",
    ].join("\n"),
    rows: ["20 mats 50x40x30 cm 12 kg"],
    unread: [
      reasons.flatSize,
      reasons.noWeightWritten,
      reasons.pallets,
      reasons.noSize("20 cartons"),
    ],
  },
  "thousands with an apostrophe, and numbers that can be one or two": {
    text: [
      "Lampen 1'200 Kartons 50x40x30cm je 12 kg",
      "Lampes 1 200 cartons 50x40x30cm 12 kg chacun",
      "Trays 100 ctns 50x40x30cm total 1 250,50 kg",
      "Lids 20+5 ctns 50x40x30cm 9 kg each",
      "YW-1 200 ctns 60x40x30cm 14 kg each",
    ].join("\n"),
    rows: ["1200 Lampen 50x40x30 cm 12 kg", "200 YW-1 60x40x30 cm 14 kg"],
    unread: [
      reasons.doubtfulCount("1 200 cartons", "200", "1200"),
      reasons.doubtfulCount("1 250,50 kg", "250,50", "1250,50"),
      reasons.doubtfulCount("20+5 ctns", "5", "25"),
    ],
  },
  "pieces and pieces per carton": {
    text: [
      "Order: 600 pcs. Packing: 12 pcs/ctn, 62*42*38cm, G.W./N.W.: 14.5/13kg",
      "Lid 610 pcs, 12 pcs per carton, 50x30x26cm, 9.8kg",
    ].join("\n"),
    rows: ["50  62x42x38 cm 14.5 kg"],
    says: [notes.pieces("600 pcs", "12 pcs/ctn", "50 cartons")],
    unread: [reasons.broken("610", "12")],
  },
  "pallets alone, without a question that could not help": {
    text: "Total 2 pallets: 120*80*160cm, 380kgs/pallet\n3 plts 120x80x160cm 300kgs each",
    rows: [],
    unread: [reasons.pallets, reasons.pallets],
  },
  "a number of cartons as the first of four factors": {
    text: "Lamp 20x 50*40*30cm 12kg each\n10 x 60x40x30cm 9kg each Tray\n5x (24x16x16in, 30 lb each) Lid",
    rows: ["20 Lamp 50x40x30 cm 12 kg", "10 Tray 60x40x30 cm 9 kg", "5 Lid 24x16x16 in 30 lb"],
    asks: [["“20x”", yes]],
  },
  "the size of the gift box and the weight of one piece": {
    text: "Lamp, gift box size 12x12x20cm, unit weight 0.45kg, 20 ctns, 50x40x30 (cm), 12kg each",
    rows: ["20 Lamp, gift 50x40x30 cm 12 kg"],
  },
  "the number of cartons in the total of a single size": {
    text: "Desk lamp\nCarton size: 62*42*38cm\nG.W.: 14.5kgs\nTotal: 600pcs / 50ctns, 725 kg",
    rows: ["50 Desk lamp 62x42x38 cm 14.5 kg"],
  },
  "a sum within the sentence": {
    text: "20 cartons lamp (50x40x30cm, 12kg) and 10 cartons tray (60x40x30cm, 9kg), total 30 cartons 330kg.",
    rows: ["20 lamp 50x40x30 cm 12 kg", "10 tray 60x40x30 cm 9 kg"],
  },
  "the same size again in another unit": {
    text: "Lamp, 20 ctns, 50x40x30cm (19.7x15.7x11.8in), 12kg each",
    rows: ["20 Lamp 50x40x30 cm 12 kg"],
    says: ["“19.7x15.7x11.8in”"],
  },
  "a number behind the word carton that counts, and a weight that is open": {
    text: "Lamp 12KG/CTN 50x40x30cm total CTN 20\nLid, carton: 10, 60x40x30cm, 9kg each\nTray 5 ctns 60x40x40cm 12-13kg each",
    rows: ["20 Lamp 50x40x30 cm 12 kg", "10 Lid 60x40x30 cm 9 kg"],
    asks: [["“carton: 10”", yes]],
    unread: [reasons.weights],
  },
};

function read({ text, asks = [] }: ExampleLetter) {
  const review = readPackingList(text);
  const { questions, table } = review(noAnswers);
  if (table) throw new Error("read as a table");
  const options = questions.flatMap(({ key, text: asked, options: labels }) => {
    const [, answer] = asks.find(([quoted]) => asked.includes(quoted)) ?? [];
    const index = labels.findIndex((label) => answer && label.startsWith(answer));
    return index < 0 ? [] : [[key, index] as const];
  });
  const reading = review({ ...noAnswers, options: Object.fromEntries(options) });
  return { questions: reading.questions, reading };
}

function write({ texts }: ListRow): string {
  const { cartons, name, length, width, height, unit, weight } = texts;
  const weightUnit = unit === "in" ? "lb" : "kg";
  return `${cartons} ${name} ${length}x${width}x${height} ${unit} ${weight} ${weightUnit}`;
}

test.each(Object.entries(letters))("reads %s", (_, letter) => {
  const { questions, reading } = read(letter);
  expect(reading.rows.map(write)).toEqual(letter.rows);
  const { asks = [], unread = [], says = [] } = letter;
  expect(questions).toHaveLength(asks.length);
  for (const [i, [quoted]] of asks.entries()) expect(questions[i]?.text).toContain(quoted);
  expect(reading.unread.map(({ reason }) => reason)).toEqual(unread);
  for (const words of says) expect(reading.notes.join("\n")).toContain(words);
});

test.each<[line: string, row: string]>([
  // Carton numbers.
  ["Ctns 1,2,3: lamps, 62x42x38cm, 14.5kg each", "3 lamps 62x42x38 cm 14.5 kg"],
  ["Boxes 4 and 5: lids, 50x30x26cm, 9.8kg each", "2 lids 50x30x26 cm 9.8 kg"],
  ["Carton #6-#7: mugs, 60x40x40cm, 12kg each", "2 mugs 60x40x40 cm 12 kg"],
  ["第8-9箱：台灯，30×20×20厘米，每箱4公斤", "2 台灯 30x20x20 cm 4 kg"],
  // Spelled-out numbers, and spaces between thousands that can part nothing else.
  ["Twenty-five carton(s) of mugs, 60x40x40 cm, 12 kg each", "25 mugs 60x40x40 cm 12 kg"],
  ["Two dozen boxes of bowls, 50x40x30 cm, 4500 g each", "24 bowls 50x40x30 cm 4.5 kg"],
  ["台灯四箱，62×42×38厘米，每箱14.5公斤", "4 台灯 62x42x38 cm 14.5 kg"],
  ["Lampes 2 000 cartons 50x40x30cm total 24 000 kg", "2000 Lampes 50x40x30 cm 12 kg"],
  ["Panneau 5 cartons 1 200 x 800 x 600 mm, 40 kg chacun", "5 Panneau 120x80x60 cm 40 kg"],
  // Gross and net weights without a sign between them, and a volume in front of a weight.
  ["C/NO.1-20 lamp G.W.12KG N.W.11KG 50x40x30CM", "20 lamp 50x40x30 cm 12 kg"],
  ["15 ctns tray 8kg net 9kg gross 60(L)*40(W)*30(H)cm", "15 tray 60x40x30 cm 9 kg"],
  ["20ctns 50x40x30cm 1.2cbm 240kgs lamp", "20 lamp 50x40x30 cm 12 kg"],
  // Full-width commas between figures, and units of weight.
  ["箱数：20，50*40*30cm，毛重：12公斤，台灯", "20 台灯 50x40x30 cm 12 kg"],
  ["Rug 5 ctns 24x16x16in 12-1/2 lb each", "5 Rug 24x16x16 in 12.5 lb"],
  ["5 boxes of hoses, 24x16x16 in, 30 lb 2 oz each", "5 hoses 24x16x16 in 30.125 lb"],
  ["Lampen 100 Kartons 50x40x30cm gesamt 1,2 t", "100 Lampen 50x40x30 cm 12 kg"],
  // Pieces, and figures per carton, whose carton has no number.
  ["Lampe: 240 Stück, 12 Stück/Karton, 50x40x30 cm, 12 kg", "20 Lampe 50x40x30 cm 12 kg"],
  ["Bandeja 240 piezas, 24 piezas por caja, 60x40x30 cm, 9 kg", "10 Bandeja 60x40x30 cm 9 kg"],
  ["Lamp qty:240pcs pcs/ctn:12 size:50x40x30cm gw:12kg", "20  50x40x30 cm 12 kg"],
  ["Tray 10 ctns, GW/CTN: 9kg, NW/CTN: 8kg, 60x40x30cm", "10 Tray 60x40x30 cm 9 kg"],
  ["Lid 240 pcs / 48 pcs per carton = 5 cartons, 40x30x20cm, 6kg each", "5 Lid 40x30x20 cm 6 kg"],
])("reads the line %s", (line, row) => {
  const { questions, reading } = read({ text: line, rows: [] });
  expect([questions, reading.unread, reading.rows.map(write)]).toEqual([[], [], [row]]);
});

test.each([
  "Two hundred and five cartons of mugs, 60x40x40 cm, 12 kg each",
  "Ctns 1, 2, 3 lamps 62x42x38cm 14.5kg each",
])("how many cartons are meant is asked about, not guessed: %s", (text) => {
  const { questions, reading } = read({ text, rows: [], asks: [["", leftOut]] });
  expect([questions.length, reading.rows]).toEqual([1, []]);
  expect(reading.unread.map(({ reason }) => reason)).toEqual([reasons.noCartonsWritten]);
});

test("a text without cartons gets an example of what can be read, and none of columns", () => {
  const { intro, table } = readPackingList("Hello, the cartons are not ready yet.")(noAnswers);
  expect([intro, table]).toEqual([askedOfTables.noTable, null]);
});

test("a table copied with one cell per line is put together by its headings", () => {
  const cells = "Hi Anna|Item|Cartons|Size (cm)|G.W. each (kg)|Desk lamp|5|62x42x38|14.5|Lid|4";
  const lines = [...cells.split("|"), "50x30x26", "9.8", "Best regards"];
  const withUnits = lines.map((line) => line.replace(/^(14.5|9.8)$/, "$1 kg"));
  // Of the writing direction, and of no width.
  const withMarks = lines.map((line) => `\u200E${line.replace("x", "\u200Bx")}\u200F`);
  for (const text of [lines, lines.flatMap((line) => [line, ""]), withUnits, withMarks]) {
    const { rows, unread } = readPackingList(text.join("\n"))(noAnswers);
    expect(rows.map(write)).toEqual([
      "5 Desk lamp 62x42x38 cm 14.5 kg",
      "4 Lid 50x30x26 cm 9.8 kg",
    ]);
    expect(unread).toEqual([]);
  }
});

test("a column headed No may count the cartons or number them", () => {
  const lines = ["No\tItem\tSize (cm)\tG.W. each (kg)", "2\tLamp\t62x42x38\t14.5"];
  const review = readPackingList([...lines, "5\tLid\t50x30x26\t9.8"].join("\n"));
  const [question] = review(noAnswers).questions;
  const counts = question?.options.map((_, index) =>
    review({ ...noAnswers, options: { [question.key]: index } }).rows.map(({ count }) => count),
  );
  expect(counts).toEqual([[2, 5], [1, 1], []]);
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
      const { rows } = readPackingList(text)(noAnswers);
      expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
      for (const { texts } of rows) expect(readCarton(texts).errors).toEqual({});
    }),
    { numRuns: 400 },
  );
});
