import { caseStudies, caseStudyCopy as copy, type CaseStudy } from "@/content/case-studies";
import { CaseStudyCard } from "./case-study-card";
import { findRelated } from "./related-case-studies";

export function RelatedStories({ caseStudy }: { caseStudy: CaseStudy }) {
  const related = findRelated(caseStudies, caseStudy);
  return (
    <section aria-labelledby="case:related" className="border-t border-border bg-muted">
      <div className="container py-16 lg:py-24">
        <h2 id="case:related" className="text-d2">
          {copy.relatedHeading}
        </h2>
        <div className="mt-10 grid gap-1.5 lg:grid-cols-2">
          {related.map((entry, i) => (
            <CaseStudyCard
              key={entry.slug}
              caseStudy={entry}
              tone={i === 0 ? "ink" : "dune"}
              headingLevel="h3"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
