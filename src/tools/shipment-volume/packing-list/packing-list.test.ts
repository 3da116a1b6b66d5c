import { describe, expect, test } from "vitest";
import {
  missing,
  notes,
  questions as words,
  unreadReasons as reasons,
} from "@/content/tools/packing-list";
import { solve } from "../../../../tests/support/solve-tool";
import { shipmentVolumeTool } from "../shipment-volume-page";
import { noAnswers, reviewList, type ListAnswers } from "./review";
import { formatSums, sumRows } from "./rows";

/** " | " parts the cells, as a tab does in what spreadsheets copy. */
const table = (...lines: readonly string[]) => lines.join("\n").replaceAll(" | ", "\t");

type Said = Partial<ListAnswers>;

function read(text: string, said: Said = {}) {
  const review = reviewList(text, { ...noAnswers, ...said });
  if (!review) throw new Error("This is no list.");
  return {
    ...review,
    rows: review.rows.map(({ texts: { cartons, length, width, height, unit, weight, name } }) =>
      `${cartons} x ${length}x${width}x${height} ${unit} @${weight} ${name}`.trim(),
    ),
  };
}

/** What is still open: the questions, and the columns whose unit is not chosen. */
function listOpen(text: string, said: Said = {}) {
  const { questions, openUnits, columns } = read(text, said);
  return [
    ...openUnits.map((i) => columns[i]?.heading),
    ...questions.filter(({ chosen }) => chosen === undefined).map(({ key }) => key),
  ];
}

const answer = (options: Record<string, string>): Said => ({ options });
const mugs = "60x40x40 cm @12 Mugs";

