import { useParams } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { StructuredData, article } from "@/ui/structured-data";
import { LinkButton } from "@/ui/link-button";
import { RELATED_COUNT } from "@/config/limits";
import { caseStudyPath, paths, shareCard } from "@/config/paths";
import { site } from "@/config/site";
import {
  caseStudies,
  caseStudyCall,
  caseStudyCopy as copy,
  type CaseStudy,
} from "@/content/case-studies";
import { CaseStudyArticle } from "./case-study-article";
import { CaseStudyCard } from "./case-study-card";

export function CaseStudyPage() {
  const { slug } = useParams();
  const caseStudy = caseStudies.find((entry) => entry.slug === slug);
  if (!caseStudy) {
    return (
      <>
        <PageHead title={copy.pageTitle(copy.notFoundTitle)} isUnlisted />
        <FullPageMessage heading={copy.notFoundTitle} text={copy.notFoundText}>
          <LinkButton to={paths.home} size="lg">
            {copy.backToHome}
          </LinkButton>
        </FullPageMessage>
      </>
    );
  }
  const { title, metaDescription, category, date } = caseStudy;
  const path = caseStudyPath(caseStudy.slug);
  const dates = { published: date, modified: date };
  return (
    <>
      <PageHead title={copy.pageTitle(title)} description={metaDescription} article={dates} />
      <StructuredData
        page="caseStudies"
        current={title}
        things={[
          article("Article", {
            name: title,
            description: metaDescription,
            path,
            image: new URL(shareCard(path), site.url).href,
            category,
            ...dates,
          }),
        ]}
      />
      <CaseStudyArticle caseStudy={caseStudy} />
      <RelatedCaseStudies current={caseStudy} />
      <CallToAction copy={caseStudyCall} />
    </>
  );
}

function RelatedCaseStudies({ current }: { current: CaseStudy }) {
  return (
    <section aria-labelledby="case:related" className="border-t border-border bg-muted">
      <div className="container py-16 lg:py-24">
        <h2 id="case:related" className="text-d2">
          {copy.relatedHeading}
        </h2>
        <div className="mt-10 grid gap-1.5 lg:grid-cols-2">
          {findRelated(caseStudies, current).map((caseStudy, i) => (
            <CaseStudyCard
              key={caseStudy.slug}
              caseStudy={caseStudy}
              tone={i === 0 ? "dark" : "dune"}
              headingLevel="h3"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Up to two other case studies, those of the same category first. */
export function findRelated<Entry extends Pick<CaseStudy, "slug" | "category">>(
  all: readonly Entry[],
  { slug, category }: Pick<CaseStudy, "slug" | "category">,
): Entry[] {
  const others = all.filter((entry) => entry.slug !== slug);
  const isRelated = (entry: Entry) => entry.category === category;
  return [...others.filter(isRelated), ...others.filter((entry) => !isRelated(entry))].slice(
    0,
    RELATED_COUNT,
  );
}
