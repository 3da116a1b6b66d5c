import { useId, useMemo, useRef, type ComponentProps } from "react";
import {
  legalLabels,
  type LegalBlock as LegalBlockCopy,
  type LegalDocument as LegalCopy,
} from "@/content/legal-document";
import { contentsTitle } from "@/content/table-of-contents";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { useHashTarget } from "@/ui/hooks/use-anchor";
import { LinkedText } from "@/ui/sections/linked-text";
import { Page } from "@/ui/sections/page";
import { TableOfContents } from "@/ui/table-of-contents";
import { formatCalendarDate } from "@/lib/dates";
import "@/ui/prose.css";

type LegalPageProps = Pick<ComponentProps<typeof Page>, "head" | "page" | "cta"> & {
  document: LegalCopy;
};

/** A legal document: key facts, and numbered sections beside their contents list. */
export function LegalPage({ document: legal, ...page }: LegalPageProps) {
  const headings = useMemo(
    () =>
      legal.sections.map(({ id, title }, i) => ({
        id,
        text: `${i + 1}. ${title}`,
        level: 2 as const,
      })),
    [legal.sections],
  );
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useHashTarget(ref, legal);
  return (
    <Page {...page}>
      <article ref={ref} aria-labelledby={titleId}>
        <header className="container pt-12 pb-12 lg:pt-20 lg:pb-16">
          <h1 id={titleId} className="max-w-[9.6em] text-d1">
            {page.head.heading}
          </h1>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{page.head.intro}</p>
          <p className="mt-6 text-base text-muted-foreground">
            {legalLabels.updated}{" "}
            <time dateTime={legal.updatedOn} className="font-semibold text-foreground">
              {formatCalendarDate(legal.updatedOn)}
            </time>
          </p>
        </header>
        <div className="container grid gap-x-20 gap-y-8 pb-20 lg:grid-cols-[17rem_minmax(0,46rem)] lg:pb-28">
          <nav aria-label={contentsTitle} className="lg:sticky lg:top-8 lg:self-start print:hidden">
            <TableOfContents headings={headings} />
          </nav>
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
    </Page>
  );
}

function KeyFacts({ facts }: { facts: LegalCopy["keyFacts"] }) {
  return (
    <Card>
      <dl className="grid sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="cell border-border not-first:border-t sm:even:border-l sm:nth-2:border-t-0"
          >
            <dt className="cell-label">{label}</dt>
            <dd className="font-display text-lg font-bold tracking-snug">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A paragraph, list, table or list of definitions. */
function LegalBlock({ block }: { block: LegalBlockCopy }) {
  if (typeof block === "string" || !("kind" in block)) {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case "list":
    case "steps": {
      const List = block.kind === "steps" ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, i) => (
            <li key={i}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "terms":
      return (
        <dl>
          {block.entries.map(({ term, text }) => (
            <div
              key={term}
              className="border-b border-border py-3 first:border-t sm:grid sm:grid-cols-[12rem_1fr] sm:gap-6"
            >
              <dt className="font-[650] text-foreground">{term}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return (
        <div className="wrap-normal">
          <FactTable table={block.table} isCaptionHidden />
        </div>
      );
    default:
      return block satisfies never;
  }
}
