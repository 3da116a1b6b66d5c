import { useParams } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { StructuredData, article } from "@/ui/structured-data";
import { LinkButton } from "@/ui/link-button";
import { caseStudyPath, paths, shareCard } from "@/config/paths";
import { site } from "@/config/site";
import { caseStudies, caseStudyCall, caseStudyCopy as copy } from "@/content/case-studies";
import { CaseStudyArticle } from "./case-study-article";
import { RelatedStories } from "./related-stories";

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
      <RelatedStories caseStudy={caseStudy} />
      <CallToAction copy={caseStudyCall} />
    </>
  );
}
