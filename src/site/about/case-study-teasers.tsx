import { LinkButton } from "@/ui/link-button";
import { TitleLink } from "@/ui/title-link";
import { resultsHeading } from "@/content/about";
import { caseStudyPath, paths } from "@/config/paths";
import { caseStudyList, caseStudyTeasersCopy as copy } from "@/content/case-study-list";

/** The case studies with one figure and one title each, and a link to their page. */
export function CaseStudyTeasers() {
  return (
    <section
      aria-labelledby="case-studies:heading"
      className="relative overflow-clip border-t border-border"
    >
      <div className="container py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h2 id="case-studies:heading" className="max-w-[11.3em] text-d2">
            {resultsHeading}
          </h2>
          <LinkButton to={paths.caseStudies} variant="outline">
            {copy.all}
          </LinkButton>
        </div>
        <ul className="mt-10 border-t-2 border-strong">
          {caseStudyList.map(({ slug, title, category, result }) => (
            <li
              key={slug}
              className="group relative grid items-center gap-x-10 gap-y-2 border-b border-border py-6 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]"
            >
              <p className="text-base text-muted-foreground">
                <span className="block font-display text-d2 font-bold text-foreground">
                  {result.figure}
                </span>
                {result.label}
              </p>
              <div>
                <p className="text-base text-muted-foreground">{category}</p>
                <h3 className="mt-1 max-w-text text-title lg:text-title-lg">
                  <TitleLink to={caseStudyPath(slug)}>{title}</TitleLink>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
