import { landedCostFee, landedCostFeeSource } from "@/config/example-fees";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { smallParcelsSource } from "@/config/small-parcels";
import { findFiscalYear, usFees, usFeesSource } from "@/config/us-entry-fees";
import { destinationTexts, nameInSentence } from "@/content/tools/destinations";
import { ratesSection as words } from "@/content/tools/landed-cost";
import { entryChargesSource } from "@/content/tools/entry-charges";
import { tradeMeasures, tradeMeasuresSource } from "@/content/tools/trade-measures";
import { formatCalendarDate, formatMonth } from "@/lib/dates";
import type { FactSource } from "@/lib/facts";
import { formatNumber, formatPercent, formatPlain } from "@/lib/numbers";
import {
  airFreightPercents,
  destinations,
  destinationsSource,
  findDestination,
  type DestinationCode,
} from "@/lib/trade/destinations";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";

/** Some of the countries outside the EU; the form has the rates of all. */
const NAMED_RATES: readonly DestinationCode[] = ["UK", "CA", "AU", "NZ", "ZA", "CH"];

const sources = [
  usFeesSource,
  destinationsSource,
  tradeMeasuresSource,
  smallParcelsSource,
  entryChargesSource,
  landedCostFeeSource,
];

/** The rates and fees that apply today, independent of the form. */
export function RatesSection({ today }: { today: string }) {
  const rows = listRows(today).map(({ title, text, asOf, source }) => [
    title,
    <div key="text">
      {text}{" "}
      <span className="mt-1 block text-base text-muted-foreground">{words.source(source)}</span>
    </div>,
    asOf,
  ]);
  return (
    <ToolSection ground="dark" heading={words.heading} intro={words.paragraphs.join(" ")}>
      <LinkRow links={words.links} />
      <div className="mt-6 wrap-anywhere sm:[&_td:last-child]:whitespace-nowrap print:[&>table]:break-inside-auto!">
        <FactTable
          table={{ caption: words.caption, columns: words.columns, rows }}
          isCaptionHidden
        />
      </div>
      <p className="tool-source mt-4 text-base text-muted-foreground">{words.unconfirmed}</p>
      <OldFigures sources={sources} today={today} />
    </ToolSection>
  );
}

type Row = { title: string; text: string; asOf: string; source: string };

function listRows(today: string): Row[] {
  return [
    ...listUsRows(today),
    {
      title: words.customsValue.title,
      text: words.customsValue.text(listFobCountries(), formatPercent(airFreightPercents.china)),
      ...cite(destinationsSource),
    },
    {
      title: words.vat.title,
      text: words.vat.text(describeEuRates(), describeNamedRates()),
      ...cite(destinationsSource),
    },
    ...tradeMeasures.map((measure) => ({ ...cite(tradeMeasuresSource), ...measure })),
    {
      title: words.fee.title,
      text: words.fee.text(formatPlain(landedCostFee.feeMinimum)),
      ...cite(landedCostFeeSource),
    },
  ];
}

function listUsRows(today: string): Row[] {
  const { from, min, max, informal } = findFiscalYear(today);
  const { mpfPercent, formalLimit, hmfPercent } = usFees;
  const ofYear = { ...cite(usFeesSource), asOf: formatCalendarDate(from) };
  const money = (amount: number) => formatNumber(amount, 2);
  return [
    {
      title: words.mpf.title,
      text: words.mpf.text(formatPercent(mpfPercent), money(min), money(max)),
      ...ofYear,
    },
    {
      title: words.informal.title(formatNumber(formalLimit)),
      text: words.informal.text(money(informal)),
      ...ofYear,
    },
    {
      title: words.hmf.title,
      text: words.hmf.text(formatPercent(hmfPercent)),
      ...cite(usFeesSource),
    },
  ];
}

function cite({ asOf, source }: FactSource): Pick<Row, "asOf" | "source"> {
  return { asOf: formatMonth(asOf), source };
}

function listFobCountries(): string {
  const names = destinations
    .filter(({ basis }) => basis === "FOB")
    .map(({ code }) => nameInSentence(code));
  return joinWithAnd(names);
}

function describeEuRates(): string {
  const rates = destinations.filter(({ isInEu }) => isInEu).map(({ vatPercent }) => vatPercent);
  return words.vat.range(formatPlain(Math.min(...rates)), formatPercent(Math.max(...rates)));
}

function describeNamedRates(): string {
  return NAMED_RATES.map((code) => {
    const { vatPercent } = findDestination(code);
    const rate = `${destinationTexts[code].name} ${formatPercent(vatPercent)}`;
    return code === "CA" ? `${rate} ${words.vat.canada}` : rate;
  }).join(", ");
}

function joinWithAnd(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
