import type { WeightBasis } from "./letter-tokens";

/** What the figures of a letter can say. */
export type TokenKind =
  | "size"
  | "weight"
  /** "5 cartons". */
  | "count"
  /** "Ctn 1-5". */
  | "numbers"
  /** "5 of organizers", "3 x lamp": may count cartons or pieces. */
  | "bareCount"
  | "volume"
  /** Two sides instead of three. */
  | "flatSize"
  | "pallets"
  /** "600 pcs", "12 pcs/ctn". */
  | "pieces"
  /** Prices, net weights and sizes of products, which the tool does not need. */
  | "other"
  | "bullet";

export type TokenRule = {
  kind: TokenKind;
  /** A pattern. Its named groups are `figure`, `unit`, `times`, `numbers`, and the sides `a` to `c`. */
  like: string;
  basis?: WeightBasis;
  /** "4 of lids", behind "5 cartons of lamps". */
  isElliptic?: boolean;
};

/** Stands for text that a token was read from, so that no later pattern reads it again. */
export const CLAIMED = "\uE000";

/** Not behind a part of the same number. */
const NO_DIGIT = String.raw`(?<!\d|\d[.,])`;
const N = String.raw`\d{1,9}(?:[.,]\d{1,9}){0,4}(?!\d)(?:[ -]\d{1,2}\/\d{1,2}(?!\d))?`;
/** "1 200" and "20+5", which can be one number or two. */
const SPACED = String.raw`(?<![\p{L}\d.,/#-])\d{1,3}(?: \d{3}){1,2}(?!\d)`;
const WHOLE = String.raw`${SPACED}|\d{1,5} ?\+ ?\d{1,5}|\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9}`;
const FIGURE = `(?<figure>${N})`;
const WHOLE_FIGURE = `(?<figure>${WHOLE})`;

export const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
export const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Counts only in front of a word such as "cartons": "once" is a word of English, too. */
export const foreignNumbers = [
  "ein eine einen un una 一",
  "zwei dos deux 二 两",
  "drei tres trois 三",
  "vier cuatro quatre 四",
  "fünf cinco cinq 五",
  "sechs seis 六",
  "sieben siete sept 七",
  "acht ocho huit 八",
  "neun nueve neuf 九",
  "zehn diez dix 十",
  "elf once onze",
  "zwölf doce douze",
].map((words) => words.split(" "));
/** Not behind "hundred" or "half a", which would change the number. */
const NUMBER_WORD = String.raw`(?<![\p{L}-]|(?:hundred|thousand|half)(?: and| a)? )(?:(?:(?:${ones.join("|")}|a) )?dozen|(?:${tens.join("|")})(?:[ -](?:${ones.slice(0, 9).join("|")}))?|${ones.join("|")})(?![\p{L}-]| (?:hundred|thousand|dozen))`;
const COUNTED = `${WHOLE}|${NUMBER_WORD}`;
const latin = foreignNumbers.flat().filter((word) => word.charCodeAt(0) < 256);
const COUNTED_ABROAD = String.raw`(?<!\p{L})(?:${latin.join("|")})(?!\p{L})|(?<![一二两三四五六七八九十百千])[一二两三四五六七八九十](?=箱)`;

const LENGTH_UNIT = String.raw`(?:centimet(?:er|re)s?|millimet(?:er|re)s?|cms?|mms?|dms?|inch(?:es)?|ins?(?!\.? +(?:\d|cartons?|ctns?|box|cases?|each|total|all|the|an?|one)\b)|ft|feet|m)(?![a-z])\.?|["']{1,2}|厘米|毫米|公分|公厘|分米|[英市]?寸|吋|英尺|米`;
const WEIGHT_UNIT = String.raw`(?:kgs?|kgm|kilos?|kilograms?|kilogramm|lbs?|pounds?|tons?|tonnes?|t(?!-| ?shirt))(?![a-z\d])|[公市]?斤|千克|磅|吨`;
const WEIGHT = `(?<unit>${WEIGHT_UNIT})`;
const CARTON = String.raw`(?:(?:ctns?|cartons?|cases?|boxes|box|pkgs?|packages?|parcels?|kartons?|kisten?|pakete?|cajas?|bultos?|colis|caisses?|crates?|ktn?|krt)(?![a-z])|箱)`;
const CARTON_KINDS = String.raw`(?:(?:brown|white|export|master|outer|big|small|large|identical|equal|same|full|more|other|further|wooden|paper|cardboard|mixed|standard|single|shipping) +){0,2}`;
const PIECES = String.raw`(?:(?:pcs?|pieces?|units?|sets?|pairs?|prs|items?|dozens?|stück|stk|stuck|piezas?|pi[eè]ces?)(?![a-z])|[个個只套双台条支瓶])`;
const EVERY = String.raw`(?:\/|@|(?:per|a|an|in (?:each|every|a|one)|each|every|pro|je|por|par)(?![a-z])) *`;
const CURRENCY = "(?:usd|eur|rmb|cny|gbp)(?![a-z])";

