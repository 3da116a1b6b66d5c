import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defectClasses, samplingTable } from "@/content/services/quality-control";
import { findHoliday, holidayYears } from "@/lib/china-holidays";
import { formatDayFirst } from "@/lib/dates";
import { formatNumber, formatPlain } from "@/lib/numbers";
import { toMetricUnits } from "@/lib/units";
import { limits } from "@/config/amazon-limits";
import type { Aql, Level } from "@/tools/aql-sampling/aql-tables";
import { findBand, findCodeLetter, findPlan } from "@/tools/aql-sampling/find-plan";
import { usFees, usFiscalYears } from "@/config/us-entry-fees";
import { modeDays } from "@/config/usual-days";
import { carrierRules } from "@/config/carrier-rules";
import { containers } from "@/config/containers";

/** The seeded articles, by a word of their names. Staff write articles, so no code fills them in. */
function readArticle(word: string): string {
  const files = ["blog-posts", "success-stories"].flatMap((folder) =>
    readdirSync(`supabase/seed/${folder}`).map((file) => `supabase/seed/${folder}/${file}`),
  );
  const file = files.find((one) => one.includes(word));
  if (file === undefined) throw new Error(`No article has ${word} in its name.`);
  return readFileSync(file, "utf8");
}

const kg = (pounds: string, decimals: number) =>
  formatNumber(toMetricUnits(Number(pounds), "weight"), decimals);
const cm = (inches: string, decimals: number) =>
  formatNumber(toMetricUnits(Number(inches), "length"), decimals);
