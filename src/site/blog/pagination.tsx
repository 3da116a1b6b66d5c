import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "@/ui/button";
import { blogList } from "@/content/blog";

const { pages: copy } = blogList;

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
      aria-label={copy.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6"
    >
      <ul className="-ml-2 flex items-center sm:gap-2">
        <li>
          <StepLink label={copy.previous} page={current - 1} count={count} pagePath={pagePath} />
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
                aria-label={copy.page(page)}
                aria-current={page === current ? "page" : undefined}
                className={NUMBER}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <li>
          <StepLink label={copy.next} page={current + 1} count={count} pagePath={pagePath} />
        </li>
      </ul>
      <p className="text-base text-muted-foreground sm:ml-auto">{summary}</p>
    </nav>
  );
}

type StepLinkProps = Pick<PaginationProps, "count" | "pagePath"> & { label: string; page: number };

function StepLink({ label, page, count, pagePath }: StepLinkProps) {
  const Icon = label === copy.next ? ChevronRight : ChevronLeft;
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

/**
 * The page numbers that a pagination shows: all up to seven pages, otherwise the first, the last
 * and the neighbors of the current one, with gaps between them.
 */
export function pageNumbers(current: number, count: number): (number | "gap")[] {
  if (count <= 7) return Array.from({ length: count }, (_, i) => i + 1);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count);
  const first = near[0] ?? count;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 3 ? ["gap" as const] : first === 3 ? [2] : []),
    ...near,
    ...(last < count - 2 ? ["gap" as const] : last === count - 2 ? [count - 1] : []),
    count,
  ];
}