describe("what is certain is read", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "tabs, quoted headings over two lines, a line's weight and a carton's",
      '品名\t"规格 (cm)\nMeas"\t"每件毛重KG\nG.W./ctn"\t"件数\nCTN"\t"总毛重\nTotal G.W."\nMugs\t60*40*40\t12\t10\t120',
      [`10 x ${mugs}`],
    ],
    [
      "a file with commas and quotes, in inches and pounds",
      'Item,"Description","Number of boxes","Box length (in)","Box width (in)","Box height (in)","Box weight (lb)"\n1,"Mat, blue","1,200",24,16,16,30',
      ["1,200 x 24x16x16 in @30 Mat, blue"],
    ],
    [
      "semicolons and decimal commas",
      "Artikel;Anzahl Kartons;Abmessungen (cm);Bruttogewicht je Karton (kg)\nLeuchte;12;60,5x40x35,5;12,5",
      ["12 x 60.5x40x35.5 cm @12.5 Leuchte"],
    ],
    [
      "a table of Markdown",
      "| Description | Ctns | Size (cm) | G.W./ctn (kg) |\n|---|---|---|---|\n| Mugs | 10 | 60×40×40 | 12 |",
      [`10 x ${mugs}`],
    ],
    [
      "columns parted by spaces",
      "Description   Ctns   Size (cm)   G.W./ctn (kg)\nMugs   10   60x40x40   12",
      [`10 x ${mugs}`],
    ],
    [
      "headings over two lines, with the sides below one of them",
      table(
        "Item | CTNS | Measurement (cm) |  |  | G.W. (kg)",
        " |  | L | W | H | per ctn",
        "Mugs | 10 | 60 | 40 | 40 | 12",
      ),
      [`10 x ${mugs}`],
    ],
    [
      "LONG, WIDE and HIGH, whose unit the volumes prove, and free pieces",
      table(
        "DESCRIPTION | CARTON NO. | FOC QTY | CTNS | LONG | WIDE | HIGH | TTL G.W.(KGS) | TTL MEAS(CBM)",
        "Fan | 1-20 | 8 | 20 | 60 | 40 | 45 | 240 | 2.16",
      ),
      ["20 x 60x40x45 cm @12 Fan"],
    ],
    [
      "the longest side, the next and the shortest",
      table("箱数 | 最长cm | 次长cm | 最短cm | 单箱毛重kg", "5 | 60 | 40 | 30 | 9"),
      ["5 x 60x40x30 cm @9"],
    ],
    [
      "height, width and depth in one column",
      table("Cartons | Master H/W/D (cm) | G.W. per carton (lbs)", "20 | 36x42x58 | 22.0462262185"),
      ["20 x 58x42x36 cm @10"],
    ],
    [
      "a net weight called NETT, and the weights of carton and line",
      table(
        "DESCRIPTION | BOX QTY KOLI ADEDI | BOX SIZE (CM) | EACH BOX KG | TOTAL NETT KG | TOTAL KG",
        "Towel | 30 | 50x40x40 | 12.5 | 345 | 375",
      ),
      ["30 x 50x40x40 cm @12.5 Towel"],
    ],
    [
      "ranges of carton numbers, and a size whose width is misspelled",
      table(
        "Carton no. | Description | Dimensions (inch) (Length*Weight*Height) | G.W./ctn (lb)",
        "C/NO. 1-10 | Mats | 28 1/2 x 20 x 2 1/4 | 30",
      ),
      ["10 x 28.5x20x2.25 in @30 Mats"],
    ],
    [
      "pieces that fill cartons",
      table(
        "Item | Total pcs | Pcs/ctn | Size cm | G.W./ctn kg",
        "Cups | 240 | 24 | 60x40x40 | 12",
      ),
      ["10 x 60x40x40 cm @12 Cups"],
    ],
    [
      "equal cartons on many lines",
      table(
        "箱号 | 箱规(cm) | 单箱毛重(kg) | 箱数",
        ...Array.from({ length: 25 }, (_, i) => `${i + 1} | 60*40*40 | 12 | 1`),
      ),
      ["25 x 60x40x40 cm @12"],
    ],
    [
      "a carton mark with a cell for each word",
      table(
        "Qty/Ctn: | 12 | PCS",
        "Carton Size(cm): | 60 | X | 40 | X | 40",
        "G.W. each: | 12 | KGS",
        "CTN NO.: | 1-25",
      ),
      ["25 x 60x40x40 cm @12"],
    ],
    ["English words", "10 cartons of Mugs, 60 x 40 x 40 cm, 12 kg each", [`10 x ${mugs}`]],
    [
      "German words",
      "Mugs: je 12,5 kg, 60 x 40 x 40 cm, 10 Kartons",
      ["10 x 60x40x40 cm @12.5 Mugs"],
    ],
    ["Spanish words", "10 cajas de Mugs, 60 x 40 x 40 cm, 12 kg por caja", [`10 x ${mugs}`]],
    ["French words", "10 colis de Mugs, 60 x 40 x 40 cm, 12 kg par colis", [`10 x ${mugs}`]],
    [
      "a sentence with its figures behind commas",
      "Mugs, size: 60x40x40 cm, each 12 kg, quantity 10 ctns",
      [`10 x ${mugs}`],
    ],
    ["Chinese words", "台灯 10箱 60*40*40厘米 每箱12公斤", ["10 x 60x40x40 cm @12 台灯"]],
    [
      "a line for each carton",
      "Ctn 1  60x40x40cm  12kg\nCtn 2  60x40x40cm  12kg",
      ["2 x 60x40x40 cm @12"],
    ],
  ])("%s", (_, text, rows) => {
    expect(listOpen(text)).toEqual([]);
    expect(read(text)).toMatchObject({ rows, unread: [] });
  });
});

