import { useId } from "react";
import { Section } from "@/components/sections/section";
import { FactTable } from "@/components/ui/fact-table";
import { LinkRow } from "@/components/ui/link-row";
import { ratesSection as words } from "@/content/tools/landed-cost";
import { formatCalendarDate } from "@/lib/dates";
import { formatNumber, formatPercent } from "@/lib/numbers";
import { findFiscalYear, usFees } from "./us-entry-fees";
import { destinationsSource } from "./vat-and-customs-by-country";

const { mpfPercent, formalLimit, hmfPercent } = usFees;

const sources = [
  ...[mpfPercent, formalLimit, hmfPercent].map(({ source }) => source),
  destinationsSource.source,
].join("; ");

/** The rates and fees that apply today, independent of the form. */
export function RatesSection({ today }: { today: string }) {
  const headingId = useId();
  const { from, min, max, informal } = findFiscalYear(today);
  const since = formatCalendarDate(from);
  const money = (amount: number) => formatNumber(amount, 2);
  const rows = [
    [
      words.mpf.title,
      words.mpf.text(formatPercent(mpfPercent.value), money(min), money(max)),
      since,
    ],
    [
      words.informal.title(formatNumber(formalLimit.value)),
      words.informal.text(money(informal)),
      since,
    ],
    [words.hmf.title, words.hmf.text(formatPercent(hmfPercent.value)), hmfPercent.asOf],
    ...words.rows,
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
        <p className="tool-source mt-4 text-sm text-dune">{words.sources(sources)}</p>
      </div>
    </Section>
  );
}
