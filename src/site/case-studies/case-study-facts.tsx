import { Share2, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { CASE_STUDY_LIKE_COUNT } from "@/config/limits";
import { paths } from "@/config/paths";
import { caseStudyCopy as copy, type CaseStudy } from "@/content/case-studies";
import { servicesMenu } from "@/content/navigation";
import { cn } from "@/lib/cn";
import { formatCalendarDate } from "@/lib/dates";

/** The client, services and date of a case study, with inert buttons and tags below. */
export function CaseStudyFacts({ caseStudy }: { caseStudy: CaseStudy }) {
  const { date, facts, services, tags } = caseStudy;
  const items = servicesMenu.filter(({ pathKey }) => services.some((key) => key === pathKey));
  return (
    <aside aria-label={copy.factsLabel} className="lg:pt-2">
      <dl className="card">
        {facts.map(({ term, detail }, i) => (
          <Fact key={term} term={term} isFirst={i === 0}>
            {detail}
          </Fact>
        ))}
        <Fact term={copy.servicesTerm}>
          <ul>
            {items.map(({ label, pathKey }) => (
              <li key={pathKey}>
                <Link to={paths[pathKey]} className="link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact term={copy.publishedTerm}>
          <time dateTime={date}>{formatCalendarDate(date)}</time>
        </Fact>
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="outline" size="sm">
          <Share2 aria-hidden="true" className="size-5" />
          {copy.share}
        </Button>
        <Button variant="ghost" size="sm">
          <ThumbsUp aria-hidden="true" className="size-5" />
          {copy.like(CASE_STUDY_LIKE_COUNT)}
        </Button>
      </div>
      <ul aria-label={copy.tagsLabel} className="mt-6 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type FactProps = { term: string; isFirst?: boolean; children: ReactNode };

function Fact({ term, isFirst = false, children }: FactProps) {
  return (
    <div className={cn("cell", !isFirst && "border-t border-border")}>
      <dt className="cell-label">{term}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}
