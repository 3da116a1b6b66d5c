import {
  explanations,
  missingColumnTexts,
  questions,
  roleNames,
  unreadReasons,
} from "@/content/tools/packing-list";

/** A pasted list and its expected result: rows, or a question whose answer leads to them. */
export type ExampleList = {
  name: string;
  text: string;
  /** One "60x40x40 cm 12 kg 100" per row, without an answer or with the one in `answer`. */
  rows: readonly string[];
  /** What is in the cartons of each row. Not compared without it. */
  names?: readonly string[];
  /** The question that has to be answered. */
  asks?: string;
  /** A part of the answer that leads to the rows. Without it the first reading has them. */
  answer?: string;
  /** Lines that can't be read, with the reason. */
  unread?: readonly (readonly [line: number, reason: string])[];
  /** Whether each total in the list agrees. */
  totals?: readonly boolean[];
  /** Texts among the explanations and remarks. */
  says?: readonly string[];
};

const tabs = (...lines: readonly string[]) => lines.join("\n").replace(/ ?\| ?/g, "\t");

/** Lists as factories usually write them. */
export const usualLists: readonly ExampleList[] = [
  {
    name: "a Ningbo maker of mugs: weights of the line, carton numbers, totals",
    text: tabs(
      "NINGBO HAISHU BRIGHT HOUSEWARE CO., LTD.",
      "NO. 88 ZHONGSHAN EAST ROAD, NINGBO, CHINA",
      "PACKING LIST",
      "TO: NORTHERN HOME LTD. |  |  |  | INVOICE NO.: BH261107",
      "",
      "C/NO. | DESCRIPTION | QTY (PCS) | CTNS | N.W. (KGS) | G.W. (KGS) | MEAS (CM)",
      "1-100 | CERAMIC MUG 350ML | 2400 | 100 | 1100 | 1200 | 60X40X40",
      "101-140 | CERAMIC BOWL | 960 | 40 | 560 | 600 | 50*40*30CM",
      "TOTAL |  | 3360 | 140 CTNS | 1660 KGS | 1800 KGS | 12.000 CBM",
      "SAY TOTAL ONE HUNDRED AND FORTY CARTONS ONLY.",
      "SHIPPING MARKS: N/M",
    ),
    rows: ["60x40x40 cm 12 kg 100", "50x40x30 cm 15 kg 40"],
    totals: [true, true, true],
    says: [explanations.weightLine("1,200 kg", "12 kg")],
  },
  {
    name: "a Guangzhou maker, in Chinese, with a total line and the volume of each line",
    text: tabs(
      "广州市恒达灯饰有限公司",
      "装箱单",
      "箱号 | 品名 | 箱数 | 每箱数量 | 数量 | 净重(公斤) | 毛重(公斤) | 长 | 宽 | 高 | 体积(立方米)",
      "1-30 | 台灯 | 30 | 8 | 240 | 7.5 | 9 | 58 | 42 | 36 | 2.632",
      "31-50 | 落地灯 | 20 | 4 | 80 | 9 | 11 | 110 | 35 | 30 | 2.310",
      "合计 |  | 50 |  | 320 | 405 | 490 |  |  |  | 4.942",
    ),
    rows: ["58x42x36 cm 9 kg 30", "110x35x30 cm 11 kg 20"],
    totals: [true, true, true],
    says: [explanations.assumed("cm")],
  },
  {
    name: "a Shenzhen trader, bilingual heads, weights both of carton and line",
    text: tabs(
      "品名 Description | 箱数 CTNS | 每箱数量 PCS/CTN | 总数量 TOTAL QTY | 单箱毛重 G.W./CTN (KG) | 总毛重 T.G.W. (KG) | 单箱净重 N.W. | 外箱尺寸 Carton size (CM) | 单箱体积 CBM/CTN | 总体积 TOTAL CBM",
      "Phone holder | 25 | 100 | 2500 | 13.5 | 337.5 | 12.5 | 45×35×30 | 0.047 | 1.18",
      "Cable, 2 m | 12 | 200 | 2400 | 11.2 | 134.4 | 10.5 | 40×30×25 | 0.03 | 0.36",
      "TTL | 37 |  | 4900 |  | 471.9 |  |  |  | 1.54",
    ),
    rows: ["45x35x30 cm 13.5 kg 25", "40x30x25 cm 11.2 kg 12"],
    totals: [true, true, true],
  },
  {
    name: "a Yiwu trader, heads over two lines, mixed products in one carton",
    text: tabs(
      "Shipping marks | Item No. | Ctn No. | CTNS | Q'ty | Measurement (cm) |  |  | G.W. (kg) | N.W. (kg)",
      " |  |  |  | (pcs) | L | W | H | per ctn | per ctn",
      "ACME | YW-01 | 1-10 | 10 | 600 | 62 | 45 | 38 | 14 | 13",
      " | YW-02 | 11 | 1 | 20 | 50 | 40 | 30 | 9 | 8.5",
      " | YW-03 |  |  | 35 |  |  |  |  | ",
      " | YW-04 | 12-15 | 4 | 200 | 55 | 40 | 35 | 12 | 11",
      " |  |  | 15 | 855 |  |  |  |  | ",
    ),
    rows: ["62x45x38 cm 14 kg 10", "50x40x30 cm 9 kg 1", "55x40x35 cm 12 kg 4"],
    says: [explanations.item("5")],
    totals: [true],
  },
  {
    name: "a Californian importer's CSV in inches and pounds",
    text: [
      'PO,Item,"Description","Carton Qty","Units/Carton","L (in)","W (in)","H (in)","Gross Wt (lbs)"',
      '4411,A-7,"Yoga mat, blue","1,200",6,24,16,16,30',
      '4411,A-8,"Yoga block 9"" x 6"" x 4""",50,24,20,18,12.5,22.5',
    ].join("\r\n"),
    rows: ["24x16x16 in 30 lb 1200", "20x18x12.5 in 22.5 lb 50"],
  },
  {
    name: "a German supplier's table with decimal commas",
    text: tabs(
      "Pos. | Artikel | Anzahl Kartons | Länge (cm) | Breite (cm) | Höhe (cm) | Bruttogewicht (kg) | Nettogewicht (kg)",
      "1 | Leuchte | 12 | 60,5 | 40 | 35,5 | 12,5 | 11,8",
      "2 | Schirm | 8 | 50 | 50 | 42 | 6,25 | 5,9",
      "Summe | | 20 |  |  |  | 200 | ",
    ),
    rows: ["60.5x40x35.5 cm 12.5 kg 12", "50x50x42 cm 6.25 kg 8"],
    asks: questions.comma("60,5", "60.5"),
    answer: questions.yes,
    totals: [true, true],
  },
  {
    name: "a Spanish maker of tiles, sizes in millimeters",
    text: tabs(
      "Bulto | Descripción | Cajas | Peso bruto (kg) | Peso neto (kg) | Medidas (mm)",
      "1-40 | Azulejo 60 | 40 | 1000 | 980 | 610x610x85",
      "TOTAL | | 40 cajas | 1000 kg | 980 kg | ",
    ),
    rows: ["61x61x8.5 cm 25 kg 40"],
    totals: [true, true],
  },
  {
    name: "an e-mail with columns by spaces",
    text: [
      "Hi Anna, packing details below",
      "",
      "CTN NO.   ITEM             QTY      CTNS    G.W.(KGS)   N.W.(KGS)   SIZE(CM)",
      "1-20      Steel bracket    2,000    20      320         300         40x30x25",
      "21-30     Hinge            1,500    10      150         140         35x25x20",
      "-------------------------------------------------------------------------",
      "TOTAL                      3,500    30      470         440",
      "Best regards, Lily",
    ].join("\n"),
    rows: ["40x30x25 cm 16 kg 20", "35x25x20 cm 15 kg 10"],
    totals: [true, true],
  },
  {
    name: "a message with bars between the cells, and no count but carton numbers",
    text: [
      "| Carton No. | Goods | Qty | Dimensions | Gross weight |",
      "|---|---|---|---|---|",
      "| 1-100 | Backpack | 2400 | L60 W40 H40 cm | 12 kg |",
      "| 101-102 | Backpack | 30 | L50 W40 H30 cm | 8 kg |",
      "Total: 102 cartons, G.W.: 1,216 KGS, 9.72 CBM",
    ].join("\n"),
    rows: ["60x40x40 cm 12 kg 100", "50x40x30 cm 8 kg 2"],
    totals: [true, true, true],
    says: [explanations.fromNumbers("1-100", "100 cartons")],
  },
  {
    name: "a forwarder's list that says only how many there are in all",
    text: tabs(
      "Packages | Type | Length m | Width m | Height m | Weight kg | Volume m3",
      "2 | Pallet | 1.2 | 0.8 | 1.45 | 310 | 2.784",
      "1 | Crate | 2.1 | 1.1 | 1.3 | 540 | 3.003",
      "3 | | | | | 850 | 5.787",
    ),
    rows: ["120x80x145 cm 155 kg 2", "210x110x130 cm 540 kg 1"],
    totals: [true, true, true],
  },
];