/** "1-5", "A1 to A5". A single number counts only with a word such as "carton". */
const RANGE = String.raw`#?[a-z]{0,3}-?\d+ *(?:-|–|—|~|(?:to|bis)(?![a-z])|至|到) *#?[a-z]{0,3}-?\d+`;
const CARTON_NUMBER = String.raw`(?:${RANGE}|#?[a-z]?\d+)`;
const AND = String.raw`(?: *[&+] *| +(?:and|und|y|et)(?![a-z]) +)`;
/** "1,2,5-7" or, if no words follow that the last number could count, "1, 2 and 5". */
const NUMBERS = String.raw`(?<numbers>${CARTON_NUMBER}(?:(?:,(?!\d{3}(?!\d))| *[&+] *)${CARTON_NUMBER})+|${CARTON_NUMBER}(?:(?:, *(?!\d{3}(?!\d))|${AND})${CARTON_NUMBER})+(?= *(?:[:;()=\n${CLAIMED}]|,(?! *\d)|$))|${RANGE}(?: *[,&+] *${RANGE})*)`;
const OF_SUM = String.raw`(?: *(?:\/|of(?![a-z])) *\d+)?`;
const NUMBER_SIGN = String.raw`(?:(?:nos?|nr|numbers?)(?![a-z])\.?|#)?`;
/** Behind a first number, before more that cannot be read as `NUMBERS`. */
const NO_MORE = String.raw`(?!,\d|, *\d+, *\d|${AND}\d)`;

const BY = String.raw` *(?:[x×*✕✖хⅹ·∗]|by(?![a-z])|mal(?![a-z])) *`;
const side = (name: string) =>
  String.raw`(?:(?<![a-z])[lwhbd] *[:=]? *)?(?<${name}>${N}) *(?<unit${name}>${LENGTH_UNIT})? *(?:\([lwhbd]\)|[lwhbd](?![a-z]))?`;
const namedSide = (name: string, words: string) =>
  String.raw`(?:${words}) *[:=]? *(?<${name}>${N}) *(?<unit${name}>${LENGTH_UNIT})?`;
const APART = "[ ,;/x×*]*";
const threeSides = (by: string) => [N, N, N].join(`(?: *(?:${LENGTH_UNIT}))?${by}`);

/** "G.W./CTN: 12", "pcs/ctn: 12": the number behind is no carton's. */
function perCarton(what: string): string {
  const label = `(?:${what}) *(?:\\/|per(?![a-z])) *${CARTON} *`;
  // Not in "12 pcs per carton = 20 cartons".
  return `(?:${label}:|(?<![\\d.,] *)${label}=) *${FIGURE}(?! *${CARTON})`;
}

