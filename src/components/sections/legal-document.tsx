import { useEffect, useMemo, type MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { CollapsibleAside } from "@/components/collapsible-aside";
import { Card } from "@/components/ui/card";
import {
  legalLabels as labels,
  type LegalDocument as LegalCopy,
  type LegalSection,
} from "@/content/legal-document";
import { useActiveHeading } from "@/hooks/use-active-heading";
import { useGoToSection } from "@/hooks/use-go-to-section";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { formatCalendarDate } from "@/lib/dates";
import { hashId } from "@/lib/hash";
import { LegalBlock } from "./legal-block";

type LegalDocumentProps = { heading: string; intro: string; document: LegalCopy };

/** A policy or a contract: key facts, numbered sections and their contents list beside them. */
export function LegalDocument({ heading, intro, document: legal }: LegalDocumentProps) {
  return (
    <article className="legal">
      <header className="wrap pt-12 pb-12 lg:pt-20 lg:pb-16">
        <h1 className="max-w-[17ch] text-d1">{heading}</h1>
        <p className="mt-6 max-w-measure text-lead text-ink-600">{intro}</p>
        <p className="mt-6 text-sm text-ink-600">
          {labels.updated}{" "}
          <time dateTime={legal.updatedOn} className="font-semibold text-ink">
            {formatCalendarDate(legal.updatedOn)}
          </time>
        </p>
      </header>
      <div className="wrap grid gap-x-20 gap-y-8 pb-20 lg:grid-cols-[17rem_minmax(0,46rem)] lg:pb-28">
        <div className="lg:sticky lg:top-8 lg:self-start print:hidden">
          <Contents sections={legal.sections} />
        </div>
        <div className="min-w-0">
          <KeyFacts facts={legal.keyFacts} />
          <div className="mt-12 lg:mt-16">
            {legal.sections.map(({ id, title, blocks }, i) => (
              <section key={id} aria-labelledby={id} className="prose">
                <h2 id={id}>
                  {i + 1}. {title}
                </h2>
                {blocks.map((block, j) => (
                  <LegalBlock key={j} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

function KeyFacts({ facts }: { facts: LegalCopy["keyFacts"] }) {
  return (
    <Card>
      <dl className="grid sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="cell border-line not-first:border-t sm:even:border-l sm:nth-2:border-t-0"
          >
            <dt className="cell-label">{label}</dt>
            <dd className="font-display text-base font-bold tracking-snug">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const activeId = useActiveHeading(ids);
  const goToSection = useGoToSection();
  const { hash } = useLocation();

  useEffect(() => {
    // A shared link to a section: the browser looked for it before the page was there.
    const id = hashId(hash);
    if (ids.includes(id)) document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
    // Only on arrival; later changes of the hash scroll by themselves.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToSection(id);
  }

  return (
    <CollapsibleAside title={labels.contents}>
      <nav aria-label={labels.contents}>
        <ol className="tocline relative mt-1 pb-2">
          {sections.map(({ id, title }, i) => (
            <li key={id} className="relative pl-8">
              <a
                href={`#${id}`}
                aria-current={id === activeId ? "location" : undefined}
                onClick={(event) => {
                  handleClick(event, id);
                }}
                className={cn(
                  "flex min-h-11 items-center py-2 text-sm underline-offset-4 hover:underline",
                  id === activeId ? "font-semibold text-ink" : "text-ink-600",
                )}
              >
                {i + 1}. {title}
              </a>
              {id === activeId && (
                <span
                  aria-hidden="true"
                  className="stop absolute top-3 -left-1"
                  style={cssVariables({ "--stop": "var(--lane-1)" })}
                />
              )}
            </li>
          ))}
        </ol>
      </nav>
    </CollapsibleAside>
  );
}
