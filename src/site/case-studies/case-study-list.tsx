import { caseStudies } from "@/content/case-studies";
import { CaseStudyCard, type CardTone } from "./case-study-card";

const TONES = ["ink", "dune", "sand"] as const satisfies readonly CardTone[];

/** The three case studies: one large card and two small ones. */
export function CaseStudyList() {
  return (
    <div className="container grid gap-1.5 pb-20 lg:grid-cols-2 lg:pb-28">
      {caseStudies.map((caseStudy, i) => (
        <div key={caseStudy.slug} className={i === 0 ? "lg:col-span-2" : "grid"}>
          <CaseStudyCard
            caseStudy={caseStudy}
            tone={TONES[i] ?? "sand"}
            headingLevel="h2"
            isLarge={i === 0}
          />
        </div>
      ))}
    </div>
  );
}
