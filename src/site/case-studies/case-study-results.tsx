import { RichText } from "@/ui/rich-text";
import type { CaseStudy, Measure } from "@/content/case-studies";
import { formatNumber } from "@/lib/numbers";

/** The results on a dark background: each measure as two bars on one scale, then a text. */
export function CaseStudyResults({
  caseStudy: { measuresHeading, measures, measureWords, results },
}: {
  caseStudy: CaseStudy;
}) {
  return (
    <section aria-labelledby="case:results" className="surface-dark">
      <div className="container py-14 lg:py-20">
        <h2 id="case:results" className="text-d3 text-muted-foreground">
          {measuresHeading}
        </h2>
        <ul className="mt-6 border-t border-border">
          {measures.map((measure) => (
            <MeasureRow key={measure.label} measure={measure} words={measureWords} />
          ))}
        </ul>
        <div className="mt-10 max-w-text [&_:is(p,li,strong)]:text-muted-foreground">
          <RichText article={{ html: results }} />
        </div>
      </div>
    </section>
  );
}

type MeasureRowProps = { measure: Measure; words: CaseStudy["measureWords"] };

function MeasureRow({ measure: { label, before, after, unit, max }, words }: MeasureRowProps) {
  const format = pairFormat(before, after);
  return (
    <li className="grid items-center gap-x-10 gap-y-3 border-b border-border py-5 lg:grid-cols-[17rem_minmax(0,1fr)_17rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:contents">
        <p className="text-title font-semibold">{label}</p>
        <p className="ml-auto text-right font-display text-d3 font-bold whitespace-nowrap lg:order-last">
          <span className="mr-1.5 font-sans text-lg font-normal tracking-normal text-muted-foreground">
            {`${words.before} ${format(before)}${unit}${words.after}`}
          </span>{" "}
          {format(after)}
          {unit}
        </p>
      </div>
      <span aria-hidden="true" className="grid gap-1.5">
        <Bar share={before / max} className="h-2 bg-ink-500" />
        <Bar share={after / max} className="h-5 bg-accent" />
      </span>
    </li>
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return <span className={`rounded-r-full ${className}`} style={{ width: `${share * 100}%` }} />;
}

/** Formats both numbers with the decimals of the more precise one: 9.40 and 7.71. */
function pairFormat(...pair: number[]): (value: number) => string {
  const decimals = Math.max(...pair.map((value) => (String(value).split(".")[1] ?? "").length));
  return (value) => formatNumber(value, decimals);
}
