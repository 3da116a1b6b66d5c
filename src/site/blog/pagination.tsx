import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { pageNumbers } from "@/lib/page-numbers";
import { Button, buttonClass } from "@/ui/button";

type PaginationProps = {
  current: number;
  count: number;
  /** Returns the address of a page, counted from 1. */
  pagePath: (page: number) => string;
  /** The range that is shown, e.g. "Articles 1 to 6 of 9". */
  summary: string;
};

const NUMBER =
  "grid size-11 place-items-center rounded font-display font-bold hover:bg-dune aria-[current=page]:bg-ink aria-[current=page]:text-rice";

/** Numbered page links. Renders nothing for a single page. */
export function Pagination({ current, count, pagePath, summary }: PaginationProps) {
  if (count <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6"
    >
      <ul className="-ml-2 flex items-center sm:gap-2">
        <li>
          <StepLink label="Previous page" page={current - 1} count={count} pagePath={pagePath} />
        </li>
        {pageNumbers(current, count).map((page, i) =>
          page === "gap" ? (
            <li key={`gap-${i < 2 ? "before" : "after"}`} aria-hidden="true" className="px-1">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={pagePath(page)}
                preventScrollReset
                aria-label={`Page ${page}`}
                aria-current={page === current ? "page" : undefined}
                className={NUMBER}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <li>
          <StepLink label="Next page" page={current + 1} count={count} pagePath={pagePath} />
        </li>
      </ul>
      <p className="text-base text-muted-foreground sm:ml-auto">{summary}</p>
    </nav>
  );
}

type StepLinkProps = Pick<PaginationProps, "count" | "pagePath"> & { label: string; page: number };

function StepLink({ label, page, count, pagePath }: StepLinkProps) {
  const Icon = label === "Next page" ? ChevronRight : ChevronLeft;
  const icon = <Icon aria-hidden="true" className="size-6" />;
  if (page < 1 || page > count) {
    return (
      <Button variant="ghost" size="icon" aria-label={label} disabled>
        {icon}
      </Button>
    );
  }
  return (
    <Link
      to={pagePath(page)}
      preventScrollReset
      aria-label={label}
      className={buttonClass({ variant: "ghost", size: "icon" })}
    >
      {icon}
    </Link>
  );
}
