import { useParams } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { DeadEnd } from "@/components/sections/dead-end";
import { PageIntro } from "@/components/sections/page-intro";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/config/paths";
import { caseStudies, caseStudyCopy as copy } from "@/content/case-studies";

/** A case study's heading and introduction; its full story is still to come. */
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
  return (
    <>
      <PageHead title={copy.pageTitle(caseStudy.title)} description={caseStudy.introduction} />
      <PageIntro heading={caseStudy.title} intro={caseStudy.introduction} />
      <CallToAction />
    </>
  );
}
