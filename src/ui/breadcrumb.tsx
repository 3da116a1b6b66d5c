import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { breadcrumbLabel } from "@/content/navigation";

type BreadcrumbProps = {
  trail: readonly { label: string; to: string }[];
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={breadcrumbLabel}>
      <ol className="flex flex-wrap items-center gap-x-2 text-base text-muted-foreground">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-foreground hover:underline"
            >
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 text-edge" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
