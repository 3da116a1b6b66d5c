import { normalizeCell, readPrice } from "./cells";

/** What a column of a list can contain. Net weights are named, and not used. */
export const columnRoles = [
  "name",
  "cartons",
  "cartonNumbers",
  "unitsPerCarton",
  "pieces",
  "price",
  "amount",
  "size",
  "length",
  "width",
  "height",
  "weightEach",
  "weightLine",
  "volumeLine",
  "volumeEach",
  "net",
  "unit",
  "ignore",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** What a heading can mean. Where that is several things, the cells tell, or the visitor is asked. */
type HeadingRule = { roles: readonly ColumnRole[]; like: RegExp; unlike?: RegExp };

const GROSS = /\bt?gw\b|\bgross\b|brutto?\b|brutto|\bbruto\b|\bbrut\b|毛重/;
const WEIGHT = /\b(weight|wt|wgt|kgs?|lbs?|peso|poids)\b|gewicht|重/;
const NET = /\b(nett?|neto|t?nw)\b|netto|净重|淨重/;
const SIZE =
  /\b(size|dims?|dimensions?|abmessung(en)?|masse|maße|medidas?|dimensiones)\b|尺寸|规格|規格|箱规|\b[lwhdbt] ?[x×*/] ?[lwhdbt] ?[x×*/] ?[lwhdbt]\b|长.?[x×*/]?.?宽.?[x×*/]?.?高/;
const LENGTH = /\b(l|length|lange|largo|longueur|long)\b|长|長/;
const WIDTH = /\b(w|width|wide|breadth|breite|ancho|largeur|larg)\b|宽|寬/;
const B = /\bb\b/;
const DEPTH = /\b(d|depth|t|tiefe|fondo|profondeur)\b|深/;
const HEIGHT = /\b(h|ht|height|high|d|depth|hohe|alto|altura|hauteur|haut)\b|高|深/;
const VOLUME =
  /\b(cbms?|cbf|cu ?ft|cft|m3|vol|volumes?|volumen|cubicaje)\b|体积|體積|立方|材积|方数/;
const MEASUREMENT = /\bmeas\w*\b/;
const EACH =
  /@|\b(per|each|1|one|single) ?(master |outer )?(ctn|carton|box|case|pkg)\b|\beach\b|\/ ?(ctns?|cartons?|box|case|pkg|箱|件)|\b(por|par|pro|je) (caja|bulto|carton|colis|karton)|[单單整一每][箱件]|每外箱/;
const TOTAL = /\b(total|totals|ttl|tgw|tot|totale|sum)\b|gesamt|总|總|合计|合計|小计/;
const MONEY =
  /\b(price|amount|value|usd|eur|rmb|cny|gbp|fob|exw|cif|cost|betrag|precio|importe|prix|montant)\b|[$€£¥]|价|價|金额|金額|preis/;
/** The money of a whole line. */
const AMOUNT = /\b(amount|value|betrag|importe|montant)\b|gesamtpreis|金额|金額|[总總][价價]|货值/;
const UNIT_PRICE =
  /\bu[ /]p\b|\bunit (price|cost|value)\b|(stuck|einzel)preis|\bprecio unitario\b|\bprix unitaire\b|[单單][价價]/;
/** Prices of something else than what is bought here. */
const OTHER_PRICE =
  /\b(retail|rrp|msrp|target|market|tax|duty|declared|customs|tooling|mou?ld|sample|freight|doz|dozen|100|1,?000)\b|零售|千|(\/|\bper) ?(kgs?|lbs?|t|tons?|g|m|m2|sqm|met(er|re)s?|yds?|yards?|ft|cbm|m3)\b|公斤/;
const CODE = /\b(hs|hts|code|sku|ean|barcode|style|colou?r|po|p\/o)\b|编码|货号/;
/** Packages smaller or larger than a carton. */
const OTHER_PACK =
  /\b(product|item|inner|goods|unit(?! (cms?|mms?|m|in|inch|kgs?|lbs?)\b)|pallets?|plts?)\b|产品|產品|内盒|內盒|单品|彩盒|托/;
const PER_PIECE = /(\/|\bper) ?(pcs?|pieces?|sets?|units?)\b/;
const CARTON =
  /\b(ctns?|cartons?|cases?|box|boxes|packages?|pkgs?|kartons?|cajas?|bultos?|colis|colli|caisses?)\b|箱/;
const NUMBER = /\b(no|nos|num|numbers?|nr)\b|n[°º]|#|№|号|號/;
const COUNT = /\b(no|number) of\b|数|數|\b(qty|quantity|pcs)\b/;
const PIECES = /\b(pcs|pieces?|sets?|prs|pairs|stuck|piezas|units)\b|套数|双数/;
const PIECES_PER_CARTON =
  /^(ctns?|cartons?) ?\/ ?pcs$|\b(pcs|pieces?|qty|quantity|units?|sets?|prs|pairs|stuck|piezas) ?(\/|per|je|por|par|in|each|@) ?\b(ctns?|cartons?|case|box|karton|caja|colis|bulto)\b|每箱(数|數|个|装|件)|装箱(数|量)|裝箱數|入数|(pcs|件|个|只) ?\/ ?箱|\b(case|inner|master) pack\b/;
const QUANTITY =
  /\b(qty|qnty|quantity|quantities|qty|anzahl|menge|cantidad|cant|quantite|qte|nombre|count)\b|数量|數量/;

const MARKS = /\bmarks?\b|唛|嘜/;
const NAME =
  /\b(description|desc|commodity|bezeichnung|beschreibung|descripcion|designation|(product|goods|items?|articles?) name)\b|品名|(货品|貨品|产品|產品|商品|货物|貨物|中文|英文|^)名[称稱]/;
/** Headings that name the product unless they name something else about it. */
const GOODS =
  /^name$|\b(products?|goods|items?|articles?|artikel|articulos?|articol[io]|artigos?|ware|productos?|mercancia|marchandise)\b|产品|產品|商品|货物|貨物|货品|貨品/;
const OTHER_DETAIL =
  /\b(type|material|photo|picture|image|origin|brand|company|buyer|link|url)\b|材|图|圖|颜色|顏色|产地|品牌/;

const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"));
const allOf = (...patterns: readonly RegExp[]) =>
  new RegExp(`^${patterns.map(({ source }) => `(?=.*(?:${source}))`).join("")}`);

/**
 * The first matching rule applies, so specific rules come first. They see headings normalized by
 * `normalizeHeading`: in lower case, without accents and dots, with "gw" for "G.W.".
 */
const headingRules: readonly HeadingRule[] = [
  // Free pieces, beside those that are paid, and what is counted by the dozen.
  { roles: ["ignore"], like: /\bfoc\b|\bfob (qty|quantity)\b/ },
  { roles: ["ignore"], like: /\b(doz|dozens?)\b/, unlike: CARTON },
  {
    roles: ["ignore"],
    like: allOf(MONEY, anyOf(OTHER_PRICE, CARTON)),
    unlike: anyOf(GROSS, MEASUREMENT),
  },
  {
    roles: ["price"],
    like: anyOf(UNIT_PRICE, allOf(MONEY, PER_PIECE)),
    unlike: anyOf(GROSS, MEASUREMENT),
  },
  {
    roles: ["amount"],
    like: anyOf(AMOUNT, allOf(MONEY, TOTAL)),
    unlike: anyOf(GROSS, MEASUREMENT),
  },
  { roles: ["price", "amount"], like: MONEY, unlike: anyOf(GROSS, MEASUREMENT) },
  // The longest side, the next and the shortest.
  { roles: ["length"], like: /最[长長]/ },
  { roles: ["width"], like: /次[长長]/ },
  { roles: ["height"], like: /最短/ },
  { roles: ["ignore"], like: CODE, unlike: anyOf(CARTON, QUANTITY) },
  { roles: ["unit"], like: /^(units?|uom|unit of measure|单位|單位|einheit|unidad|unite)$/ },
  // Before the weights, because many people write "Length*Weight*Height".
  { roles: ["size"], like: allOf(LENGTH, HEIGHT), unlike: anyOf(VOLUME, OTHER_PACK) },
  // Both weights in one cell: the larger one is the gross weight.
  { roles: ["weightEach", "weightLine"], like: /\bgw ?[/&+] ?nw\b|\bnw ?[/&+] ?gw\b/ },
  { roles: ["net"], like: NET, unlike: GROSS },
  {
    roles: ["ignore"],
    like: allOf(anyOf(GROSS, WEIGHT), anyOf(OTHER_PACK, PER_PIECE, /\bvol|\bchargeable\b/)),
  },
  { roles: ["weightEach"], like: /^(box|carton|ctn|case) (gross )?(weight|wt|gw)\b|箱重/ },
  { roles: ["weightEach"], like: allOf(anyOf(GROSS, WEIGHT), EACH), unlike: /\btgw\b/ },
  { roles: ["weightLine"], like: allOf(anyOf(GROSS, WEIGHT), TOTAL) },
  { roles: ["weightEach", "weightLine"], like: anyOf(GROSS, WEIGHT) },
  { roles: ["unitsPerCarton"], like: PIECES_PER_CARTON },
  { roles: ["ignore"], like: allOf(SIZE, OTHER_PACK) },
  { roles: ["size"], like: SIZE, unlike: VOLUME },
  { roles: ["size", "volumeEach"], like: allOf(MEASUREMENT, EACH) },
  { roles: ["volumeEach", "size"], like: allOf(VOLUME, EACH) },
  { roles: ["volumeLine", "size"], like: allOf(anyOf(VOLUME, MEASUREMENT), TOTAL) },
  { roles: ["volumeLine", "volumeEach", "size"], like: VOLUME },
  { roles: ["size", "volumeLine", "volumeEach"], like: MEASUREMENT },
  { roles: ["ignore"], like: allOf(anyOf(LENGTH, WIDTH, B, HEIGHT, DEPTH), OTHER_PACK) },
  { roles: ["length"], like: LENGTH },
  { roles: ["width"], like: WIDTH },
  // In German. Beside a width it is something else.
  { roles: ["width", "ignore"], like: B },
  // In "W | D | H", the depth is the length.
  { roles: ["height", "length"], like: DEPTH },
  { roles: ["height"], like: HEIGHT },
  { roles: ["cartons", "unitsPerCarton"], like: /^(ctn|carton|case|box) (qty|quantity)$/ },
  { roles: ["cartonNumbers", "cartons"], like: allOf(CARTON, NUMBER), unlike: COUNT },
  { roles: ["cartonNumbers", "cartons"], like: /\bc ?\/? ?nos?\b|\bc ?#|件号/ },
  // The mark of the buyer is the same on every carton, unless a range follows it.
  { roles: ["ignore", "cartonNumbers"], like: MARKS },
  { roles: ["cartons", "cartonNumbers"], like: /^(ctn|carton|case|karton|package)$/ },
  { roles: ["cartons"], like: /整箱[数數](?!量)/ },
  {
    roles: ["cartons"],
    like: CARTON,
    unlike: anyOf(OTHER_PACK, EACH, /\b(type|marks?|material|name)\b/),
  },
  { roles: ["cartons", "pieces"], like: /件数|件數|^件$/ },
  { roles: ["pieces"], like: allOf(PIECES, TOTAL) },
  { roles: ["pieces", "cartons"], like: allOf(QUANTITY, TOTAL) },
  { roles: ["pieces", "unitsPerCarton"], like: PIECES },
  // On its own, "quantity" in a packing list more often counts the goods than the cartons.
  { roles: ["pieces", "unitsPerCarton", "cartons"], like: QUANTITY },
  { roles: ["name"], like: NAME },
  { roles: ["name", "ignore"], like: GOODS, unlike: anyOf(NUMBER, OTHER_DETAIL) },
  // A running number, unless it counts cartons or numbers them.
  {
    roles: ["ignore", "cartons"],
    like: anyOf(/^(sr|s\/?n|pos|item)( no)?$/, /^(no|nr|n[°º]|#|序|行)/, /序号/),
  },
];

/** Enough for a heading in two languages with units. */
const MAX_HEADING = 100;

/** "G.W.\n(KGS)" becomes "gw (kgs)", "Länge" becomes "lange". */
export function normalizeHeading(cell: string): string {
  return normalizeCell(cell)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/['’`]/g, "")
    .replace(/\b(t\.? ?)?([gn])[. ]*\/?[. ]*w(t|ght)?\b\.?/g, (_, total = "", kind: string) =>
      total ? ` t${kind}w ` : ` ${kind}w `,
    )
    .replace(/\bc\.? ?b\.? ?m\b\.?/g, "cbm")
    .replace(/\.+/g, " ")
    .replace(/[()[\]{}_:,，：|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a heading can mean. Empty if it is unknown. */
export function findHeadingRoles(heading: string): readonly ColumnRole[] {
  if (heading.length > MAX_HEADING) return [];
  const text = normalizeHeading(heading);
  if (text === "") return [];
  return (
    headingRules.find(({ like, unlike }) => like.test(text) && !unlike?.test(text))?.roles ?? []
  );
}

/** A figure, or one behind words: "Size: 60x40x40", "weight 12 kg". */
const HAS_FIGURE = /^[^\p{L}]*\d|\d\s*(?:[x×*]\s*\d|kgs?|lbs?|cms?|mm|ctns?|cartons?|pcs)\b/iu;

/** How many cells of a line are headings. */
export function countHeadings(cells: readonly string[]): number {
  const isFigure = (cell: string) => HAS_FIGURE.test(cell) || readPrice(cell, ".") !== null;
  return cells.filter((cell) => !isFigure(cell) && findHeadingRoles(cell).length > 0).length;
}