/** The earlier rules read their figures first, and leave the others to the later ones. */
export const tokenRules: readonly TokenRule[] = [
  {
    kind: "other",
    like: `${perCarton("n\\.? ?w\\.?|net weight|cbm")}(?: *(?:${WEIGHT_UNIT}))?`,
  },
  {
    kind: "weight",
    basis: "each",
    like: `${perCarton("g\\.? ?w\\.?|gross weight|weight")}(?: *${WEIGHT})?`,
  },
  { kind: "pieces", basis: "each", like: perCarton(`${PIECES}|qty|quantity`) },
  { kind: "bullet", like: String.raw`^ *(?:[-•*·–—▪>●]+(?= )|\(?\d{1,2}[.)](?= +\S))` },
  // "20x 50*40*30" and "20 x 50x40x30 cm" begin with a number of cartons.
  {
    kind: "bareCount",
    like: `${NO_DIGIT}(?<![x×*] *)${WHOLE_FIGURE} *[x×*] *(?=${threeSides(BY)} *(?:${LENGTH_UNIT})|(?<= )${threeSides("[x×*]")}(?! *[x×*]))`,
  },
  // "1 200 x 800 x 600 mm".
  {
    kind: "size",
    like: `(?<a>${SPACED})${BY}(?<b>${N})${BY}(?<c>${N}) *(?<unit>mms?(?![a-z])|毫米)`,
  },
  {
    kind: "size",
    like: `${NO_DIGIT}${side("a")}${BY}${side("b")}${BY}${side("c")}(?: *\\(?(?<unit>${LENGTH_UNIT}))?`,
  },
  {
    kind: "size",
    like: `(?<![a-z])${namedSide("a", "length|länge|l|长|長")}${APART}${namedSide("b", "width|breite|w|b|宽|寬")}${APART}${namedSide("c", "height|depth|höhe|h|高")}`,
  },
  // Without a unit it may be a date.
  {
    kind: "size",
    like: `(?<!\\d|\\d[.,/])(?<a>${N})\\/(?<b>${N})\\/(?<c>${N}) *(?<unit>${LENGTH_UNIT})`,
  },
  { kind: "flatSize", like: `${NO_DIGIT}${N}${BY}${N} *(?:${LENGTH_UNIT})` },
  {
    kind: "volume",
    like: `(?<![a-z])(?<unit>cbm) *[:=]? *${FIGURE}(?![.,]\\d| *(?:[x×*\\d]|${WEIGHT_UNIT}|${CARTON}|${PIECES}))`,
  },
  {
    kind: "volume",
    like: `${FIGURE} *(?<unit>(?:cbms?|m3|m\\^3|cu\\.? ?ft|cuft|cft)(?![a-z])|立方米?)`,
  },
  {
    kind: "other",
    like: `(?:(?:[$€£¥]|${CURRENCY}) *${N}|${N} *(?:${CURRENCY}|(?:dollars?|yuan)(?![a-z])|[€$元]))(?: *(?:\\/|per(?![a-z])) *\\p{L}+)?`,
  },
  {
    kind: "weight",
    like: `(?<!(?:${CARTON}|\\bnos?)[ .:#]*)(?<figure>${SPACED}(?:[.,]\\d+)?) *${WEIGHT}`,
  },
  { kind: "weight", like: `(?<figure>${N} *[-–~] *${N}|${N}(?: ?\\/ ?${N})?) *${WEIGHT}` },
  // A smaller number is rather part of a name, as in "paper 80 g".
  {
    kind: "weight",
    like: "(?<![\\d.,])(?<figure>\\d{4,5}) *(?<unit>g|gr|grams?|gramm|克)(?![a-z\\d])",
  },
  {
    kind: "weight",
    like: `(?:\\b(?:gross weight|g\\.? ?w\\.?|weight|gewicht|wt\\.?)|毛重) *[:=]? *${FIGURE}(?! *[x×*\\d])`,
  },
  { kind: "pieces", basis: "each", like: `每箱 *${FIGURE} *${PIECES}` },
  {
    kind: "pieces",
    basis: "each",
    like: `${FIGURE} *${PIECES}(?: *${EVERY}1? *${CARTON}| *each(?![a-z]))`,
  },
  { kind: "pieces", like: `${FIGURE} *${PIECES}` },
  { kind: "other", like: `(?:${N}) *件 *${EVERY}${CARTON}|每箱 *${N} *件` },
  {
    kind: "pieces",
    basis: "each",
    like: `${FIGURE} *(?:\\p{L}+ +){0,3}?${EVERY}1? *${CARTON}`,
  },
  {
    kind: "count",
    like: `\\b(?:total|ttl|qty|quantity)\\.? *(?:of )?${CARTON}\\.? *[:=]? *${WHOLE_FIGURE}(?! *[-–~x×*\\d])`,
  },
  {
    kind: "bareCount",
    like: `\\b(?:ctn|carton|case|box|pkg|package)\\.? *(?:(?:qty|quantity) *[:=]?|[:=]) *${WHOLE_FIGURE}(?= *[;\\n]|, |$)${NO_MORE}`,
  },
  { kind: "pallets", like: `(?:${COUNTED}) *(?:pallets?|plts?|paletten?|托盘?)(?![a-z])` },
  {
    kind: "numbers",
    like: String.raw`(?:(?:c\/? ?nos?|ctns?|cartons?|cases?|box(?:es)?|kartons?|packages?|pkgs?|parcels?|pakete?|cajas?|bultos?|colis)(?![a-z])\.?|箱号?) *${NUMBER_SIGN} *:? *${NUMBERS}${OF_SUM}(?! *[x×*\d-])`,
  },
  {
    kind: "numbers",
    like: `^ *(?:n(?:os?|r|°)(?![a-z])\\.? *)?(?<numbers>${RANGE}|#\\d+)(?=[ ,:;.)]|$)(?: *${CARTON})?`,
  },
  { kind: "numbers", like: `第 *(?<numbers>${CARTON_NUMBER}) *号?箱` },
  { kind: "numbers", like: `(?<!\\d)(?<numbers>${CARTON_NUMBER}) *号箱` },
  {
    kind: "count",
    like: `(?:(?<times>${N}) *[x×*] *)?(?<!\\d|\\d[.,/-])(?<figure>${COUNTED}|${COUNTED_ABROAD}) *${CARTON_KINDS}${CARTON}`,
  },
  {
    kind: "count",
    like: `(?:\\b(?:no|number|qty|quantity|anzahl)\\.? *(?:of|der)? *)?(?:\\b(?:ctns|cartons|boxes|packages|pkgs|kartons)(?![a-z])|箱数) *[:=]? *${WHOLE_FIGURE}(?! *[-–~x×*\\d])${NO_MORE}`,
  },
  {
    kind: "numbers",
    like: String.raw`(?:\b(?:ctn|carton|case|box|pkg|package|parcel|karton|kiste|paket|caja|bulto|colis)(?![a-z])\.?|箱号) *${NUMBER_SIGN} *[:#]? *(?<numbers>[a-z]?\d+(?: *[,&+] *[a-z]?\d+)*)${OF_SUM}(?! *[x×*\d])(?!\.\d)${NO_MORE}`,
  },
  {
    kind: "bareCount",
    isElliptic: true,
    like: `${NO_DIGIT}(?<figure>${COUNTED}) +(?:of|mit|von|de)(?= +\\p{L})`,
  },
  { kind: "bareCount", like: `${NO_DIGIT}(?<figure>${COUNTED}) *[x×*](?= +\\p{L}| *\\()` },
  { kind: "bareCount", like: `(?<!\\p{L})[x×*] *${WHOLE_FIGURE}(?=[ ,;.)\\n]|$)` },
  {
    kind: "bareCount",
    like: `(?:qty|quantity|anzahl|数量) *[:=]? *${WHOLE_FIGURE}(?!\\d|[.,]\\d)`,
  },
  { kind: "bareCount", like: `^ *(?<figure>${COUNTED}) +(?=\\p{L})` },
  { kind: "bareCount", like: `${NO_DIGIT}${WHOLE_FIGURE} *件` },
];

