import { useId } from "react";
import { RichText } from "@/ui/rich-text";
import { Badge } from "@/ui/badge";
import { Breadcrumb } from "@/ui/breadcrumb";
import { StopList } from "@/ui/stop-list";
import { StoredImage } from "@/ui/stored-image";
import { caseStudyCopy as copy, type CaseStudy } from "@/content/case-studies";
import { CaseStudyFacts } from "./case-study-facts";
import { CaseStudyResults } from "./case-study-results";

/** A complete case study: problem, steps of the solution, results and quote. */
export function CaseStudyArticle({ caseStudy }: { caseStudy: CaseStudy }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <CaseStudyHeader caseStudy={caseStudy} titleId={titleId} />
      <div className="container grid gap-x-20 gap-y-12 pb-16 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:pt-6 lg:pb-24">
        <CaseStudyText caseStudy={caseStudy} />
        <CaseStudyFacts caseStudy={caseStudy} />
      </div>
      <CaseStudyResults caseStudy={caseStudy} />
      <ClientQuote caseStudy={caseStudy} />
    </article>
  );
}

function CaseStudyHeader({
  caseStudy: { title, category, introduction, imageUrl, imageAlt },
  titleId,
}: {
  caseStudy: CaseStudy;
  titleId: string;
}) {
  return (
    <header className="container grid gap-x-16 gap-y-6 pt-6 pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:items-end lg:pt-8 lg:pb-20">
      <div className="lg:col-span-2">
        <Breadcrumb trail={copy.trail} current={title} />
      </div>
      <div>
        <p>
          <Badge className="bg-support px-4 font-display font-semibold text-background">
            {category}
          </Badge>
        </p>
        <h1 id={titleId} className="mt-5 text-d2">
          {title}
        </h1>
        <p className="mt-6 max-w-measure text-lead text-muted-foreground">{introduction}</p>
      </div>
      <StoredImage
        fallbackId="defaultCaseStudyImage"
        image={{ url: imageUrl, alt: imageAlt }}
        isPriority
        sizes="(width >= 64rem) 32rem, calc(100vw - 2.5rem)"
        className="aspect-4/3 w-full rounded rounded-tr-bend object-cover"
      />
    </header>
  );
}

function CaseStudyText({
  caseStudy: { challenge, solution, solutionDesks },
}: {
  caseStudy: CaseStudy;
}) {
  return (
    <div>
      <h2 className="text-d3">{copy.challengeHeading}</h2>
      <div className="mt-5">
        <RichText article={{ html: challenge }} />
      </div>
      <h2 className="mt-14 text-d3">{copy.solutionHeading}</h2>
      <StopList
        className="mt-8 [&_.prose>:first-child]:mt-0"
        stops={solution.map((html, i) => ({
          key: html,
          desk: solutionDesks[i] ?? "find",
          content: <RichText article={{ html }} />,
        }))}
      />
    </div>
  );
}

function ClientQuote({
  caseStudy: { clientQuote, clientName, clientRole },
}: {
  caseStudy: CaseStudy;
}) {
  return (
    <section aria-label={copy.quoteLabel}>
      <figure className="container py-16 lg:py-24">
        <blockquote className="max-w-[18.1em] font-display text-pull-quote font-medium">
          <p>{clientQuote}</p>
        </blockquote>
        <figcaption className="mt-7 text-lg">
          <span className="font-display font-bold">{clientName}</span>
          <span className="text-muted-foreground">, {clientRole}</span>
        </figcaption>
      </figure>
    </section>
  );
}
