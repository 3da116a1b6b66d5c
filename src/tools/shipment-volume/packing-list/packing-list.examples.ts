import {
  explanations,
  letterNotes as notes,
  letterQuestions,
  missingColumnTexts,
  questions,
  remarks,
  roleNames,
  unreadReasons as reasons,
} from "@/content/tools/packing-list";

/*
 * Pasted lists and how they are read. Behind the name of a list and its text, in which " | " parts
 * the cells, stand
 * "? " a part of a question, with a part of the answer to it behind " -> ",
 * "= " the rows with these answers, each with its size, weight, number of cartons and product,
 * "! " the number of a line that is not read, and why,
 * "totals" whether each total in the list agrees,
 * "says " a part of the notes.
 */

/** Lists as factories usually write them, then harder ones. */
export const tables = `
# a Ningbo maker of mugs: weights of the line, carton numbers, totals
NINGBO HAISHU BRIGHT HOUSEWARE CO., LTD.
NO. 88 ZHONGSHAN EAST ROAD, NINGBO, CHINA
PACKING LIST
TO: NORTHERN HOME LTD. |  |  |  | INVOICE NO.: BH261107

C/NO. | DESCRIPTION | QTY (PCS) | CTNS | N.W. (KGS) | G.W. (KGS) | MEAS (CM)
1-100 | CERAMIC MUG 350ML | 2400 | 100 | 1100 | 1200 | 60X40X40
101-140 | CERAMIC BOWL | 960 | 40 | 560 | 600 | 50*40*30CM
TOTAL |  | 3360 | 140 CTNS | 1660 KGS | 1800 KGS | 12.000 CBM
SAY TOTAL ONE HUNDRED AND FORTY CARTONS ONLY.
SHIPPING MARKS: N/M
= 60x40x40 cm 12 kg 100 CERAMIC MUG 350ML; 50x40x30 cm 15 kg 40 CERAMIC BOWL
totals right right right
says ${explanations.weightLine("1,200 kg", "12 kg")}
# a Guangzhou maker, in Chinese, with a total line and the volume of each line
广州市恒达灯饰有限公司
装箱单
箱号 | 品名 | 箱数 | 每箱数量 | 数量 | 净重(公斤) | 毛重(公斤) | 长 | 宽 | 高 | 体积(立方米)
1-30 | 台灯 | 30 | 8 | 240 | 7.5 | 9 | 58 | 42 | 36 | 2.632
31-50 | 落地灯 | 20 | 4 | 80 | 9 | 11 | 110 | 35 | 30 | 2.310
合计 |  | 50 |  | 320 | 405 | 490 |  |  |  | 4.942
= 58x42x36 cm 9 kg 30 台灯; 110x35x30 cm 11 kg 20 落地灯
totals right right right
says ${explanations.assumed("cm")}
# a Shenzhen trader, bilingual heads, weights both of carton and line
品名 Description | 箱数 CTNS | 每箱数量 PCS/CTN | 总数量 TOTAL QTY | 单箱毛重 G.W./CTN (KG) | 总毛重 T.G.W. (KG) | 单箱净重 N.W. | 外箱尺寸 Carton size (CM) | 单箱体积 CBM/CTN | 总体积 TOTAL CBM
Phone holder | 25 | 100 | 2500 | 13.5 | 337.5 | 12.5 | 45×35×30 | 0.047 | 1.18
Cable, 2 m | 12 | 200 | 2400 | 11.2 | 134.4 | 10.5 | 40×30×25 | 0.03 | 0.36
TTL | 37 |  | 4900 |  | 471.9 |  |  |  | 1.54
= 45x35x30 cm 13.5 kg 25 Phone holder; 40x30x25 cm 11.2 kg 12 Cable, 2 m
totals right right right
# a Yiwu trader, heads over two lines, mixed products in one carton
Shipping marks | Item No. | Ctn No. | CTNS | Q'ty | Measurement (cm) |  |  | G.W. (kg) | N.W. (kg)
 |  |  |  | (pcs) | L | W | H | per ctn | per ctn
ACME | YW-01 | 1-10 | 10 | 600 | 62 | 45 | 38 | 14 | 13
 | YW-02 | 11 | 1 | 20 | 50 | 40 | 30 | 9 | 8.5
 | YW-03 |  |  | 35 |  |  |  |  |
 | YW-04 | 12-15 | 4 | 200 | 55 | 40 | 35 | 12 | 11
 |  |  | 15 | 855 |  |  |  |  |
= 62x45x38 cm 14 kg 10; 50x40x30 cm 9 kg 1; 55x40x35 cm 12 kg 4
totals right
says ${explanations.item("5")}
# a Californian importer's CSV in inches and pounds
PO,Item,"Description","Carton Qty","Units/Carton","L (in)","W (in)","H (in)","Gross Wt (lbs)"
4411,A-7,"Yoga mat, blue","1,200",6,24,16,16,30
4411,A-8,"Yoga block 9"" x 6"" x 4""",50,24,20,18,12.5,22.5
= 24x16x16 in 30 lb 1200 Yoga mat, blue; 20x18x12.5 in 22.5 lb 50 Yoga block 9" x 6" x 4"
# a German supplier's table with decimal commas
Pos. | Artikel | Anzahl Kartons | Länge (cm) | Breite (cm) | Höhe (cm) | Bruttogewicht (kg) | Nettogewicht (kg)
1 | Leuchte | 12 | 60,5 | 40 | 35,5 | 12,5 | 11,8
2 | Schirm | 8 | 50 | 50 | 42 | 6,25 | 5,9
Summe | | 20 |  |  |  | 200 |
? ${questions.comma("60,5", "60.5")} -> ${questions.yes}
= 60.5x40x35.5 cm 12.5 kg 12 Leuchte; 50x50x42 cm 6.25 kg 8 Schirm
totals right right
# a Spanish maker of tiles, sizes in millimeters
Bulto | Descripción | Cajas | Peso bruto (kg) | Peso neto (kg) | Medidas (mm)
1-40 | Azulejo 60 | 40 | 1000 | 980 | 610x610x85
TOTAL | | 40 cajas | 1000 kg | 980 kg |
= 61x61x8.5 cm 25 kg 40 Azulejo 60
totals right right
# an e-mail with columns by spaces
Hi Anna, packing details below

CTN NO.   ITEM             QTY      CTNS    G.W.(KGS)   N.W.(KGS)   SIZE(CM)
1-20      Steel bracket    2,000    20      320         300         40x30x25
21-30     Hinge            1,500    10      150         140         35x25x20
-------------------------------------------------------------------------
TOTAL                      3,500    30      470         440
Best regards, Lily
= 40x30x25 cm 16 kg 20 Steel bracket; 35x25x20 cm 15 kg 10 Hinge
totals right right
# a message with bars between the cells, and no count but carton numbers
| Carton No. | Goods | Qty | Dimensions | Gross weight |
|---|---|---|---|---|
| 1-100 | Backpack | 2400 | L60 W40 H40 cm | 12 kg |
| 101-102 | Backpack | 30 | L50 W40 H30 cm | 8 kg |
Total: 102 cartons, G.W.: 1,216 KGS, 9.72 CBM
= 60x40x40 cm 12 kg 100 Backpack; 50x40x30 cm 8 kg 2 Backpack
totals right right right
says ${explanations.fromNumbers("1-100", "100 cartons")}
# a forwarder's list that says only how many there are in all
Packages | Type | Length m | Width m | Height m | Weight kg | Volume m3
2 | Pallet | 1.2 | 0.8 | 1.45 | 310 | 2.784
1 | Crate | 2.1 | 1.1 | 1.3 | 540 | 3.003
3 | | | | | 850 | 5.787
= 120x80x145 cm 155 kg 2; 210x110x130 cm 540 kg 1
totals right right right
# weights that can be of the carton or of the line
CTNS | G.W. (KGS) | SIZE (CM)
2 | 24 | 60x40x40
? ${questions.reading} -> ${questions.columnIs("", roleNames.weightLine, null)}
= 60x40x40 cm 12 kg 2
# points between thousands
Cajas | Peso bruto kg | Medidas cm
1.000 | 12,5 | 60x40x40
? ${questions.comma("12,5", "12.5")} -> ${questions.yes}
= 60x40x40 cm 12.5 kg 1000
# carton numbers that a spreadsheet made dates
Ctn No. | Size (cm) | G.W. (kg)
12-Jan | 60x40x40 | 12
13-30 | 50x40x30 | 9
= 50x40x30 cm 9 kg 18
! 2 ${reasons.date("12-Jan")}
# two products in the same cartons
Ctn No. | Item | Pcs/ctn | Carton size cm | G.W. kg/ctn
1-10 | Cup | 12 | 60x40x40 | 12
1-10 | Lid | 12 | 60x40x40 | 12
11-15 | Box | 24 | 50x40x30 | 10
= 60x40x40 cm 12 kg 10 Cup, Lid; 50x40x30 cm 10 kg 5 Box
! 3 ${reasons.countedBefore("1-10", 2)}
# totals that do not agree
CTNS | G.W./CTN KG | MEAS CM | CBM
100 | 12 | 60*40*40 | 9.6
TOTAL 110 CTNS | | | 10.56 CBM
= 60x40x40 cm 12 kg 100
totals wrong wrong
# a quantity that may be of pieces
Item | Qty | L | W | H | G.W. (kg)
Mug | 100 | 60 | 40 | 40 | 12
? ${questions.quantity("Qty")} -> ${questions.yes}
= 60x40x40 cm 12 kg 100 Mug
# pieces in all and in each carton, no cartons
Item | Total qty (pcs) | Pcs/ctn | Carton size (cm) | G.W. per ctn (kg)
Mug | 2400 | 24 | 60x40x40 | 12
Lid | 2410 | 24 | 50x40x30 | 9
= 60x40x40 cm 12 kg 100 Mug
! 3 ${reasons.broken("2,410", "24")}
says ${explanations.fromPieces("2400", "24", "100 cartons")}
# a quantity that may be of cartons or in each carton
Qty (pcs) | Carton Qty | G.W./ctn (kg) | Size (cm)
200 | 10 | 12 | 60x40x40
? ${questions.reading} -> Carton Qty = cartons
= 60x40x40 cm 12 kg 10
# boxes with a name, a number and a weight each
Box number | Box name | Box weight (lb) | Box width (in) | Box length (in) | Box height (in)
1 | P1 - B1 | 30 | 16 | 24 | 16
2 | P1 - B2 | 30 | 16 | 24 | 16
= 24x16x16 in 30 lb 2
# volumes and no sizes
CTNS | G.W. (KGS) | CBM
100 | 1200 | 9.6
says ${missingColumnTexts.sidesButVolume}
# product sizes beside carton sizes, prices, full-width figures
货号 | 产品尺寸 | 外箱规格 | 件数 | 单价 | 金额 | 毛重
A1 | 10×10×12 | ６０＊４０＊４０ | １００件 | ¥12.50 | ¥30,000 | @12kg
= 60x40x40 cm 12 kg 100
# cartons without a size between others
Carton No | Cartons | Gross weight (kg) each | Carton dimensions (cm)
1-50 | 50 | 14 | 60 x 45 x 40
51-60 | 10 | 11 |
61-64 | 4 | 8 | 40 x 30 x 30
Total | 64 | |
= 60x45x40 cm 14 kg 50; 40x30x30 cm 8 kg 4
! 3 ${reasons.noSize("10 cartons")}
totals wrong
# a second table below, with its columns in another order
CTNS | G.W./CTN (KG) | MEAS (CM)
100 | 12 | 60*40*40
PALLETS | CTNS | SIZE (CM) | G.W. (KG)
2 | 50 | 120*80*110 | 620
= 60x40x40 cm 12 kg 100
! 4 ${reasons.otherHeadings}
# weights in kilograms and pounds in one cell
CTNS | G.W./CTN (KG/LB) | MEAS (CM)
100 | 12/26.5 | 60*40*40
! 2 ${reasons.noFigure("weight", "12/26.5")}
# gross and net weights in one cell
CTNS | G.W./N.W. (KG) | MEAS (CM)
100 | 12/11 | 60*40*40
= 60x40x40 cm 12 kg 100
says ${explanations.weightEach("12 kg")}
# pages that repeat their headings, subtotals between
款号 | 箱数 | 单箱毛重 | 长(cm) | 宽(cm) | 高(cm) | 总体积
A1 | 10箱 | 12.5KG | 60 | 40 | 40 | 0.96
小计 | 10箱 | | | | | 0.96
款号 | 箱数 | 单箱毛重 | 长(cm) | 宽(cm) | 高(cm) | 总体积
A2 | 5箱 | 8KG | 50 | 30 | 30 | 0.225
小计 | 5箱 | | | | | 0.225
总计 | 15箱 | | | | | 1.185
= 60x40x40 cm 12.5 kg 10; 50x30x30 cm 8 kg 5
totals right right right right right right
# sizes of pallets beside the number of cartons
Pallet No. | Cartons | Pallet size (cm) | Gross weight (kg)
1 | 40 | 120x100x160 | 480
says ${missingColumnTexts.sides}
# a total in words of the list's own
箱号 | 尺寸 | 毛重
1-10 | 60*40*40cm | 12kg
11-15 | 50*40*30cm | 10kg
共15箱 | | 170kg
= 60x40x40 cm 12 kg 10; 50x40x30 cm 10 kg 5
totals right right
# the buyer's shipping mark on every line, which is no carton number
MARKS & NOS. | DESCRIPTION | CTNS | QTY (PCS) | G.W. (KGS) | MEAS (CM)
KM-8 | MUG | 100 | 2400 | 1200 | 60X40X40
KM-8 | BOWL | 40 | 960 | 600 | 50X40X30
TOTAL | | 140 CTNS | 3360 | 1800 KGS
= 60x40x40 cm 12 kg 100 MUG; 50x40x30 cm 15 kg 40 BOWL
totals right right
# shipping marks beside a quantity that may be of cartons
Marks & No. | Goods | Qty | G.W./ctn (kg) | Size (cm)
KM-8 | Mug | 100 | 12 | 60x40x40
KM-9 | Bowl | 40 | 15 | 50x40x30
? ${questions.quantity("Qty")}
= 60x40x40 cm 12 kg 100 Mug; 50x40x30 cm 15 kg 40 Bowl
# carton numbers below a heading of shipping marks, alone or behind the mark
Marks | Goods | G.W./ctn (kg) | Size (cm)
01 TO 07 | Mug | 12 | 60x40x40
KM-8 / 1-100 | Bowl | 15 | 50x40x30
KM-9 / 1-5 | Plate | 9 | 50x30x30
= 60x40x40 cm 12 kg 7 Mug; 50x40x30 cm 15 kg 100 Bowl; 50x30x30 cm 9 kg 5 Plate
# carton numbers without an end
C/NO. | G.W./ctn (kg) | Size (cm)
1-UP | 12 | 60x40x40
! 2 ${reasons.noRange("1-UP")}
# a line for each carton, its columns merged over the items, a size with a typing error
Item# | Product Name | SKU# | UOM | Quantity | Carton# | "Carton Dimensions (cm)
(Length*Weight*Height)" | | | Weight (KG) | CBM
项目 | 货品名称 | SKU编码 | 单位 | 数量 | 箱号 | 箱子尺寸 | | | |
1 | Strap | S-1 | PCS | 40 | 1 | 60 | 40 | 40 | 12.5 | 0.096
2 | Lid | S-2 | PCS | 20
3 | Case | S-3 | PCS | 60 | 2 | 50 | 40 | 30 | 9 | 0.06
4 | Strap | S-1 | PCS | 40 | 3 | 60 | 40 | 40 | 12.5 | 0.096
TOTAL | | | | 160 | 3 Cartons | | | | 34 | 0.252
= 60x40x40 cm 12.5 kg 2 Strap, Lid; 50x40x30 cm 9 kg 1 Case
totals right right right
says ${explanations.item("5")}
says ${explanations.equal(3, "2 rows")}
# items that repeat the number of their carton
Carton# | Product | Qty | L | W | H | Weight KG
1 | Cup | 10 | 60 | 40 | 40 | 12
1 | Lid | 10 | | | |
2 | Bowl | 5 | 50 | 40 | 30 | 9
2 | Spoon | 5 | 50 | 40 | 30 | 9
 | Fork | 5 | | | | 2
2-3 | Knife | 5 | | | |
= 60x40x40 cm 12 kg 1 Cup, Lid; 50x40x30 cm 9 kg 1 Bowl, Spoon
! 5 ${reasons.countedBefore("2", 4)}
! 6 ${reasons.weightAlone}
! 7 ${reasons.noSize("2 cartons")}
# a product's name merged over several lines of cartons
Product | Carton No | G.W./ctn kg | Size cm
Lamp | 1-10 | 12 | 60x40x40
 | 11-20 | 9 | 50x40x30
Shade | 21 | 4 | 40x40x40
= 60x40x40 cm 12 kg 10 Lamp; 50x40x30 cm 9 kg 10 Lamp; 40x40x40 cm 4 kg 1 Shade
# some weights marked as those of each carton
CTN NO. | DESCRIPTION | CTNS | N.W. KGS | G.W. KGS | MEAS'T (CBM) | SIZE (CM)
1-2 | BOLT | 2 | @23 | @24.18 | @0.024 | @40x30x20
3-5 | NUT | 3 | 54 | 55.5 | 0.072 | 45x30x20
TOTAL | | 5 | 100 | 103.86
= 40x30x20 cm 24.18 kg 2 BOLT; 45x30x20 cm 18.5 kg 3 NUT
totals right right
says ${explanations.marked("@24.18")}
says ${explanations.weightLine("55.5 kg", "18.5 kg")}
# some weights marked, without headings
BOLT | 2 | 24.18kg/ctn | 40x30x20 cm
NUT | 3 | 55.5kg | 45x30x20
= 40x30x20 cm 24.18 kg 2 BOLT; 45x30x20 cm 18.5 kg 3 NUT
# a weight in place of the width, inches in the heading, pounds in the cells
Item | Carton Dimensions (inch) (Length*Weight*Height) | Ctns | G.W.
Mat | 24*16*16 | 10 | 30 lbs
= 24x16x16 in 30 lb 10 Mat
# inches in one cell only
Ctns | Size | G.W./ctn (lb)
10 | 24x16x16 in | 30
5 | 20x18x12 | 22
= 24x16x16 in 30 lb 10; 20x18x12 in 22 lb 5
# inches in a title only
ALL SIZES IN INCHES
Ctns | Size | G.W./ctn (kg)
10 | 24x16x16 | 4
? ${questions.reading} -> L × W × H, in
= 24x16x16 in 8.8184904874 lb 10
# a heading for both systems of units
Ctns | Size (cm/inch) | G.W./ctn (kg/lb)
10 | 24x16x16 | 9
? ${questions.reading} -> L × W × H, in
= 24x16x16 in 9 lb 10
# sizes without a unit beside pounds
Ctns | Size | G.W./ctn (lb)
10 | 24x16x16 | 10
? ${questions.reading} -> L × W × H, in
= 24x16x16 in 10 lb 10
# fractions of inches
Item | Carton size | Ctns | G.W./ctn (lb)
Rug | 28 1/2 x 20 x 2 1/4 | 10 | 12½
Mat | 28-1/16 x 20½ x 3 | 5 | 12 3/8
Lid | 28 1/3 x 20 x 3 | 5 | 12
= 28.5x20x2.25 in 12.5 lb 10 Rug; 28.0625x20.5x3 in 12.375 lb 5 Mat
! 4 ${reasons.noFigure("size", "28 1/3 x 20 x 3")}
# sizes that none can read
Item | Carton size (in) | Ctns | G.W./ctn (lb)
Rug | 28 1/3 x 20 x 2 | 10 | 30
! 2 ${reasons.noFigure("size", "28 1/3 x 20 x 2")}
# three columns of sides, with a typo in the second heading
Item | Ctns | Length | Weight | Height | G.W./ctn (kg)
Mug | 10 | 60 | 40 | 41 | 12
= 60x40x41 cm 12 kg 10 Mug
# ditto marks
Item | Ctns | Size (cm) | G.W./ctn (kg)
Mug | 3 | 60x40x40 | 12
Bowl | 4 | " | "
Lid | 5 | same | 13
Cup | 6 | - | 13
= 60x40x40 cm 12 kg 7 Mug, Bowl; 60x40x40 cm 13 kg 5 Lid
! 5 ${reasons.noFigure("size", "-")}
# carton numbers merged over items whose sizes are not
Carton No. | Item | Pcs | Size (cm) | G.W. (kg)
1 | Lamp | 10 | 60x40x40 | 12
 | Shade | 5 | 60x40x40 | 12
 | Bulb | 5 | 50x40x40 | 9
2 | Lid | 10 | 50x30x26 | 9
= 60x40x40 cm 12 kg 1 Lamp, Shade; 50x30x26 cm 9 kg 1 Lid
! 4 ${reasons.noCartons}
says ${explanations.item("3")}
# carton numbers that overlap only in part
Carton No. | Item | Size (cm) | G.W./ctn (kg)
1-5 | Mug | 60x40x40 | 12
5-8 | Bowl | 50x30x26 | 9
= 60x40x40 cm 12 kg 5 Mug
! 3 ${reasons.partlyCounted("5-8", 2)}
# the weight of one carton and of all in one cell
CTN NO. | DESC | QTY | G.W. (KGS) | MEAS (CM)
1-10 | Mug | @24 240 | @12 120 | @60x40x40
11-14 | Bowl | @24 96 | @9.8KGS/39.2KGS | @50x30x26
= 60x40x40 cm 12 kg 10 Mug; 50x30x26 cm 9.8 kg 4 Bowl
# no headings, and a first column that counts cartons or numbers them
1 | Lamp | 62x42x38 | 14.5
2 | Lamp | 62x42x38 | 14.5
3 | Box | 60x40x40 | 12
? ${questions.reading} -> Column 1 = carton numbers: 3 cartons
= 62x42x38 cm 14.5 kg 2 Lamp; 60x40x40 cm 12 kg 1 Box
# the weight of a full carton, in Chinese
品名 | 整箱数 | 整箱毛重(KG) | 外箱尺寸(CM)
杯子 | 2 | 12 | 60*40*40
= 60x40x40 cm 12 kg 2 杯子
# pieces per carton below a heading that does not say so
Item | Packing | Qty | Size (cm) | G.W./ctn (kg)
Lamp | 12 pcs/ctn | 600 pcs | 62x42x38 | 14.5
Lid | 24 pcs per carton | 240 pcs | 50x30x26 | 9.8
= 62x42x38 cm 14.5 kg 50 Lamp; 50x30x26 cm 9.8 kg 10 Lid
# the sides of the product in front of those of the carton
Item | Product size (cm) | | | Carton size (cm) | | | Ctns | G.W./ctn (kg)
 | L | W | H | L | W | H | |
Lamp | 10 | 10 | 20 | 50 | 40 | 30 | 20 | 12
= 50x40x30 cm 12 kg 20 Lamp
# the sides of the inner box in front of those of the carton, in one line of headings
Item | Inner L | Inner B | Inner H | Carton L | Carton B | Carton H | Ctns | G.W./ctn (kg)
Lamp | 10 | 10 | 20 | 50 | 40 | 30 | 20 | 12
= 50x40x30 cm 12 kg 20 Lamp
# two columns that count cartons
Item | Ordered ctns | Shipped ctns | Size (cm) | G.W./ctn (kg)
Lamp | 30 | 20 | 50x40x30 | 12
? ${questions.reading} -> Shipped ctns = cartons: 20 cartons
= 50x40x30 cm 12 kg 20 Lamp
# carton numbers in three columns below one heading
C/NO. | | | DESCRIPTION | QTY (PCS) | G.W./CTN (KG) | MEAS (CM)
1 | - | 20 | LAMP | 240 | 12 | 50x40x30
21 | - | 35 | TRAY | 360 | 9 | 60x40x30
36 | - | 36 | LID | 10 | 7 | 60x40x30
= 50x40x30 cm 12 kg 20 LAMP; 60x40x30 cm 9 kg 15 TRAY; 60x40x30 cm 7 kg 1 LID
says ${explanations.fromNumbers("1-20", "20 cartons")}
# carton numbers in two columns, from and to
From | To | Item | G.W./ctn (kg) | Size (cm)
1 | 20 | Lamp | 12 | 50x40x30
21 | 35 | Tray | 9 | 60x40x30
= 50x40x30 cm 12 kg 20 Lamp; 60x40x30 cm 9 kg 15 Tray
# Swiss thousands, and a thousand that is no 1
Item | Ctns | Size (cm) | Total G.W. (kg)
Lamp | 1'200 | 50x40x30 | 14’400
Tray | 1k | 50x40x30 | 9000
= 50x40x30 cm 12 kg 1200 Lamp
! 3 ${reasons.noFigure("number", "1k")}
# weights of a piece and of the freight, and pieces of a carton the other way round
Artículo | PCS | CTN | CTN/PCS | G.W./PC (KG) | Chargeable weight (KG) | G.W. (KG) | MEAS (CM)
Lamp | 240 | 20 | 12 | 0.5 | 200 | 12 | 50x40x30
= 50x40x30 cm 12 kg 20 Lamp
# width, depth and height
Item | Ctns | W (cm) | D (cm) | H (cm) | G.W./ctn (kg)
Lamp | 20 | 40 | 50 | 30 | 12
= 50x40x30 cm 12 kg 20 Lamp
# length and width by the same letter, in French
Article | Nb de colis | L (cm) | l (cm) | H (cm) | Poids brut unitaire (kg)
Lampe | 20 | 50 | 40 | 30 | 12
= 50x40x30 cm 12 kg 20 Lampe
# sides and signs in five cells below one heading
Item | Ctns | MEAS (CM) | | | | | G.W./CTN (KG)
Lamp | 20 | 50 | * | 40 | * | 30 | 12
= 50x40x30 cm 12 kg 20 Lamp
# Chinese pounds, and inches by their short sign
品名 | 箱数 | 单箱毛重(斤) | 外箱尺寸(寸)
台灯 | 20 | 24 | 20*16*12
= 20x16x12 in 26.4554714622 lb 20 台灯
# Chinese pounds beside sizes without a unit
品名 | 箱数 | 单箱毛重(斤) | 外箱尺寸
台灯 | 20 | 24 | 50*40*30
= 50x40x30 cm 12 kg 20 台灯
# decimeters
Item | Ctns | Size (dm) | G.W./ctn (kg)
Lamp | 20 | 5x4x3 | 12
= 50x40x30 cm 12 kg 20 Lamp
# a decimal comma and a decimal point in one column
Item | Ctns | Size (cm) | G.W./ctn (kg)
Lamp | 20 | 50x40x30 | 12,5
Tray | 10 | 60x40x30 | 9.5
? ${questions.reading} -> ${questions.decimal["."]}: 10 cartons
= 60x40x30 cm 9.5 kg 10 Tray
! 2 ${reasons.decimalComma("12,5")}
# prices without a heading, whose fractions count no pieces
Lamp | 20 | 50x40x30 | 12 | 3.5 | 840
? ${questions.reading} -> Column 2 = cartons, ${questions.columnIs("Column 4", roleNames.weightEach, null)}
= 50x40x30 cm 12 kg 20 Lamp
# weights with their unit between single spaces
Towels 15 bales 100x60x50 cm 80 kg/bale
= 100x60x50 cm 80 kg 15 Towels
# sentences with cartons above and below the table
We also send 3 cartons of lids, 30x20x20 cm, 4 kg each.
Item | Ctns | Size (cm) | G.W./ctn (kg)
Lamp | 20 | 50x40x30 | 12
Tray | 10 | 60x40x30 | 9
Plus 5 cartons of spare parts, 40x30x20 cm, 8 kg each.
= 50x40x30 cm 12 kg 20 Lamp; 60x40x30 cm 9 kg 10 Tray
! 1 ${reasons.sentence}
! 5 ${reasons.sentence}
# a column B beside length, width and height
Item | B | L | W | H | Ctns | G.W./ctn (kg)
Lamp | 7 | 50 | 40 | 30 | 20 | 12
= 50x40x30 cm 12 kg 20 Lamp
`;

