import { useId } from "react";
import { Section } from "@/components/sections/section";
import { FactTable } from "@/components/ui/fact-table";
import { LinkRow } from "@/components/ui/link-row";
import { findFiscalYear, usFees, usFeesSource } from "@/config/us-entry-fees";
import { ratesSection as words } from "@/content/tools/landed-cost";
import { tradeMeasures, tradeMeasuresSource } from "@/content/tools/trade-measures";
import { formatCalendarDate, formatMonth } from "@/lib/dates";
import type { FactSource } from "@/lib/facts";
import { formatNumber, formatPercent, formatPlain } from "@/lib/numbers";
import { ourTerms, ourTermsSource } from "./service-terms";
import { destinations, destinationsSource } from "./vat-and-customs-by-country";
import { nameInSentence } from "./wording";

/** Some of the countries outside the EU; the form has the rates of all. */
const NAMED_RATES = ["UK", "CA", "AU", "NZ", "ZA", "CH"];

const cite = ({ asOf, source }: Pick<FactSource, "asOf" | "source">) =>
  words.asOf(formatMonth(asOf), source);

/** The rates and fees that apply today, independent of the form. */
export function RatesSection({ today }: { today: string }) {
  const headingId = useId();
  const rows = [
    ...listUsRows(today),
    [
      words.customsValue.title,
      words.customsValue.text(listFobCountries()),
      cite(destinationsSource),
    ],
    [
      words.vat.title,
      words.vat.text(describeEuRates(), describeNamedRates()),
      cite(destinationsSource),
    ],
    ...tradeMeasures.map(({ title, text, source }) => [
      title,
      text,
      cite({ ...tradeMeasuresSource, source }),
    ]),
    [words.fee.title, words.fee.text(formatPlain(ourTerms.feeMinimum)), cite(ourTermsSource)],
  ];
  return (
    <Section ground="ink" labelledBy={headingId} className="rates-section">
      <div>
        <h2 id={headingId} className="text-d2">
          {words.heading}
        </h2>
        {words.paragraphs.map((text) => (
          <p key={text} className="mt-6 text-base text-dune">
            {text}
          </p>
        ))}
        <LinkRow links={words.links} className="mt-4" />
      </div>
      <div className="min-w-0">
        <FactTable
          table={{ caption: words.caption, columns: words.columns, rows }}
          isOnInk
          isCaptionHidden
        />
        <p className="tool-source mt-4 text-sm text-dune">{words.unconfirmed}</p>
      </div>
    </Section>
  );
}

function listUsRows(today: string): string[][] {
  const { from, min, max, informal } = findFiscalYear(today);
  const { mpfPercent, formalLimit, hmfPercent } = usFees;
  const since = words.asOf(words.since(formatCalendarDate(from)), usFeesSource.source);
  const money = (amount: number) => formatNumber(amount, 2);
  return [
    [words.mpf.title, words.mpf.text(formatPercent(mpfPercent), money(min), money(max)), since],
    [words.informal.title(formatNumber(formalLimit)), words.informal.text(money(informal)), since],
    [words.hmf.title, words.hmf.text(formatPercent(hmfPercent)), cite(usFeesSource)],
  ];
}

function listFobCountries(): string {
  const names = Object.values(destinations)
    .filter(({ basis }) => basis === "FOB")
    .map(nameInSentence);
  return joinWithAnd(names);
}

function describeEuRates(): string {
  const rates = Object.values(destinations)
    .filter(({ isInEu }) => isInEu)
    .map(({ vatPercent }) => vatPercent);
  return words.vat.range(formatPlain(Math.min(...rates)), formatPercent(Math.max(...rates)));
}

function describeNamedRates(): string {
  return NAMED_RATES.flatMap((code) => {
    const country = destinations[code];
    if (!country) return [];
    const rate = `${country.name} ${formatPercent(country.vatPercent)}`;
    return [code === "CA" ? `${rate} ${words.vat.canada}` : rate];
  }).join(", ");
}

function joinWithAnd(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