describe("what is not certain is asked", () => {
  const inches = table("CTNS | SIZE | G.W. (KGS)/CTN", "10 | 24x16x16 | 5");
  const ofLine = table("Item | CTNS | SIZE (CM) | G.W. (KGS)", "Mugs | 10 | 60x40x40 | 120");
  const thousand = "Item;Ctns;Size (cm);G.W. each (kg)\nMugs;10;60x40x40;1.250";
  const running = table(
    "No. | Description | Unit/Carton | Size(CM) | GW(KG) per ctn",
    "1 | Mugs | 50 | 60*40*40 | 12",
    "2 | Lids | 40 | 50*40*32 | 9",
  );
  const boxes = table(
    "Name of box | P1-B1 | P1-B2",
    "Box weight (lb) | 40 | 40",
    "Box width (inch) | 17 | 17",
    "Box length (inch) | 23 | 23",
    "Box height (inch) | 13 | 13",
  );
  const mark = "CTN DIMS : 60X40X40 CMS\nG.W/N.W : 12 KGS/11 KGS\nCTN NO: 1 OF 48";
  const merged = table(
    "Product Name | Quantity | Carton# | Size (cm) | Weight per ctn (KG)",
    "Mugs | 40 | 1 | 60x40x40 | 12",
    "Lids | 20 |  |  | ",
  );
  const marked = table(
    "DESCRIPTION | CTNS | G.W. KGS | MEAS'T (CM)",
    "Bolts | 2 | @24 | 40x30x20",
    "Nuts | 3 | 54 | 40x30x20",
  );

  test.each<[string, string, string, Said, readonly string[]]>([
    [
      "the unit of sizes",
      inches,
      "SIZE",
      { columns: new Map([[1, { unit: "in" }]]) },
      ["10 x 24x16x16 in @11.0231131092"],
    ],
    [
      "the weight of a carton or of the line",
      ofLine,
      "weight 3",
      answer({ "weight 3": "weightLine" }),
      [`10 x ${mugs}`],
    ],
    [
      "a decimal sign",
      thousand,
      "decimal",
      answer({ decimal: "." }),
      ["10 x 60x40x40 cm @1.25 Mugs"],
    ],
    [
      "a list with a column for each carton",
      boxes,
      "count",
      answer({ count: "line" }),
      ["2 x 23x17x13 in @40"],
    ],
    [
      "how many cartons a mark is on",
      mark,
      "count",
      answer({ count: "48" }),
      ["48 x 60x40x40 cm @12"],
    ],
    [
      "a number of each carton, merged over its products",
      merged,
      "count",
      answer({ count: "numbers 2" }),
      [`1 x ${mugs}, Lids`],
    ],
    [
      "weights of which some are marked",
      marked,
      "weight 2",
      answer({ "weight 2": "weightLine" }),
      ["2 x 40x30x20 cm @24 Bolts", "3 x 40x30x20 cm @18 Nuts"],
    ],
  ])("%s", (_, text, open, said, rows) => {
    expect(listOpen(text)).toEqual([open]);
    expect(read(text).rows).toEqual([]);
    expect(listOpen(text, said)).toEqual([]);
    expect(read(text, said).rows).toEqual(rows);
  });

  test("a running number can be neither the cartons nor their numbers", () => {
    expect(listOpen(running)).toEqual(["count"]);
    expect(read(running, answer({ count: "none" }))).toMatchObject({
      rows: [],
      missing: [missing.cartons],
    });
    expect(read(running).questions[0]?.options.map(({ label }) => label)).toEqual([
      words.countColumn("No."),
      words.cartonALine,
      words.noCount(true),
    ]);
  });

  test("the buyer's mark on every line is no carton number", () => {
    const text = table(
      "MARKS & NOS. | Goods | Size (cm) | G.W./ctn (kg)",
      "KM-8 | Mugs | 60x40x40 | 12",
    );
    expect(listOpen(text)).toEqual(["count"]);
  });

  test("pieces in a carton are not taken for cartons", () => {
    const text = table(
      "Name | CTN Qty | CTN Weight (kg) | CTN Dims (cm)",
      "Mug | 72 pcs | 7.6 | 35x32x19",
    );
    expect(listOpen(text)).toEqual(["count"]);
  });

  test("a total or a volume that only one reading agrees with answers, and says so", () => {
    const withTotal = `${ofLine}\nTOTAL\t10\t\t120`;
    expect(read(withTotal)).toMatchObject({ rows: [`10 x ${mugs}`] });
    expect(read(withTotal).notes).toHaveLength(1);
    const withVolume = table("CTNS | SIZE | G.W./CTN (KG) | CBM", "10 | 24x16x16 | 5 | 1.007");
    expect(read(withVolume).rows).toEqual(["10 x 24x16x16 in @11.0231131092"]);
  });

  test("another line can be the headings, or none, and a column another role", () => {
    const text = table("Goods | Menge", "a | b | c | d", "Mugs | 10 | 60x40x40 cm | 12 kg");
    const columns = new Map([
      [0, { role: "name" as const }],
      [1, { role: "cartons" as const }],
      [3, { role: "weightEach" as const }],
    ]);
    expect(read(text, { headingLine: 2, columns }).rows).toEqual([`10 x ${mugs}`]);
  });
});

