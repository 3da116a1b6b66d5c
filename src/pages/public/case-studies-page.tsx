import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { StoredData } from "@/components/stored-data";
import { caseStudiesHead as head, caseStudyCall } from "@/content/case-studies";
import { CaseStudyList } from "@/features/case-studies/case-study-list";
import { SuccessStories } from "@/features/case-studies/success-stories";

/** The three case studies and, below them, the stories published in the admin. */
export function CaseStudiesPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <PageIntro heading={head.heading} intro={head.intro} />
      <CaseStudyList />
      <StoredData>
        <SuccessStories />
      </StoredData>
      <CallToAction copy={caseStudyCall} />
    </>
  );
}
