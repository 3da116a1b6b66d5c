import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { StoredData } from "@/components/stored-data";
import { StructuredData } from "@/components/structured-data";
import { caseStudyPath } from "@/config/paths";
import { site } from "@/config/site";
import { caseStudies, caseStudiesHead as head, caseStudyCall } from "@/content/case-studies";
import { CaseStudyList } from "@/features/case-studies/case-study-list";
import { SuccessStories } from "@/features/case-studies/success-stories";
import { itemList } from "@/lib/structured-data/item-list";

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
            site.url,
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