describe("what is not read is named with its reason", () => {
  const rows = ["Mugs | 10 | 60x40x40 | 12"];
  const lines = (...more: string[]) =>
    table("Item | CTNS | SIZE (CM) | G.W./CTN (KG)", ...rows, ...more);

  test.each([
    ["no size", "Lids | 5 |  | 9", reasons.noSize],
    ["no weight", "Lids | 5 | 50x40x30 | ", reasons.blank("gross weight")],
    [
      "a part of a carton",
      "Lids | 1.5 | 50x40x30 | 9",
      reasons.noFigure("number of cartons", "1.5"),
    ],
    ["no number", "Lids | some | 50x40x30 | 9", reasons.noFigure("number of cartons", "some")],
    ["two sides", "Lids | 5 | 50x40 | 9", reasons.noFigure("size", "50x40")],
  ])("a line with %s", (_, line, reason) => {
    expect(read(lines(line))).toMatchObject({ rows: [`10 x ${mugs}`], unread: [{ reason }] });
  });

  test("cartons whose numbers were counted before", () => {
    const text = table(
      "Carton no. | Item | Size (cm) | G.W./ctn (kg)",
      "1-10 | Mugs | 60x40x40 | 12",
      "8-12 | Lids | 60x40x40 | 12",
      "9 | Spoons |  | ",
    );
    expect(read(text)).toMatchObject({
      rows: [`10 x ${mugs}, Spoons`],
      unread: [{ reason: reasons.countedBefore("8-12", 2) }],
      itemLines: [4],
    });
  });

  test("a product that begins like a total is none", () => {
    expect(read(lines("Total station | 5 | 50x40x30 | 9")).rows).toHaveLength(2);
  });

  test("a weight that hardly fits its size", () => {
    expect(read(lines("Lids | 5 | 50x40x30 | 900")).implausible).toHaveLength(1);
    expect(read(lines("Lids | 5 | 50x40x30 | 9")).implausible).toEqual([]);
  });

  test("a total that contradicts the rows", () => {
    const { checks } = read(lines("Lids | 90 | 50x40x30 | 9", "TOTAL 110 CTNS"));
    expect(checks).toMatchObject([{ theirs: "110 cartons", ours: "100 cartons", isEqual: false }]);
  });

  test("a total of neither all lines nor those since the one before", () => {
    const halves = ["Lids | 90 | 50x40x30 | 9", "TOTAL 100 CTNS", "Cups | 10 | 60x40x40 | 9"];
    const isEqual = (last: string) => read(lines(...halves, last)).checks.map((one) => one.isEqual);
    expect(isEqual("TOTAL 10 CTNS")).toEqual([true, true]);
    expect(isEqual("TOTAL 110 CTNS")).toEqual([true, true]);
    expect(isEqual("TOTAL 80 CTNS")).toEqual([true, false]);
  });

  test("a figure that a comma has cut in two", () => {
    const text = "Item,Ctns,Size (cm),G.W. per ctn (kg)\nMugs,1,200,60x40x40,12";
    expect(read(text).unread).toMatchObject([{ reason: reasons.moved }]);
  });

  test("more sizes than the form holds", () => {
    const many = Array.from({ length: 22 }, (_, i) => `Part | 1 | ${30 + i}x30x30 | 9`);
    expect(read(lines(...many)).unread).toHaveLength(3);
  });

  test("several sizes in one line of a letter, and lines beside a carton mark", () => {
    const letter =
      "5 cartons, 60 x 40 x 40 cm, 12 kg each, and 4 boxes, 50 x 30 x 26 cm, 9 kg each";
    expect(read(letter).unread).toMatchObject([{ reason: reasons.several }]);
    const sheet = "SKU,Quantity\nA-1,12\nBox weight (lb): 20\nBox size (inch): 20x16x14";
    expect(read(sheet, answer({ count: "line" }))).toMatchObject({
      rows: ["1 x 20x16x14 in @20"],
      unread: [{ reason: reasons.beside }, { reason: reasons.beside }],
    });
  });

  test("columns that are missing", () => {
    const text = table("Item | PKG | N.W.(KGS) | TTL CBM", "A | 12 | 110 | 1.2");
    expect(read(text).missing).toEqual([missing.sidesButVolume, missing.weightButNet]);
  });

  test.each(["", "Hello, when can you ship?", "TCNU1234567/40HQ/520PACKAGES/9800KGS"])(
    "what is no list: %j",
    (text) => {
      expect(reviewList(text, noAnswers)).toBeNull();
    },
  );
});