/** Lists in words. */
export const letters = `
# a line per product, with its carton numbers
1-5   LED desk lamp, 62x42x38cm, 14.5kg each
6-10  Organizer 60 x 40 x 40, 12 kg
11-14 Lid, 50*30*26, 9.8kgs
= 62x42x38 cm 14.5 kg 5 LED desk lamp; 60x40x40 cm 12 kg 5 Organizer; 50x30x26 cm 9.8 kg 4 Lid
# prose
5 cartons of desk lamps, each 62 x 42 x 38 cm and 14.5 kg. Then 5 of organizers (60 x 40 x 40, 12 kg) and 4 of lids (50 x 30 x 26 cm, 9.8 kg).
= 62x42x38 cm 14.5 kg 5 desk lamps; 60x40x40 cm 12 kg 5 organizers; 50x30x26 cm 9.8 kg 4 lids
# the total weight of one line, while another can be of each carton or of all
4 cartons mugs 60x40x40 cm total 48 kg
2 cartons bowls 60x40x40 cm, 24 kg
? ${questions.reading} -> ${questions.columnIs("", roleNames.weightEach, null)}
= 60x40x40 cm 12 kg 4 mugs; 60x40x40 cm 24 kg 2 bowls
# a line per carton
Ctn 1  62x42x38cm  14.5kg
Ctn 2 lids 62x42x38cm  14.5kg
Ctn 3  60x40x40cm  12kg
Ctn 4 lamps 62x42x38cm 14.5kg
= 62x42x38 cm 14.5 kg 3 lids, lamps; 60x40x40 cm 12 kg 1
says ${explanations.equal(4, "2 rows")}
# bullets below a greeting, with pieces, net weights and a total
Hi Anna,
- LED desk lamp: 5 ctns, 24 pcs per carton, 62 x 42 x 38 cm, G.W. 14.5 kg / N.W. 13 kg
- Organizer: 5 ctns, 12pcs/ctn, 60 x 40 x 40 cm, G.W. 12 kg / N.W. 11 kg
- Lid: 4 ctns, 100 pcs per carton, 50 x 30 x 26 cm, G.W. 9.8 kg / N.W. 9 kg
Total: 14 cartons, 171.7 kg
Best regards, Lily, +86 574 8888 1234
= 62x42x38 cm 14.5 kg 5 LED desk lamp; 60x40x40 cm 12 kg 5 Organizer; 50x30x26 cm 9.8 kg 4 Lid
totals right right
says “24 pcs per carton”, “13 kg”
says ${notes.linesLeftOut(2)}
# gross and net weights in one figure, numbers of a sum, and stated volumes
Ctns 1-5 of 9: lamps, 62x42x38 cm, G.W./N.W.: 14.5/13.5 kg each, cbm 0.495
Ctns 6-9 of 9: lids, 50x30x26 cm, 9.8/9 kg each, 0.2 cbm
= 62x42x38 cm 14.5 kg 5 lamps; 50x30x26 cm 9.8 kg 4 lids
says ${remarks.volume(2, "0.200 m³", "0.156 m³")}
# a number that continues the carton numbers above it
No. 1-3 hoses, 24x16x16 in, 30 lb each
4 reel, 20x20x10 in, 15 lb
= 24x16x16 in 30 lb 3 hoses; 20x20x10 in 15 lb 1 reel
# a German sentence, and a Spanish one
5 Kartons Lampen, jeweils 62,5 x 42 x 38 cm und 14,5 kg. Dann 5 mit Dosen (60 x 40 x 40 cm, 12 kg).
Son 5 cajas de lámparas, cada una de 62 x 42 x 38 cm y 14,5 kg, y 4 de tapas de 50 x 30 x 26 cm y 9,8 kg por bulto.
= 62.5x42x38 cm 14.5 kg 5 Lampen; 60x40x40 cm 12 kg 5 Dosen; 62x42x38 cm 14.5 kg 5 lámparas; 50x30x26 cm 9.8 kg 4 tapas
says ${notes.comma("62,5", "62.5")}
# a Chinese count of packages or pieces
茶杯 10件，外箱尺寸60*40*40cm，12kg/件
? “10件” -> ${questions.yes}
= 60x40x40 cm 12 kg 10 茶杯
# other orders, signs and units
yoga mats: 30 lbs @ 24*16*16 inch x 10 ctns; 8 boxes of tiles, 28 1/2" x 20" x 2 1/4", 20 lbs each
= 24x16x16 in 30 lb 10 yoga mats; 28.5x20x2.25 in 20 lb 8 tiles
# a block of lines per product
LED desk lamp
5 cartons
62cm x 42cm x 38cm
14.5kg each

Lid
4 cartons
50cm x 30cm x 26cm
9.8kg each
= 62x42x38 cm 14.5 kg 5 LED desk lamp; 50x30x26 cm 9.8 kg 4 Lid
# weights that only a sum tells apart
5 cartons of lamps, 62x42x38 cm, 72.5 kg; 4 cartons of lids, 50x30x26 cm, 39.2 kg. Total weight 111.7 kg.
= 62x42x38 cm 14.5 kg 5 lamps; 50x30x26 cm 9.8 kg 4 lids
totals right
says ${explanations.weightLine("72.5 kg", "14.5 kg")}
# figures without any unit of length
5 cartons of lamps, 24x16x16, 30 kg each
? ${questions.reading} -> L × W × H, in
= 24x16x16 in 66.1386786555 lb 5 lamps
# pieces that are no cartons, and decimals that can be no thousands
Lamps 5 pcs, 62x42x38 cm, 14.500 kg
?  -> ${letterQuestions.oneCarton}
= 62x42x38 cm 14.5 kg 1 Lamps
# a thousand with a comma, or one with a decimal comma
The goods weigh 1,200 kg in total in 100 cartons, each 60 x 40 x 40 cm.
= 60x40x40 cm 12 kg 100 goods
# cartons whose size stands elsewhere
We have 5 cartons of lamps and 4 of lids. The lamps are 62x42x38 cm, 14.5 kg each; the lids 50x30x26 cm, 9.8 kg.
?  -> ${questions.noComma}
! 1 ${reasons.noSize("5 cartons")}
! 1 ${reasons.scattered}
! 1 ${reasons.noCartonsWritten}
# a size and weight of all cartons, in a sentence of its own
All cartons are 60x40x40 cm, 12 kg. 5 cartons of lamps, 4 cartons of lids, 9 kg each.
= 60x40x40 cm 12 kg 5 lamps; 60x40x40 cm 9 kg 4 lids
# the size and weight of the line above
5 cartons of lamps, 62x42x38 cm, 14 kg 500 g each
4 cartons of lids, same size, 9.8 kg each
3 cartons of mats, same size and weight
= 62x42x38 cm 14.5 kg 5 lamps; 62x42x38 cm 9.8 kg 7 lids, mats
# numbers of lines that may number the cartons
1 Lamp 62x42x38cm 14.5kg each
2 Lamp 62x42x38cm 14.5kg each
3 Mat 60x40x40cm 12kg each
? “1” -> ${letterQuestions.numbers}
= 62x42x38 cm 14.5 kg 2 Lamp; 60x40x40 cm 12 kg 1 Mat
# a number behind a gap in the carton numbers
1-3 lamps, 62x42x38cm, 14.5kg each
5 lids, 50x30x26cm, 9.8kg each
? “5” -> ${letterQuestions.numbers}
= 62x42x38 cm 14.5 kg 3 lamps; 50x30x26 cm 9.8 kg 1 lids
# what is missing, line by line
5 cartons of lamps, 62x42 cm, 14.5 kg each
4 cartons of lids, 24 pcs each, 50x30x26 cm, 0.5 kg per piece
2 pallets with 20 cartons each, 60x40x40 cm, 12 kg
20 ctns of mats, 50x40x30cm, 12kg each
Tray 20 ctns
= 50x40x30 cm 12 kg 20 mats
! 1 ${reasons.flatSize}
! 2 ${reasons.noWeightWritten}
! 3 ${reasons.pallets}
! 5 ${reasons.noSize("20 cartons")}
# thousands with an apostrophe, and numbers that can be one or two
Lampen 1'200 Kartons 50x40x30cm je 12 kg
Lampes 1 200 cartons 50x40x30cm 12 kg chacun
Trays 100 ctns 50x40x30cm total 1 250,50 kg
Lids 20+5 ctns 50x40x30cm 9 kg each
YW-1 200 ctns 60x40x30cm 14 kg each
= 50x40x30 cm 12 kg 1200 Lampen; 60x40x30 cm 14 kg 200 YW-1
! 2 ${reasons.doubtfulCount("1 200 cartons", "200", "1200")}
! 3 ${reasons.doubtfulCount("1 250,50 kg", "250,50", "1250,50")}
! 4 ${reasons.doubtfulCount("20+5 ctns", "5", "25")}
# pieces and pieces per carton
Order: 600 pcs. Packing: 12 pcs/ctn, 62*42*38cm, G.W./N.W.: 14.5/13kg
Lid 610 pcs, 12 pcs per carton, 50x30x26cm, 9.8kg
= 62x42x38 cm 14.5 kg 50
! 2 ${reasons.broken("610", "12")}
says ${notes.pieces("600 pcs", "12 pcs/ctn", "50 cartons")}
# pallets alone, without a question that could not help
Total 2 pallets: 120*80*160cm, 380kgs/pallet
3 plts 120x80x160cm 300kgs each
! 1 ${reasons.pallets}
! 2 ${reasons.pallets}
# a number of cartons as the first of four factors
Lamp 20x 50*40*30cm 12kg each
10 x 60x40x30cm 9kg each Tray
5x (24x16x16in, 30 lb each) Lid
? “20x” -> ${questions.yes}
= 50x40x30 cm 12 kg 20 Lamp; 60x40x30 cm 9 kg 10 Tray; 24x16x16 in 30 lb 5 Lid
# the size of the gift box and the weight of one piece
Lamp, gift box size 12x12x20cm, unit weight 0.45kg, 20 ctns, 50x40x30 (cm), 12kg each
= 50x40x30 cm 12 kg 20 Lamp, gift
# the number of cartons in the total of a single size
Desk lamp
Carton size: 62*42*38cm
G.W.: 14.5kgs
Total: 600pcs / 50ctns, 725 kg
= 62x42x38 cm 14.5 kg 50 Desk lamp
totals right right
# a sum within the sentence
20 cartons lamp (50x40x30cm, 12kg) and 10 cartons tray (60x40x30cm, 9kg), total 30 cartons 330kg.
= 50x40x30 cm 12 kg 20 lamp; 60x40x30 cm 9 kg 10 tray
totals right right
# the same size again in another unit
Lamp, 20 ctns, 50x40x30cm (19.7x15.7x11.8in), 12kg each
= 50x40x30 cm 12 kg 20 Lamp
says “19.7x15.7x11.8in”
# a number behind the word carton that counts, and a weight that is open
Lamp 12KG/CTN 50x40x30cm total CTN 20
Lid, carton: 10, 60x40x30cm, 9kg each
Tray 5 ctns 60x40x40cm 12-13kg each
? “carton: 10” -> ${questions.yes}
= 50x40x30 cm 12 kg 20 Lamp; 60x40x30 cm 9 kg 10 Lid
! 3 ${reasons.weights}
`;

