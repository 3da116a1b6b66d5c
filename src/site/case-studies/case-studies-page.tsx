import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { QueryProvider } from "@/ui/query-provider";
import { StructuredData, itemList } from "@/ui/structured-data";
import { caseStudyPath } from "@/config/paths";
import { caseStudies, caseStudiesHead as head, caseStudyCall } from "@/content/case-studies";
import { CaseStudyCard, type CardTone } from "./case-study-card";
import { SuccessStories } from "./success-stories";

const CARD_TONES = ["dark", "dune", "sand"] as const satisfies readonly CardTone[];

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
      <section className="container pt-12 pb-20 lg:pt-20 lg:pb-28">
        <h1 className="max-w-[9.6em] text-d1">{head.heading}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
      </section>
      <div className="container grid gap-1.5 pb-20 lg:grid-cols-2 lg:pb-28">
        {caseStudies.map((caseStudy, i) => (
          <div key={caseStudy.slug} className={i === 0 ? "lg:col-span-2" : "grid"}>
            <CaseStudyCard
              caseStudy={caseStudy}
              tone={CARD_TONES[i] ?? "sand"}
              headingLevel="h2"
              isLarge={i === 0}
            />
          </div>
        ))}
      </div>
      <QueryProvider>
        <SuccessStories />
      </QueryProvider>
      <CallToAction copy={caseStudyCall} />
    </>
  );
}
