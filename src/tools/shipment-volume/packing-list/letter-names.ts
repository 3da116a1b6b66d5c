import type { LetterToken } from "./letter-tokens";

/** The words around the figures of an entry. Figures are replaced with private-use characters. */
type Words = {
  /** The lines above it. */
  above: string;
  /** Its line up to its first figure. */
  before: string;
  /** The words behind each figure. */
  gaps: readonly { follows: LetterToken["kind"]; text: string }[];
};

/** What is in the cartons: "5 cartons of LED lamps", "1-5 LED lamps", "LED lamps: 5 cartons". */
export function findName({ above, before, gaps }: Words): string {
  const ofGoods = gaps.find(({ text }) => /^[\s()]*(?:of|with|de|mit|von)\s/i.test(text));
  const behindCount = gaps.find(
    ({ follows, text }) => COUNTS.includes(follows) && !text.trimStart().startsWith("("),
  );
  const [sentence = ""] = withoutLabels(before)
    .split(/[.;:!?](?=.*\p{L})/u)
    .slice(-1);
  const heading = above.split("\n").findLast((line) => /\p{L}/u.test(line)) ?? "";
  const isHeading = !/[\uE000]|[,.!?]$/.test(heading.trimEnd()) && !INTRODUCTION.test(heading);
  const names = [
    ofGoods?.text ?? "",
    behindCount?.text ?? "",
    ...(INTRODUCTION.test(sentence) ? [] : sentence.split(/\uE000+/)),
    ...gaps.map(({ text }) => text),
    isHeading ? heading : "",
  ];
  return names.map(trimName).find((part) => part !== "") ?? "";
}

const COUNTS: readonly LetterToken["kind"][] = ["count", "numbers", "bareCount"];

const FILLERS =
  "of product unit content contents containing each every per de des du and und plus then dann with mit at in for to from by is are be it they which that has have there we need this these also both all only approx approximately about ca circa abt total size sizes dim dims dimension dimensions maße meas measure measures measuring measurement outer weight weights weigh weighs weighing gross net gw nw wt lxwxh lwh l w h x packed packing qty quantity no nos carton cartons ctn ctns case cases box boxes karton kartons je jeweils à pro von ist sind kg cm pcs altogether together inner outer same cada una uno chacun chacune por par y et son luego".split(
    " ",
  );
const FILLER = `(?:${FILLERS.join("|")})(?![\\p{L}\\d])`;
/** Chinese has no spaces between words. */
const CHINESE_FILLER = "外箱|箱规|箱数|规格|每箱|单箱|箱|毛重|净重|重量|尺寸|共|各";
const EDGE = String.raw`[\s,.;:!?()[\]{}"'/@#=&+*~–—·•|×-]`;
const LEADING = new RegExp(
  `^(?:${EDGE}|(?:an?|the|i|can|pack)(?![\\p{L}\\d])|${FILLER}|${CHINESE_FILLER})+`,
  "iu",
);
const TRAILING = new RegExp(`(?:${EDGE}|(?<![\\p{L}\\d])(?:${FILLER}|${CHINESE_FILLER}))+$`, "iu");
/** Lines above an entry that are no name. */
const INTRODUCTION =
  /\b(?:hi|hello|dear|hallo|thanks?|regards|below|details?|following|follows|packing|list|here|please|see|quote|ship|shipment|order|invoice|re|subject)\b/i;

function withoutLabels(text: string): string {
  return text.replace(/(?<!\p{L})[gn]\.? ?w\b\.?/giu, " ");
}

function trimName(text: string): string {
  const plain = withoutLabels(text).replace(/\uE000+/g, " ");
  const name = plain.replace(LEADING, "").replace(TRAILING, "").replace(/\s+/g, " ");
  return /\p{L}/u.test(name) ? name : "";
}
