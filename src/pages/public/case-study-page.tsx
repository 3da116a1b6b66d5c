import { useParams } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { DeadEnd } from "@/components/sections/dead-end";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/config/paths";
import { caseStudies, caseStudyCall, caseStudyCopy as copy } from "@/content/case-studies";
import { CaseStudyStory } from "@/features/case-studies/case-study-story";
import { RelatedStories } from "@/features/case-studies/related-stories";

export function CaseStudyPage() {
  const { slug } = useParams();
  const caseStudy = caseStudies.find((entry) => entry.slug === slug);
  if (!caseStudy) {
    return (
      <>
        <PageHead title={copy.pageTitle(copy.notFoundTitle)} isUnlisted />
        <DeadEnd heading={copy.notFoundTitle} text={copy.notFoundText}>
          <LinkButton to={paths.home} size="lg">
            {copy.backToHome}
          </LinkButton>
        </DeadEnd>
      </>
    );
  }
  const { title, metaDescription, imageUrl } = caseStudy;
  return (
    <>
      <PageHead
        title={copy.pageTitle(title)}
        description={metaDescription}
        image={imageUrl}
        isArticle
      />
      <CaseStudyStory caseStudy={caseStudy} />
      <RelatedStories caseStudy={caseStudy} />
      <CallToAction copy={caseStudyCall} />
    </>
  );
}