/** Single lines in words: carton numbers, spelled-out numbers, weights, units and pieces. */
export const sentences = `
Ctns 1,2,3: lamps, 62x42x38cm, 14.5kg each
= 62x42x38 cm 14.5 kg 3 lamps
Boxes 4 and 5: lids, 50x30x26cm, 9.8kg each
= 50x30x26 cm 9.8 kg 2 lids
Carton #6-#7: mugs, 60x40x40cm, 12kg each
= 60x40x40 cm 12 kg 2 mugs
第8-9箱：台灯，30×20×20厘米，每箱4公斤
= 30x20x20 cm 4 kg 2 台灯
Twenty-five carton(s) of mugs, 60x40x40 cm, 12 kg each
= 60x40x40 cm 12 kg 25 mugs
Two dozen boxes of bowls, 50x40x30 cm, 4500 g each
= 50x40x30 cm 4.5 kg 24 bowls
台灯四箱，62×42×38厘米，每箱14.5公斤
= 62x42x38 cm 14.5 kg 4 台灯
Lampes 2 000 cartons 50x40x30cm total 24 000 kg
= 50x40x30 cm 12 kg 2000 Lampes
Panneau 5 cartons 1 200 x 800 x 600 mm, 40 kg chacun
= 120x80x60 cm 40 kg 5 Panneau
C/NO.1-20 lamp G.W.12KG N.W.11KG 50x40x30CM
= 50x40x30 cm 12 kg 20 lamp
15 ctns tray 8kg net 9kg gross 60(L)*40(W)*30(H)cm
= 60x40x30 cm 9 kg 15 tray
20ctns 50x40x30cm 1.2cbm 240kgs lamp
= 50x40x30 cm 12 kg 20 lamp
箱数：20，50*40*30cm，毛重：12公斤，台灯
= 50x40x30 cm 12 kg 20 台灯
Rug 5 ctns 24x16x16in 12-1/2 lb each
= 24x16x16 in 12.5 lb 5 Rug
5 boxes of hoses, 24x16x16 in, 30 lb 2 oz each
= 24x16x16 in 30.125 lb 5 hoses
Lampen 100 Kartons 50x40x30cm gesamt 1,2 t
= 50x40x30 cm 12 kg 100 Lampen
Lampe: 240 Stück, 12 Stück/Karton, 50x40x30 cm, 12 kg
= 50x40x30 cm 12 kg 20 Lampe
Bandeja 240 piezas, 24 piezas por caja, 60x40x30 cm, 9 kg
= 60x40x30 cm 9 kg 10 Bandeja
Lamp qty:240pcs pcs/ctn:12 size:50x40x30cm gw:12kg
= 50x40x30 cm 12 kg 20
Tray 10 ctns, GW/CTN: 9kg, NW/CTN: 8kg, 60x40x30cm
= 60x40x30 cm 9 kg 10 Tray
Lid 240 pcs / 48 pcs per carton = 5 cartons, 40x30x20cm, 6kg each
= 40x30x20 cm 6 kg 5 Lid
`;
