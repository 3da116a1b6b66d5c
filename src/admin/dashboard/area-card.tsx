import type { LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { SpinnerMark } from "@/components/states/spinner";
import { dashboard } from "@/content/admin/dashboard";

type AreaCardProps = {
  title: string;
  /** The address of the area. The whole card is a link. */
  to: string;
  icon: LucideIcon;
  /** The count and its unit; null if it is not known. */
  figure: { count: number; unit: string } | null;
  isLoading?: boolean;
  children: ReactNode;
};

/** A card of the dashboard for one area of the admin. */
export function AreaCard({
  title,
  to,
  icon: Icon,
  figure,
  isLoading = false,
  children,
}: AreaCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="doc group lifts relative flex min-w-0 flex-col">
      <div className="flex items-start justify-between gap-4 px-6 pt-5">
        <h2 id={titleId} className="text-title">
          <Link
            to={to}
            className="decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-600" />
      </div>
      <p className="px-6 pt-1">
        <span className="mr-2.5 font-display text-d2 font-bold">{figure?.count ?? "–"}</span>
        <span className="text-base text-ink-600">{figure?.unit}</span>
      </p>
      <div className="mt-4 flex-1 border-t border-line px-6 py-4">
        {isLoading ? (
          <p role="status" className="flex items-center gap-3 py-1.5 text-base text-ink-600">
            <SpinnerMark isSmall />
            {dashboard.loading}
          </p>
        ) : (
          children
        )}
      </div>
    </article>
  );
}