/** Words in front of a figure, or behind it, that say what it is not or of what it is. */
export const nearWords = {
  productSizeBefore:
    /(?:(?:gift|colou?r|retail|display) ?box(?= *(?:size|dim\w*|[:=]))|彩盒|礼盒|product|item|inner|unit|piece|goods|产品|产品尺寸|内盒)[ (]*(?:box|pack|carton)?[ (]*(?:size|dims?|dimensions?)?[ :=)]*$/i,
  netBefore: /(?:\bnet(?:to)?|\bn\.? ?w\.?|净重?)(?: *(?:weight|wt\.?|gewicht))? *(?:is)?[ :=(]*$/i,
  netBehind: /^ *\(?(?:net(?:to)?\b|n\.? ?w\b)/i,
  /** "G.W./N.W.: 14.5/13.5 kg" are both. */
  bothBefore: /\bg\.? ?w\b|\bgross\b|毛/i,
  /** In "G.W.12KG N.W.11KG" the net weight is the second. */
  grossBefore: /(?:\bg\.? ?w\.?|\bgross(?: (?:weight|wt\.?))?|毛重?)[ :=(]*$/i,
  /** In "12kg net 13kg gross", too. */
  grossBehind: /^ *\(?(?:gross|g\.? ?w)\b(?!\.? *(?:weight|wt|[:=]? *\d))/i,
  ofLineBefore:
    /(?:\b(?:total|totals|ttl|altogether|together|in all|tgw|gesamt\w*|zusammen)|总|合计)(?: *(?:gross|brutto|毛))?(?: *(?:weight|wt\.?|g\.? ?w\.?|重|gewicht))? *(?:is|are|of)?[ :=(]*$/i,
  ofLineBehind:
    /^ *\(?(?:in total|total|in all|altogether|together|all together|for all|gesamt|insgesamt|zusammen)(?![a-z])/i,
  ofCartonBefore: /(?:@|\b(?:per (?:carton|ctn|box))|(?<!\p{L})à|每箱|单箱|單箱)[ :=(]*$/iu,
  ofCartonBehind: new RegExp(
    String.raw`^ *\(?\/? ?(?:each|ea\b|apiece|cada un[oa]?|c\/u|chacune?|(?:per|a|pro|je|por|par) ${CARTON}|pro stück|\/ ?(?:${CARTON}|件))`,
    "i",
  ),
  ofPieceBefore:
    /\b(?:unit|item|piece|pc|product) (?:weight|wt\.?)[ :=(]*$|(?:单个|单品|产品)(?:重量?|净重|毛重)[ :=(]*$/i,
  ofPieceBehind: new RegExp(String.raw`^ *(?:\/|per|a|pro|je) *(?:${PIECES}|lamp\b|unit\b)`, "i"),
};

/** Words of a letter about more than one figure. */
export const letterPhrases = {
  startsTotal:
    /^\W*(?:(?:grand |sub-? ?)?(?:total|totals|ttl|sum|together|altogether|gesamt|summe|zusammen)\b|合计|总计|總計|小计|共)/i,
  saysTotal: /\b(?:in total|in all|all together|altogether|insgesamt|zusammen)\b/i,
  /** "All cartons are 60 x 40 x 40 cm, 12 kg." */
  ofAll:
    /\b(?:all|alle|todas|toutes)(?: (?:the|our|die|las|les))? (?:ctns|cartons|boxes|kartons|pakete|cajas)\b|所有(?:的)?箱/i,
  sameSize:
    /\b(?:same (?:carton )?(?:sizes?|dimensions?|cartons?|box)|gleiche (?:größe|maße)|mismas? (?:medidas|tamaño))\b|(?:尺寸|规格)(?:同上|相同)|同尺寸/i,
  sameWeight: /\bsame (?:weight|(?:size|dimensions?) and weight)\b|重量(?:同上|相同)/i,
  /** Says that figures are of each carton. */
  each: /\b(?:each|every|apiece|jeweils|je|cada|chacune?)\b|@|每[箱件]|单箱|每个箱/i,
  /** Ends of lines and sentences, but for points behind abbreviations. */
  end: /\n|[;!?。；！？]|(?<!\b(?:approx|ca|nos?|nr|ctns?|pcs|incl|qty|dims?|meas|wt|gr|abt|w))\.(?=\s|$)/gi,
  /** Divides two entries of a sentence. */
  division: /[,)]|\b(?:and|und|y|et|plus|then|dann)\b|[&+]/gi,
  /** In front of what is in the cartons. */
  ofGoods: /^[\s()]*(?:of|with|de|mit|von)\s/i,
  weightLabel: /(?<!\p{L})[gn]\.? ?w\b\.?/giu,
  /** Lines above an entry that are no name. */
  introduction:
    /\b(?:hi|hello|dear|hallo|thanks?|regards|below|details?|following|follows|packing|list|here|please|see|quote|ship|shipment|order|invoice|re|subject)\b/i,
};

/** Words at the edges of a name that are no part of it. */
const FILLERS =
  "of product unit content contents containing each every per de des du and und plus then dann with mit at in for to from by is are be it they which that has have there we need this these also both all only approx approximately about ca circa abt total size sizes dim dims dimension dimensions maße meas measure measures measuring measurement outer weight weights weigh weighs weighing gross net gw nw wt lxwxh lwh l w h x packed packing qty quantity no nos carton cartons ctn ctns case cases box boxes karton kartons je jeweils à pro von ist sind kg cm pcs altogether together inner outer same cada una uno chacun chacune por par y et son luego".replaceAll(
    " ",
    "|",
  );
/** Chinese has no spaces between words. */
const CHINESE_FILLERS = "外箱|箱规|箱数|规格|每箱|单箱|箱|毛重|净重|重量|尺寸|共|各";
const EDGE = String.raw`[\s,.;:!?()[\]{}"'/@#=&+*~–—·•|×-]`;
const END_OF_WORD = String.raw`(?![\p{L}\d])`;
export const nameEdges = [
  `^(?:${EDGE}|(?:an?|the|i|can|pack|${FILLERS})${END_OF_WORD}|${CHINESE_FILLERS})+`,
  `(?:${EDGE}|(?<![\\p{L}\\d])(?:(?:${FILLERS})${END_OF_WORD}|${CHINESE_FILLERS}))+$`,
].map((edge) => new RegExp(edge, "iu"));
