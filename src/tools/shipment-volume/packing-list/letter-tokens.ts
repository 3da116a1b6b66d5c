import { readCartonNumbers, type NumberRange } from "./cells";
import { findListUnit, listUnits, type ListUnitId } from "./units";

/** The part of a letter that a token was read from. */
type Place = { start: number; end: number; text: string };

/** Figures of a letter with what their words say of them. Numbers are kept as written. */
export type LetterToken = Place &
  (
    | { kind: "size"; sides: readonly [string, string, string]; unit: ListUnitId | null }
    | {
        kind: "weight";
        figure: string;
        unit: ListUnitId | null;
        /** Whether it says that it is the weight of one carton or of all in the line. */
        basis: WeightBasis | null;
      }
    /** "5 cartons". `times` is set in "2 x 5 cartons". */
    | { kind: "count"; figure: string; times: string | null }
    /** "Ctn 1-5". */
    | { kind: "numbers"; ranges: readonly NumberRange[] }
    /** "5 of organizers", "3 x lamp": may count cartons or pieces. */
    | { kind: "bareCount"; figure: string; isElliptic: boolean }
    | { kind: "volume"; figure: string; unit: ListUnitId | null }
    /** Two sides instead of three. */
    | { kind: "flatSize" }
    | { kind: "pallets" }
    /** "600 pcs", "12 pcs/ctn". */
    | { kind: "pieces"; figure: string; isPerCarton: boolean }
    /** Prices, net weights and sizes of products, which the tool does not need. */
    | { kind: "other" }
    | { kind: "bullet" }
  );

export type WeightBasis = "each" | "line";

/** Stands for text that a token was read from, so that no later pattern reads it again. */
const CLAIMED = "\uE000";
const WORDS_BEFORE = new RegExp(`[^${CLAIMED},;\\n]*$`);
const WORDS_BEHIND = new RegExp(`^[^${CLAIMED},;\\n]*`);
const MAX_WORDS = 40;

/** Not behind a part of the same number. */
const NO_DIGIT = String.raw`(?<!\d|\d[.,])`;
const N = String.raw`\d{1,9}(?:[.,]\d{1,9}){0,4}(?!\d)(?:[ -]\d{1,2}\/\d{1,2}(?!\d))?`;
/** "1 200" and "20+5", which can be one number or two. */
const SPACED = String.raw`(?<![\p{L}\d.,/#-])\d{1,3}(?: \d{3}){1,2}(?!\d)`;
const WHOLE = String.raw`${SPACED}|\d{1,5} ?\+ ?\d{1,5}|\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9}`;
const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Counts only in front of a word such as "cartons": "once" is a word of English, too. */
const FOREIGN_WORDS = [
  ["ein", "eine", "einen", "un", "una", "一"],
  ["zwei", "dos", "deux", "二", "两"],
  ["drei", "tres", "trois", "三"],
  ["vier", "cuatro", "quatre", "四"],
  ["fünf", "cinco", "cinq", "五"],
  ["sechs", "seis", "六"],
  ["sieben", "siete", "sept", "七"],
  ["acht", "ocho", "huit", "八"],
  ["neun", "nueve", "neuf", "九"],
  ["zehn", "diez", "dix", "十"],
  ["elf", "once", "onze"],
  ["zwölf", "doce", "douze"],
];
/** Not behind "hundred" or "half a", which would change the number. */
const NUMBER_WORD = String.raw`(?<![\p{L}-]|(?:hundred|thousand|half)(?: and| a)? )(?:(?:(?:${ONES.join("|")}|a) )?dozen|(?:${TENS.join("|")})(?:[ -](?:${ONES.slice(0, 9).join("|")}))?|${ONES.join("|")})(?![\p{L}-]| (?:hundred|thousand|dozen))`;
const COUNTED = `${WHOLE}|${NUMBER_WORD}`;
const COUNTED_ABROAD = String.raw`(?<!\p{L})(?:${FOREIGN_WORDS.flat()
  .filter((word) => word.charCodeAt(0) < 256)
  .join("|")})(?!\p{L})|(?<![一二两三四五六七八九十百千])[一二两三四五六七八九十](?=箱)`;