/** Lists that are harder to read. */
export const difficultLists: readonly ExampleList[] = [
  {
    name: "weights that can be of the carton or of the line",
    text: tabs("CTNS | G.W. (KGS) | SIZE (CM)", "2 | 24 | 60x40x40"),
    rows: ["60x40x40 cm 12 kg 2"],
    asks: questions.reading,
    answer: questions.columnIs("", roleNames.weightLine, null),
  },
  {
    name: "points between thousands",
    text: tabs("Cajas | Peso bruto kg | Medidas cm", "1.000 | 12,5 | 60x40x40"),
    rows: ["60x40x40 cm 12.5 kg 1000"],
    asks: questions.comma("12,5", "12.5"),
    answer: questions.yes,
  },
  {
    name: "carton numbers that a spreadsheet made dates",
    text: tabs("Ctn No. | Size (cm) | G.W. (kg)", "12-Jan | 60x40x40 | 12", "13-30 | 50x40x30 | 9"),
    rows: ["50x40x30 cm 9 kg 18"],
    unread: [[2, unreadReasons.date("12-Jan")]],
  },
  {
    name: "two products in the same cartons",
    text: tabs(
      "Ctn No. | Item | Pcs/ctn | Carton size cm | G.W. kg/ctn",
      "1-10 | Cup | 12 | 60x40x40 | 12",
      "1-10 | Lid | 12 | 60x40x40 | 12",
      "11-15 | Box | 24 | 50x40x30 | 10",
    ),
    rows: ["60x40x40 cm 12 kg 10", "50x40x30 cm 10 kg 5"],
    unread: [[3, unreadReasons.countedBefore("1-10", 2)]],
  },
  {
    name: "totals that do not agree",
    text: tabs(
      "CTNS | G.W./CTN KG | MEAS CM | CBM",
      "100 | 12 | 60*40*40 | 9.6",
      "TOTAL 110 CTNS | | | 10.56 CBM",
    ),
    rows: ["60x40x40 cm 12 kg 100"],
    totals: [false, false],
  },
  {
    name: "a quantity that may be of pieces",
    text: tabs("Item | Qty | L | W | H | G.W. (kg)", "Mug | 100 | 60 | 40 | 40 | 12"),
    rows: ["60x40x40 cm 12 kg 100"],
    asks: questions.quantity("Qty"),
    answer: questions.yes,
  },
  {
    name: "pieces in all and in each carton, no cartons",
    text: tabs(
      "Item | Total qty (pcs) | Pcs/ctn | Carton size (cm) | G.W. per ctn (kg)",
      "Mug | 2400 | 24 | 60x40x40 | 12",
      "Lid | 2410 | 24 | 50x40x30 | 9",
    ),
    rows: ["60x40x40 cm 12 kg 100"],
    unread: [[3, unreadReasons.broken("2,410", "24")]],
    says: [explanations.fromPieces("2400", "24", "100 cartons")],
  },
  {
    name: "a quantity that may be of cartons or in each carton",
    text: tabs("Qty (pcs) | Carton Qty | G.W./ctn (kg) | Size (cm)", "200 | 10 | 12 | 60x40x40"),
    rows: ["60x40x40 cm 12 kg 10"],
    asks: questions.reading,
    answer: "Carton Qty = cartons",
  },
  {
    name: "boxes with a name, a number and a weight each",
    text: tabs(
      "Box number | Box name | Box weight (lb) | Box width (in) | Box length (in) | Box height (in)",
      "1 | P1 - B1 | 30 | 16 | 24 | 16",
      "2 | P1 - B2 | 30 | 16 | 24 | 16",
    ),
    rows: ["24x16x16 in 30 lb 2"],
  },
  {
    name: "volumes and no sizes",
    text: tabs("CTNS | G.W. (KGS) | CBM", "100 | 1200 | 9.6"),
    rows: [],
    says: [missingColumnTexts.sidesButVolume],
  },
  {
    name: "product sizes beside carton sizes, prices, full-width figures",
    text: tabs(
      "货号 | 产品尺寸 | 外箱规格 | 件数 | 单价 | 金额 | 毛重",
      "A1 | 10×10×12 | ６０＊４０＊４０ | １００件 | ¥12.50 | ¥30,000 | @12kg",
    ),
    rows: ["60x40x40 cm 12 kg 100"],
  },
  {
    name: "cartons without a size between others",
    text: tabs(
      "Carton No | Cartons | Gross weight (kg) each | Carton dimensions (cm)",
      "1-50 | 50 | 14 | 60 x 45 x 40",
      "51-60 | 10 | 11 | ",
      "61-64 | 4 | 8 | 40 x 30 x 30",
      "Total | 64 | | ",
    ),
    rows: ["60x45x40 cm 14 kg 50", "40x30x30 cm 8 kg 4"],
    unread: [[3, unreadReasons.noSize("10 cartons")]],
    totals: [false],
  },
  {
    name: "a second table below, with its columns in another order",
    text: tabs(
      "CTNS | G.W./CTN (KG) | MEAS (CM)",
      "100 | 12 | 60*40*40",
      "PALLETS | CTNS | SIZE (CM) | G.W. (KG)",
      "2 | 50 | 120*80*110 | 620",
    ),
    rows: ["60x40x40 cm 12 kg 100"],
    unread: [[4, unreadReasons.otherHeadings]],
  },
  {
    name: "weights in kilograms and pounds in one cell",
    text: tabs("CTNS | G.W./CTN (KG/LB) | MEAS (CM)", "100 | 12/26.5 | 60*40*40"),
    rows: [],
    unread: [[2, unreadReasons.noFigure("weight", "12/26.5")]],
  },
  {
    name: "gross and net weights in one cell",
    text: tabs("CTNS | G.W./N.W. (KG) | MEAS (CM)", "100 | 12/11 | 60*40*40"),
    rows: ["60x40x40 cm 12 kg 100"],
    says: [explanations.weightEach("12 kg")],
  },
  {
    name: "pages that repeat their headings, subtotals between",
    text: tabs(
      "款号 | 箱数 | 单箱毛重 | 长(cm) | 宽(cm) | 高(cm) | 总体积",
      "A1 | 10箱 | 12.5KG | 60 | 40 | 40 | 0.96",
      "小计 | 10箱 | | | | | 0.96",
      "款号 | 箱数 | 单箱毛重 | 长(cm) | 宽(cm) | 高(cm) | 总体积",
      "A2 | 5箱 | 8KG | 50 | 30 | 30 | 0.225",
      "小计 | 5箱 | | | | | 0.225",
      "总计 | 15箱 | | | | | 1.185",
    ),
    rows: ["60x40x40 cm 12.5 kg 10", "50x30x30 cm 8 kg 5"],
    totals: [true, true, true, true, true, true],
  },
  {
    name: "sizes of pallets beside the number of cartons",
    text: tabs(
      "Pallet No. | Cartons | Pallet size (cm) | Gross weight (kg)",
      "1 | 40 | 120x100x160 | 480",
    ),
    rows: [],
    says: [missingColumnTexts.sides],
  },
  {
    name: "a total in words of the list's own",
    text: tabs(
      "箱号 | 尺寸 | 毛重",
      "1-10 | 60*40*40cm | 12kg",
      "11-15 | 50*40*30cm | 10kg",
      "共15箱 | | 170kg",
    ),
    rows: ["60x40x40 cm 12 kg 10", "50x40x30 cm 10 kg 5"],
    totals: [true, true],
  },
  {
    name: "the buyer's shipping mark on every line, which is no carton number",
    text: tabs(
      "MARKS & NOS. | DESCRIPTION | CTNS | QTY (PCS) | G.W. (KGS) | MEAS (CM)",
      "KM-8 | MUG | 100 | 2400 | 1200 | 60X40X40",
      "KM-8 | BOWL | 40 | 960 | 600 | 50X40X30",
      "TOTAL | | 140 CTNS | 3360 | 1800 KGS",
    ),
    rows: ["60x40x40 cm 12 kg 100", "50x40x30 cm 15 kg 40"],
    names: ["MUG", "BOWL"],
    totals: [true, true],
  },
  {
    name: "shipping marks beside a quantity that may be of cartons",
    text: tabs(
      "Marks & No. | Goods | Qty | G.W./ctn (kg) | Size (cm)",
      "KM-8 | Mug | 100 | 12 | 60x40x40",
      "KM-9 | Bowl | 40 | 15 | 50x40x30",
    ),
    rows: ["60x40x40 cm 12 kg 100", "50x40x30 cm 15 kg 40"],
    asks: questions.quantity("Qty"),
  },
  {
    name: "carton numbers below a heading of shipping marks, alone or behind the mark",
    text: tabs(
      "Marks | Goods | G.W./ctn (kg) | Size (cm)",
      "01 TO 07 | Mug | 12 | 60x40x40",
      "KM-8 / 1-100 | Bowl | 15 | 50x40x30",
      "KM-9 / 1-5 | Plate | 9 | 50x30x30",
    ),
    rows: ["60x40x40 cm 12 kg 7", "50x40x30 cm 15 kg 100", "50x30x30 cm 9 kg 5"],
  },
  {
    name: "carton numbers without an end",
    text: tabs("C/NO. | G.W./ctn (kg) | Size (cm)", "1-UP | 12 | 60x40x40"),
    rows: [],
    unread: [[2, unreadReasons.noRange("1-UP")]],
  },
  {
    name: "a line for each carton, its columns merged over the items, a size with a typing error",
    text: tabs(
      'Item# | Product Name | SKU# | UOM | Quantity | Carton# | "Carton Dimensions (cm)\n(Length*Weight*Height)" | | | Weight (KG) | CBM',
      "项目 | 货品名称 | SKU编码 | 单位 | 数量 | 箱号 | 箱子尺寸 | | | | ",
      "1 | Strap | S-1 | PCS | 40 | 1 | 60 | 40 | 40 | 12.5 | 0.096",
      "2 | Lid | S-2 | PCS | 20",
      "3 | Case | S-3 | PCS | 60 | 2 | 50 | 40 | 30 | 9 | 0.06",
      "4 | Strap | S-1 | PCS | 40 | 3 | 60 | 40 | 40 | 12.5 | 0.096",
      "TOTAL | | | | 160 | 3 Cartons | | | | 34 | 0.252",
    ),
    rows: ["60x40x40 cm 12.5 kg 2", "50x40x30 cm 9 kg 1"],
    names: ["Strap, Lid", "Case"],
    totals: [true, true, true],
    says: [explanations.item("5"), explanations.equal(3, "2 rows")],
  },
  {
    name: "items that repeat the number of their carton",
    text: tabs(
      "Carton# | Product | Qty | L | W | H | Weight KG",
      "1 | Cup | 10 | 60 | 40 | 40 | 12",
      "1 | Lid | 10 | | | | ",
      "2 | Bowl | 5 | 50 | 40 | 30 | 9",
      "2 | Spoon | 5 | 50 | 40 | 30 | 9",
      " | Fork | 5 | | | | 2",
      "2-3 | Knife | 5 | | | | ",
    ),
    rows: ["60x40x40 cm 12 kg 1", "50x40x30 cm 9 kg 1"],
    names: ["Cup, Lid", "Bowl, Spoon"],
    unread: [
      [5, unreadReasons.countedBefore("2", 4)],
      [6, unreadReasons.weightAlone],
      [7, unreadReasons.noSize("2 cartons")],
    ],
  },
  {
    name: "a product's name merged over several lines of cartons",
    text: tabs(
      "Product | Carton No | G.W./ctn kg | Size cm",
      "Lamp | 1-10 | 12 | 60x40x40",
      " | 11-20 | 9 | 50x40x30",
      "Shade | 21 | 4 | 40x40x40",
    ),
    rows: ["60x40x40 cm 12 kg 10", "50x40x30 cm 9 kg 10", "40x40x40 cm 4 kg 1"],
    names: ["Lamp", "Lamp", "Shade"],
  },
  {
    name: "some weights marked as those of each carton",
    text: tabs(
      "CTN NO. | DESCRIPTION | CTNS | N.W. KGS | G.W. KGS | MEAS'T (CBM) | SIZE (CM)",
      "1-2 | BOLT | 2 | @23 | @24.18 | @0.024 | @40x30x20",
      "3-5 | NUT | 3 | 54 | 55.5 | 0.072 | 45x30x20",
      "TOTAL | | 5 | 100 | 103.86",
    ),
    rows: ["40x30x20 cm 24.18 kg 2", "45x30x20 cm 18.5 kg 3"],
    totals: [true, true],
    says: [explanations.marked("@24.18"), explanations.weightLine("55.5 kg", "18.5 kg")],
  },
  {
    name: "some weights marked, without headings",
    text: tabs("BOLT | 2 | 24.18kg/ctn | 40x30x20 cm", "NUT | 3 | 55.5kg | 45x30x20"),
    rows: ["40x30x20 cm 24.18 kg 2", "45x30x20 cm 18.5 kg 3"],
  },
  {
    name: "a weight in place of the width, inches in the heading, pounds in the cells",
    text: tabs(
      "Item | Carton Dimensions (inch) (Length*Weight*Height) | Ctns | G.W.",
      "Mat | 24*16*16 | 10 | 30 lbs",
    ),
    rows: ["24x16x16 in 30 lb 10"],
  },
  {
    name: "inches in one cell only",
    text: tabs("Ctns | Size | G.W./ctn (lb)", "10 | 24x16x16 in | 30", "5 | 20x18x12 | 22"),
    rows: ["24x16x16 in 30 lb 10", "20x18x12 in 22 lb 5"],
  },
  {
    name: "inches in a title only",
    text: tabs("ALL SIZES IN INCHES", "Ctns | Size | G.W./ctn (kg)", "10 | 24x16x16 | 4"),
    rows: ["24x16x16 in 8.8184904874 lb 10"],
    asks: questions.reading,
    answer: "L × W × H, in",
  },
  {
    name: "a heading for both systems of units",
    text: tabs("Ctns | Size (cm/inch) | G.W./ctn (kg/lb)", "10 | 24x16x16 | 9"),
    rows: ["24x16x16 in 9 lb 10"],
    asks: questions.reading,
    answer: "L × W × H, in",
  },
  {
    name: "sizes without a unit beside pounds",
    text: tabs("Ctns | Size | G.W./ctn (lb)", "10 | 24x16x16 | 10"),
    rows: ["24x16x16 in 10 lb 10"],
    asks: questions.reading,
    answer: "L × W × H, in",
  },
  {
    name: "fractions of inches",
    text: tabs(
      "Item | Carton size | Ctns | G.W./ctn (lb)",
      "Rug | 28 1/2 x 20 x 2 1/4 | 10 | 12½",
      "Mat | 28-1/16 x 20½ x 3 | 5 | 12 3/8",
      "Lid | 28 1/3 x 20 x 3 | 5 | 12",
    ),
    rows: ["28.5x20x2.25 in 12.5 lb 10", "28.0625x20.5x3 in 12.375 lb 5"],
    unread: [[4, unreadReasons.noFigure("size", "28 1/3 x 20 x 3")]],
  },
  {
    name: "sizes that none can read",
    text: tabs("Item | Carton size (in) | Ctns | G.W./ctn (lb)", "Rug | 28 1/3 x 20 x 2 | 10 | 30"),
    rows: [],
    unread: [[2, unreadReasons.noFigure("size", "28 1/3 x 20 x 2")]],
  },
  {
    name: "three columns of sides, with a typo in the second heading",
    text: tabs(
      "Item | Ctns | Length | Weight | Height | G.W./ctn (kg)",
      "Mug | 10 | 60 | 40 | 41 | 12",
    ),
    rows: ["60x40x41 cm 12 kg 10"],
  },
  {
    name: "ditto marks",
    text: tabs(
      "Item | Ctns | Size (cm) | G.W./ctn (kg)",
      "Mug | 3 | 60x40x40 | 12",
      'Bowl | 4 | " | "',
      "Lid | 5 | same | 13",
      "Cup | 6 | - | 13",
    ),
    rows: ["60x40x40 cm 12 kg 7", "60x40x40 cm 13 kg 5"],
    names: ["Mug, Bowl", "Lid"],
    unread: [[5, unreadReasons.noFigure("size", "-")]],
  },
  {
    name: "carton numbers merged over items whose sizes are not",
    text: tabs(
      "Carton No. | Item | Pcs | Size (cm) | G.W. (kg)",
      "1 | Lamp | 10 | 60x40x40 | 12",
      " | Shade | 5 | 60x40x40 | 12",
      " | Bulb | 5 | 50x40x40 | 9",
      "2 | Lid | 10 | 50x30x26 | 9",
    ),
    rows: ["60x40x40 cm 12 kg 1", "50x30x26 cm 9 kg 1"],
    names: ["Lamp, Shade", "Lid"],
    unread: [[4, unreadReasons.noCartons]],
    says: [explanations.item("3")],
  },
  {
    name: "carton numbers that overlap only in part",
    text: tabs(
      "Carton No. | Item | Size (cm) | G.W./ctn (kg)",
      "1-5 | Mug | 60x40x40 | 12",
      "5-8 | Bowl | 50x30x26 | 9",
    ),
    rows: ["60x40x40 cm 12 kg 5"],
    names: ["Mug"],
    unread: [[3, unreadReasons.partlyCounted("5-8", 2)]],
  },
  {
    name: "the weight of one carton and of all in one cell",
    text: tabs(
      "CTN NO. | DESC | QTY | G.W. (KGS) | MEAS (CM)",
      "1-10 | Mug | @24 240 | @12 120 | @60x40x40",
      "11-14 | Bowl | @24 96 | @9.8KGS/39.2KGS | @50x30x26",
    ),
    rows: ["60x40x40 cm 12 kg 10", "50x30x26 cm 9.8 kg 4"],
  },
  {
    name: "no headings, and a first column that counts cartons or numbers them",
    text: tabs(
      "1 | Lamp | 62x42x38 | 14.5",
      "2 | Lamp | 62x42x38 | 14.5",
      "3 | Box | 60x40x40 | 12",
    ),
    rows: ["62x42x38 cm 14.5 kg 2", "60x40x40 cm 12 kg 1"],
    asks: questions.reading,
    answer: "Column 1 = carton numbers: 3 cartons",
  },
  {
    name: "the weight of a full carton, in Chinese",
    text: tabs("品名 | 整箱数 | 整箱毛重(KG) | 外箱尺寸(CM)", "杯子 | 2 | 12 | 60*40*40"),
    rows: ["60x40x40 cm 12 kg 2"],
    names: ["杯子"],
  },
  {
    name: "pieces per carton below a heading that does not say so",
    text: tabs(
      "Item | Packing | Qty | Size (cm) | G.W./ctn (kg)",
      "Lamp | 12 pcs/ctn | 600 pcs | 62x42x38 | 14.5",
      "Lid | 24 pcs per carton | 240 pcs | 50x30x26 | 9.8",
    ),
    rows: ["62x42x38 cm 14.5 kg 50", "50x30x26 cm 9.8 kg 10"],
  },
  {
    name: "the sides of the product in front of those of the carton",
    text: tabs(
      "Item | Product size (cm) | | | Carton size (cm) | | | Ctns | G.W./ctn (kg)",
      " | L | W | H | L | W | H | | ",
      "Lamp | 10 | 10 | 20 | 50 | 40 | 30 | 20 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "the sides of the inner box in front of those of the carton, in one line of headings",
    text: tabs(
      "Item | Inner L | Inner B | Inner H | Carton L | Carton B | Carton H | Ctns | G.W./ctn (kg)",
      "Lamp | 10 | 10 | 20 | 50 | 40 | 30 | 20 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "two columns that count cartons",
    text: tabs(
      "Item | Ordered ctns | Shipped ctns | Size (cm) | G.W./ctn (kg)",
      "Lamp | 30 | 20 | 50x40x30 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
    asks: questions.reading,
    answer: "Shipped ctns = cartons: 20 cartons",
  },
  {
    name: "carton numbers in three columns below one heading",
    text: tabs(
      "C/NO. | | | DESCRIPTION | QTY (PCS) | G.W./CTN (KG) | MEAS (CM)",
      "1 | - | 20 | LAMP | 240 | 12 | 50x40x30",
      "21 | - | 35 | TRAY | 360 | 9 | 60x40x30",
      "36 | - | 36 | LID | 10 | 7 | 60x40x30",
    ),
    rows: ["50x40x30 cm 12 kg 20", "60x40x30 cm 9 kg 15", "60x40x30 cm 7 kg 1"],
    says: [explanations.fromNumbers("1-20", "20 cartons")],
  },
  {
    name: "carton numbers in two columns, from and to",
    text: tabs(
      "From | To | Item | G.W./ctn (kg) | Size (cm)",
      "1 | 20 | Lamp | 12 | 50x40x30",
      "21 | 35 | Tray | 9 | 60x40x30",
    ),
    rows: ["50x40x30 cm 12 kg 20", "60x40x30 cm 9 kg 15"],
  },
  {
    name: "Swiss thousands, and a thousand that is no 1",
    text: tabs(
      "Item | Ctns | Size (cm) | Total G.W. (kg)",
      "Lamp | 1'200 | 50x40x30 | 14’400",
      "Tray | 1k | 50x40x30 | 9000",
    ),
    rows: ["50x40x30 cm 12 kg 1200"],
    unread: [[3, unreadReasons.noFigure("number", "1k")]],
  },
  {
    name: "weights of a piece and of the freight, and pieces of a carton the other way round",
    text: tabs(
      "Artículo | PCS | CTN | CTN/PCS | G.W./PC (KG) | Chargeable weight (KG) | G.W. (KG) | MEAS (CM)",
      "Lamp | 240 | 20 | 12 | 0.5 | 200 | 12 | 50x40x30",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
    names: ["Lamp"],
  },
  {
    name: "width, depth and height",
    text: tabs(
      "Item | Ctns | W (cm) | D (cm) | H (cm) | G.W./ctn (kg)",
      "Lamp | 20 | 40 | 50 | 30 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "length and width by the same letter, in French",
    text: tabs(
      "Article | Nb de colis | L (cm) | l (cm) | H (cm) | Poids brut unitaire (kg)",
      "Lampe | 20 | 50 | 40 | 30 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "sides and signs in five cells below one heading",
    text: tabs(
      "Item | Ctns | MEAS (CM) | | | | | G.W./CTN (KG)",
      "Lamp | 20 | 50 | * | 40 | * | 30 | 12",
    ),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "Chinese pounds, and inches by their short sign",
    text: tabs("品名 | 箱数 | 单箱毛重(斤) | 外箱尺寸(寸)", "台灯 | 20 | 24 | 20*16*12"),
    rows: ["20x16x12 in 26.4554714622 lb 20"],
  },
  {
    name: "Chinese pounds beside sizes without a unit",
    text: tabs("品名 | 箱数 | 单箱毛重(斤) | 外箱尺寸", "台灯 | 20 | 24 | 50*40*30"),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "decimeters",
    text: tabs("Item | Ctns | Size (dm) | G.W./ctn (kg)", "Lamp | 20 | 5x4x3 | 12"),
    rows: ["50x40x30 cm 12 kg 20"],
  },
  {
    name: "a decimal comma and a decimal point in one column",
    text: tabs(
      "Item | Ctns | Size (cm) | G.W./ctn (kg)",
      "Lamp | 20 | 50x40x30 | 12,5",
      "Tray | 10 | 60x40x30 | 9.5",
    ),
    rows: ["60x40x30 cm 9.5 kg 10"],
    asks: questions.reading,
    answer: `${questions.decimal["."]}: 10 cartons`,
    unread: [[2, unreadReasons.decimalComma("12,5")]],
  },
  {
    name: "prices without a heading, whose fractions count no pieces",
    text: tabs("Lamp | 20 | 50x40x30 | 12 | 3.5 | 840"),
    rows: ["50x40x30 cm 12 kg 20"],
    asks: questions.reading,
    answer: `Column 2 = cartons, ${questions.columnIs("Column 4", roleNames.weightEach, null)}`,
  },
  {
    name: "weights with their unit between single spaces",
    text: "Towels 15 bales 100x60x50 cm 80 kg/bale",
    rows: ["100x60x50 cm 80 kg 15"],
  },
  {
    name: "sentences with cartons above and below the table",
    text: tabs(
      "We also send 3 cartons of lids, 30x20x20 cm, 4 kg each.",
      "Item | Ctns | Size (cm) | G.W./ctn (kg)",
      "Lamp | 20 | 50x40x30 | 12",
      "Tray | 10 | 60x40x30 | 9",
      "Plus 5 cartons of spare parts, 40x30x20 cm, 8 kg each.",
    ),
    rows: ["50x40x30 cm 12 kg 20", "60x40x30 cm 9 kg 10"],
    unread: [
      [1, unreadReasons.sentence],
      [5, unreadReasons.sentence],
    ],
  },
  {
    name: "a column B beside length, width and height",
    text: tabs("Item | B | L | W | H | Ctns | G.W./ctn (kg)", "Lamp | 7 | 50 | 40 | 30 | 20 | 12"),
    rows: ["50x40x30 cm 12 kg 20"],
  },
];