test.each([
  // 13,072,500, 12,809,500 and 16,015,500 cm³.
  ["13.073", ["100 | 50x40x40", "50 | 60x40x40", "10 | 50x27.25x20"]],
  ["12.810", ["100 | 50x40x40", "50 | 60x40x40", "19 | 5x10x10"]],
  ["16.016", ["100 | 50x40x40", "50 | 60x40x40", "118 | 50x27.25x20"]],
])("%s m³, with the half rounded up, before the list is used and after", (cbm, sizes) => {
  const lines = sizes.map((size) => `${size} | 12`);
  const text = table("CTNS | SIZE (CM) | G.W./CTN (KG)", ...lines);
  const rows = reviewList(text, noAnswers)?.rows ?? [];
  expect(formatSums(sumRows(rows))).toContain(`${cbm} m³`);
  const { view } = solve(shipmentVolumeTool, { cartons: rows.map(({ texts }) => texts) });
  expect(view.figure).toBe(cbm);
});

describe("pieces and prices go on with the products", () => {
  /** "Mugs, 240 x 1.25 USD" */
  const productsOf = (text: string, said: Said = {}) => {
    const { products, currency } = read(text, said);
    return products.map(({ name, pieces, price }) => `${name}, ${pieces} x ${price} ${currency}`);
  };
  const cartons = "CTNS | SIZE (CM) | G.W./CTN (KG)";
  const ten = "10 | 60x40x40 | 12";
  const more = "5 | 50x40x30 | 9";

  test.each<[string, string, readonly string[]]>([
    [
      "the prices and amounts of a spreadsheet, with a total",
      table(
        `Item | TOTAL PCS | U/P (USD) | AMOUNT (USD) | ${cartons}`,
        `Mugs | 2,400 | 1.25 | 3,000.00 | ${ten}`,
        `Lids | 600 | $ 0.0125 | 7.50 | ${more}`,
        "TOTAL | 3,000 |  | 3,007.50 | 15 |  | ",
      ),
      ["Mugs, 2400 x 1.25 USD", "Lids, 600 x 0.0125 USD"],
    ],
    [
      "a Chinese list in yuan",
      table(
        "品名 | 每箱数量 | 单价(元) | 箱数 | 外箱尺寸(cm) | 单箱毛重(kg)",
        `Mugs | 24 | 25.5元/个 | ${ten}`,
      ),
      ["Mugs, 240 x 25.5 CNY"],
    ],
    [
      "decimal commas, and amounts that prove whose the pieces are",
      "Artikel;Stück;Stückpreis;Betrag (EUR);Kartons;Maße (cm);Brutto je Karton (kg)\nLampe;1.200;3,25 €;3.900,00;10;60x40x40;12,5",
      ["Lampe, 1200 x 3.25 EUR"],
    ],
    [
      "a currency in a column of its own, beside other words",
      table(
        `Item | Total qty | Unit | Unit price | Currency | ${cartons}`,
        `Mugs | 240 | pcs | 1.25 | USD | ${ten}`,
      ),
      ["Mugs, 240 x 1.25 USD"],
    ],
    [
      "amounts in front of which a currency stands",
      table(
        `Item | Total pcs | Price | Amount | ${cartons}`,
        `Mill | 2 | USD 12,500.00 | USD 25,000.00 | ${ten}`,
      ),
      ["Mill, 2 x 12500 USD"],
    ],
    [
      "one product on several lines, and at two prices",
      table(
        `Item | Total pcs | Price/pc USD | ${cartons}`,
        `Mugs | 240 | 1.25 | ${ten}`,
        `Mugs | 100 |  | ${more}`,
        `Lids | 60 | 0.3 | ${more}`,
        `Lids | 20 | 0.35 | ${more}`,
      ),
      ["Mugs, 340 x 1.25 USD", "Lids, 60 x 0.3 USD", "Lids, 20 x 0.35 USD"],
    ],
    [
      "products that share cartons, and a price that is not said",
      table(
        `Item | Pcs/ctn | Unit price, RMB | ${cartons}`,
        `Mugs | 24 | 8 | ${ten}`,
        "Lids | 48 |  |  |  | ",
      ),
      ["Mugs, 240 x 8 CNY", "Lids, 480 x null CNY"],
    ],
    [
      "a charge, which is no product in the cartons above",
      table(
        `Item | Total pcs | Price/pc USD | Amount | ${cartons}`,
        `Mugs | 240 | 1.25 | 300.00 | ${ten}`,
        "Sea freight |  |  | 100.00 |  |  | ",
        "TOTAL | 240 |  | 400.00 | 10 |  | ",
      ),
      ["Mugs, 240 x 1.25 USD"],
    ],
    [
      "a price of something else than a piece",
      table(`Item | Total pcs | Price/doz (USD) | ${cartons}`, `Socks | 240 | 6 | ${ten}`),
      ["Socks, 240 x null "],
    ],
    [
      "a price per kilogram",
      table(`Item | Total pcs | Unit price (USD/kg) | ${cartons}`, `Tea | 240 | 6 | ${ten}`),
      ["Tea, 240 x null "],
    ],
    [
      "dollars of another country, and a last carton that is not full",
      table(`Item | Total pcs | Pcs/ctn | Price/pc | ${cartons}`, `Cup | 230 | 24 | HK$6 | ${ten}`),
      ["Cup, 230 x 6 HKD"],
    ],
    [
      "a mail",
      "10 cartons of mugs, 24 pcs/ctn at USD 1.25 each, 60 x 40 x 40 cm, 12 kg each",
      ["mugs, 240 x 1.25 USD"],
    ],
  ])("%s", (_, text, products) => {
    expect(listOpen(text)).toEqual([]);
    expect(productsOf(text)).toEqual(products);
    expect(read(text).checks.filter(({ isEqual }) => !isEqual)).toEqual([]);
  });

  test("what pieces are counted, which price is one, and in what currency is asked", () => {
    const text = table(`Item | QTY | EXW | FOB | ${cartons}`, `Mugs | 240 | 8.5 | $1.25 | ${ten}`);
    expect(listOpen(text)).toEqual(["pieces 1", "price"]);
    const said = { "pieces 1": "pieces", price: "price 3" };
    expect(listOpen(text, answer(said))).toEqual(["currency"]);
    expect(productsOf(text, answer({ ...said, currency: "USD" }))).toEqual([
      "Mugs, 240 x 1.25 USD",
    ]);
    expect(productsOf(text, answer({ ...said, price: "none" }))).toEqual(["Mugs, 240 x null "]);
  });

  test("prices in two currencies are not taken for one", () => {
    const text = table(
      `Item | Total pcs | Unit price | ${cartons}`,
      `Mugs | 240 | USD 1.25 | ${ten}`,
      `Lids | 60 | RMB 3 | ${more}`,
    );
    expect(listOpen(text)).toEqual(["currency"]);
    const inDollars = answer({ currency: "USD" });
    expect(productsOf(text, inDollars)).toEqual(["Mugs, 240 x 1.25 USD", "Lids, 60 x null USD"]);
    expect(read(text, inDollars).notes).toContain(notes.unclear(3, "RMB 3"));
  });

  test("an amount that is not pieces times price is named, and so is a price that is none", () => {
    const text = table(
      `Item | Total pcs | Unit price USD | Amount | ${cartons}`,
      `Mugs | 1,000 | 0.33 | 333.30 | ${ten}`,
      `Lids | 60 | tbd |  | ${more}`,
    );
    expect(read(text).checks).toMatchObject([{ theirs: "333.30", ours: "330.00", isEqual: false }]);
    expect(read(text).notes).toContain(notes.unclear(3, "tbd"));
  });

  test("pieces that are not those of the cartons, or of no product, are named", () => {
    const text = table(
      `Item | Total pcs | Pcs/ctn | ${cartons}`,
      "Mugs | 240 | 24 | 12 | 60x40x40 | 12",
      ` | 90 |  | ${more}`,
    );
    expect(read(text).checks).toMatchObject([{ theirs: "240", ours: "288", isEqual: false }]);
    expect(read(text).notes).toContain(notes.unclear(3, "90"));
  });

  test("without names nothing is asked of prices, and it is said that they stay behind", () => {
    const text = table(`QTY | Price | ${cartons}`, `240 | 1.25 | ${ten}`);
    expect(read(text)).toMatchObject({ products: [], notes: [notes.unnamed] });
  });

  test("products in equal cartons stay apart while the form has room", () => {
    const lines = (count: number) =>
      table(
        `Item | Total pcs | ${cartons}`,
        ...Array.from({ length: count }, (_, i) => `Part ${i} | 50 | ${ten}`),
      );
    expect(read(lines(20)).rows).toHaveLength(20);
    expect(read(lines(21)).rows).toHaveLength(1);
    expect(read(lines(21)).notes).toContain(notes.tooManyProducts(20));
    expect(read(lines(21)).products).toHaveLength(20);
  });
});