const LENGTH_UNIT = String.raw`(?:centimet(?:er|re)s?|millimet(?:er|re)s?|cms?|mms?|dms?|inch(?:es)?|ins?(?!\.? +(?:\d|cartons?|ctns?|box|cases?|each|total|all|the|an?|one)\b)|ft|feet|m)(?![a-z])\.?|["']{1,2}|厘米|毫米|公分|公厘|分米|[英市]?寸|吋|英尺|米`;
const WEIGHT_UNIT = String.raw`(?:kgs?|kgm|kilos?|kilograms?|kilogramm|lbs?|pounds?|tons?|tonnes?|t(?!-| ?shirt))(?![a-z\d])|[公市]?斤|千克|磅|吨`;
const CARTON = String.raw`(?:(?:ctns?|cartons?|cases?|boxes|box|pkgs?|packages?|parcels?|kartons?|kisten?|pakete?|cajas?|bultos?|colis|caisses?|crates?|ktn?|krt)(?![a-z])|箱)`;
const CARTON_KINDS = String.raw`(?:(?:brown|white|export|master|outer|big|small|large|identical|equal|same|full|more|other|further|wooden|paper|cardboard|mixed|standard|single|shipping) +){0,2}`;
const PIECES = String.raw`(?:(?:pcs?|pieces?|units?|sets?|pairs?|prs|items?|dozens?|stück|stk|stuck|piezas?|pi[eè]ces?)(?![a-z])|[个個只套双台条支瓶])`;
const EVERY = String.raw`(?:\/|@|(?:per|a|an|in (?:each|every|a|one)|each|every|pro|je|por|par)(?![a-z])) *`;

/** "1-5", "A1 to A5". A single number counts only with a word such as "carton". */
const RANGE = String.raw`#?[a-z]{0,3}-?\d+ *(?:-|–|—|~|(?:to|bis)(?![a-z])|至|到) *#?[a-z]{0,3}-?\d+`;
const CARTON_NUMBER = String.raw`(?:${RANGE}|#?[a-z]?\d+)`;
const AND = String.raw`(?: *[&+] *| +(?:and|und|y|et)(?![a-z]) +)`;
/** "1,2,5-7" or, if no words follow that the last number could count, "1, 2 and 5". */
const NUMBERS = String.raw`(?:${CARTON_NUMBER}(?:(?:,(?!\d{3}(?!\d))| *[&+] *)${CARTON_NUMBER})+|${CARTON_NUMBER}(?:(?:, *(?!\d{3}(?!\d))|${AND})${CARTON_NUMBER})+(?= *(?:[:;()=\n${CLAIMED}]|,(?! *\d)|$))|${RANGE}(?: *[,&+] *${RANGE})*)`;
/** Behind a first number, before more that cannot be read as `NUMBERS`. */
const NO_MORE = String.raw`(?!,\d|, *\d+, *\d|${AND}\d)`;

const SIDE = String.raw`(?:(?<![a-z])[lwhbd] *[:=]? *)?(${N}) *(${LENGTH_UNIT})? *(?:\([lwhbd]\)|[lwhbd](?![a-z]))?`;
const BY = String.raw` *(?:[x×*✕✖хⅹ·∗]|by(?![a-z])|mal(?![a-z])) *`;
const namedSide = (names: string) =>
  String.raw`(?:${names}) *[:=]? *(${N}) *(${LENGTH_UNIT})?[ ,;/x×*]*`;
const sizePatterns = [
  // "1 200 x 800 x 600 mm".
  `(${SPACED})()${BY}(${N})()${BY}(${N}) *(mms?(?![a-z])|毫米)`,
  `${NO_DIGIT}${SIDE}${BY}${SIDE}${BY}${SIDE}(?: *\\(?(${LENGTH_UNIT}))?`,
  `(?<![a-z])${namedSide("length|länge|l|长|長")}${namedSide("width|breite|w|b|宽|寬")}(?:height|depth|höhe|h|高) *[:=]? *(${N}) *(${LENGTH_UNIT})?`,
  // Without a unit it may be a date.
  `(?<!\\d|\\d[.,/])(${N})()\\/(${N})()\\/(${N}) *(${LENGTH_UNIT})`,
];

