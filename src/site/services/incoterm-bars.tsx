import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { legNames, ruleNames } from "@/content/incoterm-names";
import { incoterms as texts } from "@/content/services/shipping";
import { percent } from "@/lib/percent";
import { legs, listPaidStretches } from "@/lib/trade/incoterms";

/** How far the seller’s price carries the goods, and who pays what. */
export function Incoterms() {
  return (
    <div className="grid gap-6">
      <IncotermBars />
      <Card>
        <FactTable table={texts.whoPays} />
      </Card>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <p className="text-lg">{texts.naming}</p>
        <LinkRow links={texts.links} />
      </div>
    </div>
  );
}

/** The Incoterms as bars over the legs of the journey that the seller's price includes. */
function IncotermBars() {
  return (
    <Card>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[14rem_1fr] border-b-fine border-strong px-6 py-3 text-label text-muted-foreground lg:grid"
      >
        <span className="col-start-2 grid grid-cols-8">
          {legs.map((leg) => (
            <span key={leg}>{legNames[leg]}</span>
          ))}
        </span>
      </div>
      <ul>
        {texts.terms.map((incoterm) => (
          <TermRow key={incoterm.term} incoterm={incoterm} />
        ))}
      </ul>
    </Card>
  );
}

type TermRowProps = { incoterm: (typeof texts.terms)[number] };

function TermRow({ incoterm: { term, text, riskPasses } }: TermRowProps) {
  return (
    <li className="grid gap-y-3 border-t border-border px-5 py-5 first:border-t-0 lg:grid-cols-[14rem_1fr] lg:px-6">
      <h3 className="text-d3">
        {term}
        <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
          {ruleNames[term]}
        </span>
      </h3>
      <div>
        <span aria-hidden="true" className="relative block h-5 lg:h-6">
          <span className="absolute inset-x-0 inset-y-0 my-auto h-0.75 bg-dune" />
          {listPaidStretches(term).map(({ from, to }) => (
            <span
              key={from}
              className="absolute inset-y-0 rounded-r-full bg-accent"
              style={{ left: percent(from, legs.length), width: percent(to - from, legs.length) }}
            />
          ))}
        </span>
        <p className="mt-3 max-w-[29.8em] text-lg">{text}</p>
        <p className="mt-1 text-base text-muted-foreground">
          {texts.riskLabel}: {riskPasses}
        </p>
      </div>
    </li>
  );
}
