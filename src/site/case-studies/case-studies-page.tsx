import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { PageIntro } from "./page-intro";
import { StoredData } from "@/ui/stored-data";
import { StructuredData, itemList } from "@/ui/structured-data";
import { caseStudyPath } from "@/config/paths";
import { caseStudies, caseStudiesHead as head, caseStudyCall } from "@/content/case-studies";
import { CaseStudyList } from "./case-study-list";
import { SuccessStories } from "./success-stories";

/** The three case studies and, below them, the stories published by staff. */
export function CaseStudiesPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="caseStudies"
        things={[
          itemList(
            head.heading,
            caseStudies.map(({ slug, title }) => ({ name: title, path: caseStudyPath(slug) })),
          ),
        ]}
      />
      <PageIntro heading={head.heading} intro={head.intro} />
      <CaseStudyList />
      <StoredData>
        <SuccessStories />
      </StoredData>
      <CallToAction copy={caseStudyCall} />
    </>
  );
}