const SIZE_OF_PRODUCT =
  /(?:(?:gift|colou?r|retail|display) ?box(?= *(?:size|dim\w*|[:=]))|彩盒|礼盒|product|item|inner|unit|piece|goods|产品|产品尺寸|内盒)[ (]*(?:box|pack|carton)?[ (]*(?:size|dims?|dimensions?)?[ :=)]*$/i;
const NET = /(?:\bnet(?:to)?|\bn\.? ?w\.?|净重?)(?: *(?:weight|wt\.?|gewicht))? *(?:is)?[ :=(]*$/i;
/** "G.W./N.W.: 14.5/13.5 kg" are both. */
const GROSS = /\bg\.? ?w\b|\bgross\b|毛/i;
/** In "G.W.12KG N.W.11KG" the net weight is the second. */
const GROSS_BEFORE = /(?:\bg\.? ?w\.?|\bgross(?: (?:weight|wt\.?))?|毛重?)[ :=(]*$/i;
/** In "12kg net 13kg gross", too. */
const GROSS_BEHIND = /^ *\(?(?:gross|g\.? ?w)\b(?!\.? *(?:weight|wt|[:=]? *\d))/i;
const NET_BEHIND = /^ *\(?(?:net(?:to)?\b|n\.? ?w\b)/i;
const OF_LINE =
  /(?:\b(?:total|totals|ttl|altogether|together|in all|tgw|gesamt\w*|zusammen)|总|合计)(?: *(?:gross|brutto|毛))?(?: *(?:weight|wt\.?|g\.? ?w\.?|重|gewicht))? *(?:is|are|of)?[ :=(]*$/i;
const OF_LINE_BEHIND =
  /^ *\(?(?:in total|total|in all|altogether|together|all together|for all|gesamt|insgesamt|zusammen)(?![a-z])/i;
const OF_CARTON = /(?:@|\b(?:per (?:carton|ctn|box))|(?<!\p{L})à|每箱|单箱|單箱)[ :=(]*$/iu;
const OF_CARTON_BEHIND = new RegExp(
  String.raw`^ *\(?\/? ?(?:each|ea\b|apiece|cada un[oa]?|c\/u|chacune?|(?:per|a|pro|je|por|par) ${CARTON}|pro stück|\/ ?(?:${CARTON}|件))`,
  "i",
);
const OF_PIECE_BEFORE =
  /\b(?:unit|item|piece|pc|product) (?:weight|wt\.?)[ :=(]*$|(?:单个|单品|产品)(?:重量?|净重|毛重)[ :=(]*$/i;
const OF_PIECE = new RegExp(String.raw`^ *(?:\/|per|a|pro|je) *(?:${PIECES}|lamp\b|unit\b)`, "i");

/** The text of a letter as the patterns expect it. Its lines stay the same. */
export function normalizeLetter(text: string): string {
  return (
    text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      // Otherwise NFKC makes "28½" to "281⁄2".
      .replace(/[\u00BC-\u00BE\u2150-\u215E]/g, (sign) => ` ${sign.normalize("NFKC")}`)
      // These part figures, as the comma that NFKC makes of them may not.
      .replace(/[，、]/g, ", ")
      .normalize("NFKC")
      .replaceAll("⁄", "/")
      .replace(/[“”″]|′′|''/g, '"')
      .replace(/\(s\)|(?<=ctn|kg)'s\b/gi, "s")
      // Swiss thousands.
      .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, "")
      .replace(/[^\S\n]+/g, " ")
  );
}

/** Finds the figures of a letter, in their order. */
export function findTokens(text: string): { tokens: LetterToken[]; rest: string } {
  const tokens: LetterToken[] = [];
  let rest = text;
  const claim = (pattern: string, read: (match: Match) => Reading | null) => {
    for (const match of rest.matchAll(new RegExp(pattern, "gimu"))) {
      const [whole] = match;
      const start = match.index + whole.length - whole.trimStart().length;
      const end = match.index + whole.trimEnd().length;
      if (rest.slice(start, end).includes(CLAIMED)) continue;
      const [before = ""] =
        WORDS_BEFORE.exec(rest.slice(Math.max(start - MAX_WORDS, 0), start)) ?? [];
      const [behind = ""] = WORDS_BEHIND.exec(rest.slice(end, end + MAX_WORDS)) ?? [];
      const reading = read(Object.assign(match, { before, behind }));
      if (!reading) continue;
      tokens.push({ ...reading, start, end, text: rest.slice(start, end) });
      rest = rest.slice(0, start) + CLAIMED.repeat(end - start) + rest.slice(end);
    }
  };

  // "G.W./CTN: 12", "pcs/ctn: 12": the number behind is no carton's.
  const perCarton = (what: string) => {
    const label = `(?:${what}) *(?:\\/|per(?![a-z])) *${CARTON} *`;
    // Not in "12 pcs per carton = 20 cartons".
    return `(?:${label}:|(?<![\\d.,] *)${label}=) *(${N})(?! *${CARTON})`;
  };
  claim(`${perCarton("n\\.? ?w\\.?|net weight|cbm")}(?: *(?:${WEIGHT_UNIT}))?`, () => ({
    kind: "other",
  }));
  claim(
    `${perCarton("g\\.? ?w\\.?|gross weight|weight")}(?: *(${WEIGHT_UNIT}))?`,
    ([, figure = "", unit = ""]) => ({
      kind: "weight",
      figure,
      unit: findListUnit("weight", unit.toLowerCase()),
      basis: "each",
    }),
  );
  claim(perCarton(`${PIECES}|qty|quantity`), ([, figure = ""]) => ({
    kind: "pieces",
    figure,
    isPerCarton: true,
  }));
  claim(String.raw`^ *(?:[-•*·–—▪>●]+(?= )|\(?\d{1,2}[.)](?= +\S))`, () => ({ kind: "bullet" }));
  // "20x 50*40*30" and "20 x 50x40x30 cm" begin with a number of cartons.
  const sides = (by: string) => [N, N, N].join(`(?: *(?:${LENGTH_UNIT}))?${by}`);
  claim(
    `${NO_DIGIT}(?<![x×*] *)(${WHOLE}) *[x×*] *(?=${sides(BY)} *(?:${LENGTH_UNIT})|(?<= )${sides("[x×*]")}(?! *[x×*]))`,
    ([, figure = ""]) => ({ kind: "bareCount", figure, isElliptic: false }),
  );
  for (const pattern of sizePatterns) claim(pattern, readSizeToken);
  claim(`${NO_DIGIT}${N}${BY}${N} *(?:${LENGTH_UNIT})`, () => ({ kind: "flatSize" }));
  claim(
    `(?<![a-z])cbm *[:=]? *(${N})(?![.,]\\d| *(?:[x×*\\d]|${WEIGHT_UNIT}|${CARTON}|${PIECES}))`,
    ([, figure = ""]) => ({ kind: "volume", figure, unit: "m3" }),
  );
  claim(
    `(${N}) *((?:cbms?|m3|m\\^3|cu\\.? ?ft|cuft|cft)(?![a-z])|立方米?)`,
    ([, figure = "", unit = ""]) => ({
      kind: "volume",
      figure,
      unit: findListUnit("volume", unit.toLowerCase().replace(".", "")),
    }),
  );
  claim(
    `(?:(?:[$€£¥]|(?:usd|eur|rmb|cny|gbp)(?![a-z])) *${N}|${N} *(?:(?:usd|eur|rmb|cny|gbp|dollars?|yuan)(?![a-z])|[€$元]))(?: *(?:\\/|per(?![a-z])) *\\p{L}+)?`,
    () => ({ kind: "other" }),
  );
  claim(
    `(?<!(?:${CARTON}|\\bnos?)[ .:#]*)(${SPACED}(?:[.,]\\d+)?) *(${WEIGHT_UNIT})`,
    readWeightToken,
  );
  claim(`(${N} *[-–~] *${N}|${N}(?: ?\\/ ?${N})?) *(${WEIGHT_UNIT})`, readWeightToken);
  // A smaller number is rather part of a name, as in "paper 80 g".
  claim("(?<![\\d.,])(\\d{4,5}) *(g|gr|grams?|gramm|克)(?![a-z\\d])", readWeightToken);
  claim(
    `(?:\\b(?:gross weight|g\\.? ?w\\.?|weight|gewicht|wt\\.?)|毛重) *[:=]? *(${N})(?! *[x×*\\d])`,
    ([, figure = ""]) => ({ kind: "weight", figure, unit: null, basis: null }),
  );
  claim(`(每箱 *)?(${N}) *${PIECES}(?: *(${EVERY}1? *${CARTON}| *each(?![a-z])))?`, (match) => ({
    kind: "pieces",
    figure: match[2] ?? "",
    isPerCarton: match[1] !== undefined || match[3] !== undefined,
  }));
  claim(`(?:${N}) *件 *${EVERY}${CARTON}|每箱 *${N} *件`, () => ({ kind: "other" }));
  claim(`(${N}) *(?:\\p{L}+ +){0,3}?${EVERY}1? *${CARTON}`, ([, figure = ""]) => ({
    kind: "pieces",
    figure,
    isPerCarton: true,
  }));
  claim(
    `\\b(?:total|ttl|qty|quantity)\\.? *(?:of )?${CARTON}\\.? *[:=]? *(${WHOLE})(?! *[-–~x×*\\d])`,
    ([, figure = ""]) => ({ kind: "count", figure, times: null }),
  );
  claim(
    `\\b(?:ctn|carton|case|box|pkg|package)\\.? *(?:(?:qty|quantity) *[:=]?|[:=]) *(${WHOLE})(?= *[;\\n]|, |$)${NO_MORE}`,
    ([, figure = ""]) => ({ kind: "bareCount", figure, isElliptic: false }),
  );
  claim(`(?:${COUNTED}) *(?:pallets?|plts?|paletten?|托盘?)(?![a-z])`, () => ({ kind: "pallets" }));
  claim(
    String.raw`(?:(?:c\/? ?nos?|ctns?|cartons?|cases?|box(?:es)?|kartons?|packages?|pkgs?|parcels?|pakete?|cajas?|bultos?|colis)(?![a-z])\.?|箱号?) *(?:(?:nos?|nr|numbers?)(?![a-z])\.?|#)? *:? *(${NUMBERS})(?: *(?:\/|of(?![a-z])) *\d+)?(?! *[x×*\d-])`,
    ([, numbers = ""]) => readNumbersToken(numbers),
  );
  claim(
    `^ *(?:n(?:os?|r|°)(?![a-z])\\.? *)?(${RANGE}|#\\d+)(?=[ ,:;.)]|$)(?: *${CARTON})?`,
    ([, numbers = ""]) => readNumbersToken(numbers),
  );
  claim(
    `第 *(${CARTON_NUMBER}) *号?箱|(?<!\\d)(${CARTON_NUMBER}) *号箱`,
    ([, numbers, others = ""]) => readNumbersToken(numbers ?? others),
  );
  claim(
    `(?:(${N}) *[x×*] *)?(?<!\\d|\\d[.,/-])(${COUNTED}|${COUNTED_ABROAD}) *${CARTON_KINDS}${CARTON}`,
    (match) => ({
      kind: "count",
      times: match[1] ?? null,
      figure: match[2] ?? "",
    }),
  );
  claim(
    `(?:\\b(?:no|number|qty|quantity|anzahl)\\.? *(?:of|der)? *)?(?:\\b(?:ctns|cartons|boxes|packages|pkgs|kartons)(?![a-z])|箱数) *[:=]? *(${WHOLE})(?! *[-–~x×*\\d])${NO_MORE}`,
    ([, figure = ""]) => ({ kind: "count", figure, times: null }),
  );
  claim(
    String.raw`(?:\b(?:ctn|carton|case|box|pkg|package|parcel|karton|kiste|paket|caja|bulto|colis)(?![a-z])\.?|箱号) *(?:(?:nos?|nr|number)(?![a-z])\.?|#)? *[:#]? *([a-z]?\d+(?: *[,&+] *[a-z]?\d+)*)(?: *(?:\/|of(?![a-z])) *\d+)?(?! *[x×*\d])(?!\.\d)${NO_MORE}`,
    ([, numbers = ""]) => readNumbersToken(numbers),
  );
  claim(`${NO_DIGIT}(${COUNTED}) +(?:of|mit|von|de)(?= +\\p{L})`, ([, figure = ""]) => ({
    kind: "bareCount",
    figure,
    isElliptic: true,
  }));
  const bare = ([, figure = ""]: Match): Reading => ({
    kind: "bareCount",
    figure,
    isElliptic: false,
  });
  claim(`${NO_DIGIT}(${COUNTED}) *[x×*](?= +\\p{L}| *\\()`, bare);
  claim(`(?<!\\p{L})[x×*] *(${WHOLE})(?=[ ,;.)\\n]|$)`, bare);
  claim(`(?:qty|quantity|anzahl|数量) *[:=]? *(${WHOLE})(?!\\d|[.,]\\d)`, bare);
  claim(`^ *(${COUNTED}) +(?=\\p{L})`, bare);
  claim(`${NO_DIGIT}(${WHOLE}) *件`, bare);
  tokens.sort((a, b) => a.start - b.start);
  const sized = leaveOutRepeatedSizes(tokens, text);
  return { tokens: continueNumbers(continueNumbers(sized, 1).reverse(), -1).reverse(), rest };
}

/** "19.7x15.7x11.8 in" behind "50x40x30 cm (" is the same size. */
function leaveOutRepeatedSizes(tokens: readonly LetterToken[], text: string): LetterToken[] {
  return tokens.map((token, i) => {
    const above = tokens[i - 1];
    if (token.kind !== "size" || above?.kind !== "size") return token;
    const isNext = /^[\s(/=|,[]*$/.test(text.slice(above.end, token.start));
    return isNext && isSameSize(above, token) ? { ...token, kind: "other" } : token;
  });
}

type SizeToken = Extract<LetterToken, { kind: "size" }>;

function isSameSize(a: SizeToken, b: SizeToken): boolean {
  if (a.unit === null || b.unit === null || a.unit === b.unit) return false;
  const [first, second] = [a, b].map(({ sides, unit }) =>
    sides.map((side) => Number(side.replace(",", ".")) * listUnits[unit ?? "cm"].size),
  );
  return (first ?? []).every((cm, i) => Math.abs(cm - (second?.[i] ?? 0)) <= cm * 0.03);
}

/** Above or below cartons "1-3", the number in "4 reels" is that of a carton. */
function continueNumbers(tokens: readonly LetterToken[], step: 1 | -1): LetterToken[] {
  let next: number | null = null;
  return tokens.map((token) => {
    if (token.kind === "numbers") {
      const { from, to } = token.ranges.at(step === 1 ? -1 : 0) ?? { from: NaN, to: NaN };
      next = (step === 1 ? to : from) + step;
    }
    if (token.kind !== "bareCount" || Number(token.text) !== next) return token;
    const { start, end, text } = token;
    const ranges = [{ prefix: "", from: next, to: next }];
    next += step;
    return { start, end, text, kind: "numbers", ranges };
  });
}

type WithoutPlace<Token> = Token extends unknown ? Omit<Token, keyof Place> : never;
type Reading = WithoutPlace<LetterToken>;
/** A match with the words of its line around it. */
type Match = RegExpExecArray & { before: string; behind: string };

function readNumbersToken(text: string): Reading | null {
  const ranges = readCartonNumbers(
    text.replace(/bis/gi, "to").replace(/ (?:and|und|y|et) /gi, ","),
  );
  return ranges && { kind: "numbers", ranges };
}

function readSizeToken(match: Match): Reading {
  if (SIZE_OF_PRODUCT.test(match.before)) return { kind: "other" };
  const [, length = "", unit1, width = "", unit2, height = "", unit3, unit4] = match;
  const units = [unit1, unit2, unit3, unit4].filter(Boolean).join(" ").toLowerCase();
  const unit = findListUnit(
    "length",
    units
      .replace(/centi\w*/g, "cm")
      .replace(/milli\w*/g, "mm")
      .replaceAll("'", '"'),
  );
  return { kind: "size", sides: [length, width, height], unit };
}

function readWeightToken({ 1: figure = "", 2: word = "", before, behind }: Match): Reading {
  const isNet =
    (NET.test(before) && !GROSS.test(before) && !GROSS_BEHIND.test(behind)) ||
    (NET_BEHIND.test(behind) && !GROSS_BEFORE.test(before));
  if (isNet || OF_PIECE.test(behind) || OF_PIECE_BEFORE.test(before)) return { kind: "other" };
  const isOfLine = OF_LINE.test(before) || OF_LINE_BEHIND.test(behind);
  const isOfCarton = OF_CARTON.test(before) || OF_CARTON_BEHIND.test(behind);
  return {
    kind: "weight",
    figure,
    unit: findListUnit("weight", word.toLowerCase().replace(/^kilo\w*/, "kg")),
    basis: isOfLine ? "line" : isOfCarton ? "each" : null,
  };
}

/** The number that a token counts with, as digits. */
export function spellOut(figure: string): string {
  const word = figure.toLowerCase();
  if (/\d/.test(word)) return figure;
  const abroad = FOREIGN_WORDS.findIndex((words) => words.includes(word));
  if (abroad >= 0) return String(abroad + 1);
  const values = word
    .split(/[ -]/)
    .map(
      (part) =>
        ONES.indexOf(part) + 1 || (TENS.indexOf(part) + 2) * 10 * Number(TENS.includes(part)),
    );
  const sum = values.reduce((total, value) => total + value, 0);
  return String(word.endsWith("dozen") ? 12 * (sum || 1) : sum);
}