const usWeight = `${kg(limits.maxCartonWeight.US, 1)} kg (${limits.maxCartonWeight.US} lb)`;
const oddSides = `${cm(limits.maxOtherSides.US, 1)} cm (${limits.maxOtherSides.US} in)`;
const longSide = `${cm(limits.maxLongestSide.US, 0)} cm (${limits.maxLongestSide.US} in)`;
const palletBase = `${cm(limits.palletWidth.US, 0)} × ${cm(limits.palletLength.US, 0)} cm (${limits.palletWidth.US} × ${limits.palletLength.US} in)`;
const tableRow = (title: string, ...cells: readonly string[]) =>
  `<tr><th scope="row">${title}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

const letterOf = (lot: number, level: Level = "II") => findCodeLetter(lot, level);
const sampleOf = (lot: number, level: Level = "II") =>
  findPlan(lot, letterOf(lot, level), "4.0", "normal").asked;
const acceptOf = (lot: number, aql: Aql) => findPlan(lot, letterOf(lot), aql, "normal").accept;
const rowOf = (lot: number) => {
  const { from, to } = findBand(lot);
  const accepted = (["1.5", "2.5", "4.0"] as const).map((aql) => String(acceptOf(lot, aql)));
  return [`${formatNumber(from)}–${formatNumber(to)}`, String(sampleOf(lot)), ...accepted];
};
const LOTS = [500, 1200, 3200, 10_000, 35_000];

const fees = (year: number) => {
  const found = usFiscalYears.find((one) => one.year === year);
  if (!found) throw new Error(`There are no fees of ${year}.`);
  return found;
};
const newYear = (year: number) => holidayYears.find((one) => one.year === year)?.chineseNewYear;
/** The days of the break around Chinese New Year 2027, all in February. */
const breakDays = Array.from({ length: 28 }, (_, i) => i + 1).filter(
  (day) => findHoliday(`2027-02-${String(day).padStart(2, "0")}`) === "chineseNewYear",
);

const quoted: Readonly<Record<string, readonly string[]>> = {
  "aql-inspection": [
    ...LOTS.map(rowOf).flatMap(([lots = "", sample = "", ...accepted], i) => [
      tableRow(lots, letterOf(LOTS[i] ?? 0), sample),
      tableRow(sample, ...accepted),
    ]),
    `From 3,000 units, ${sampleOf(3000)} are opened, ${acceptOf(3000, "2.5")} major defects`,
    `gives ${sampleOf(3000)} pieces, with accept numbers of 0 critical, ${acceptOf(3000, "2.5")} major and ${acceptOf(3000, "4.0")} minor`,
    ...(["I", "II", "III"] as const).map(
      (level) => `Level ${level}:</strong> ${sampleOf(3000, level)} pieces`,
    ),
  ],
  "amazon-fba": [
    `The US limit is ${usWeight}; in the EU and UK it is ${limits.maxCartonWeight.EU} kg`,
    `the “Heavy Package” label starts above ${limits.heavyLabelWeight.EU} kg`,
    `${oddSides} on any side is safe everywhere. The US relaxed the longest side to ${longSide}`,
    `may hold up to ${limits.maxUnits.US} units`,
    `A cube of ${limits.maxLongestSide.EU} cm has ${formatPlain(5 * Number(limits.maxLongestSide.EU))}`,
    tableRow("Carton weight", usWeight, `${limits.maxCartonWeight.EU} kg`),
    tableRow(
      "Carton side",
      `${cm(limits.maxOtherSides.US, 1)} cm safe; ${cm(limits.maxLongestSide.US, 0)} cm in some cases`,
      `${limits.maxLongestSide.EU} cm`,
    ),
    tableRow(
      "Pallet base",
      `${palletBase}, wood`,
      `EU ${limits.palletWidth.EU} × ${limits.palletLength.EU} cm, UK ${limits.palletWidth.UK} × ${limits.palletLength.UK} cm`,
    ),
    tableRow(
      "Pallet height",
      `${cm(limits.maxPalletHeight.US, 0)} cm (${limits.maxPalletHeight.US} in)`,
      `${limits.maxPalletHeight.EU} cm`,
    ),
    tableRow(
      "Pallet weight",
      `${kg(limits.maxPalletWeight.US, 0)} kg (${formatNumber(Number(limits.maxPalletWeight.US))} lb)`,
      `${limits.maxPalletWeight.EU} kg`,
    ),
    `overhang a pallet by up to ${cm(limits.maxOverhang.US, 1)} cm (${limits.maxOverhang.US} in)`,
    `names ${limits.maxPalletWeight.UK} kg for each pallet`,
    `${limits.maxUnits.US} at most per case pack`,
    `just under ${kg(limits.maxCartonWeight.US, 1)} kg (US), or ${limits.maxCartonWeight.UK} kg (EU, UK)`,
    `No side over ${limits.maxLongestSide.EU} cm`,
  ],
  incoterm: [
    `commercial entries above US$${formatNumber(usFees.formalLimit)}`,
    `Is the order under ${carrierRules.seaMinimumCbm.value} m³`,
  ],
  "landed-cost": [
    `(MPF) is ${usFees.mpfPercent}% of value`,
    `US$${fees(2027).min.toFixed(2)} for entries from ${formatDayFirst(fees(2027).from)}, US$${fees(2026).min.toFixed(2)} until then`,
    tableRow("HMF", `${usFees.hmfPercent}% of 6,000`, "7.50"),
    `A commercial entry above US$${formatNumber(usFees.formalLimit)} needs`,
    `volume divided by ${formatNumber(carrierRules.airDivisor.value)}`,
  ],
  "chinese-new-year": [
    `Chinese New Year falls on Saturday ${formatDayFirst(newYear(2027) ?? "")}`,
    `Around ${breakDays[0]}-${breakDays.at(-1)} February`,
    `${modeDays.sea.transit} at sea`,
    `Air takes ${modeDays.air.usualTransit.replace("–", "-")} days`,
  ],
  "sample-to-shelf": [
    `checked ${sampleOf(1000)} randomly chosen sets`,
    `The limits for that lot are 0, ${acceptOf(1000, "2.5")} and ${acceptOf(1000, "4.0")}`,
  ],
  "one-container": [
    `usually takes 65-${containers.find(({ type }) => type === "40HQ")?.usualLimits.usableCbm} m³`,
  ],
};

const sentences = Object.entries(quoted).flatMap(([word, all]) => all.map((one) => [word, one]));

test.each(sentences)("the seeded article %s has the figures of the table: %s", (word, sentence) => {
  expect(readArticle(word)).toContain(sentence);
});

test("the inspection page has the plans of the sampling tables", () => {
  expect(samplingTable.rows).toEqual(LOTS.map(rowOf));
  expect(defectClasses.classes.map(({ limit }) => limit)).toEqual([
    "0 allowed",
    `${acceptOf(1200, "2.5")} of ${sampleOf(1200)} allowed`,
    `${acceptOf(1200, "4.0")} of ${sampleOf(1200)} allowed`,
  ]);
});

test("where a page says how long air, sea or a courier takes, the planner counts the same", () => {
  const files = readdirSync("src/content", { recursive: true, encoding: "utf8" });
  const other = files
    .filter((file) => file.endsWith(".ts") && !file.startsWith("tools"))
    .map((file) => readFileSync(`src/content/${file}`, "utf8"))
    .flatMap((text) => [
      ...text.matchAll(
        /\b(air|sea|courier)(?: alone takes|, in| in)? (\d+[–-]\d+ days|\d+–\d+")/gi,
      ),
      ...text.matchAll(/\d+[–-]\d+ days by (air|sea|courier)/gi),
    ])
    .filter(([phrase, mode = ""]) => {
      const usual = Object.entries(modeDays).find(([name]) => name === mode.toLowerCase())?.[1];
      return !phrase.replace("-", "–").includes(usual?.usualTransit ?? "");
    });
  expect(other).toEqual([]);
});
