import type { LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useUnsavedCount } from "@/admin/rows/use-unsaved-work";
import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Badge } from "@/ui/badge";
import { SpinnerMark } from "@/ui/states/spinner";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";

type AreaCardProps = {
  area: keyof typeof adminLayout.navigation;
  icon: LucideIcon;
  /** Nothing if it is not known. */
  count: number | undefined;
  unit: string;
  /** The query of the area, and what to say when it fails. Only this card is tried again. */
  query?: { isLoading: boolean; error: Error | null; refetch: () => unknown };
  failed?: string;
  /** The entries of the area, of which the first are shown, and what is said if there are none. */
  rows?: readonly { key: string | number; name: string; note?: string }[] | undefined;
  empty?: string;
  children?: ReactNode;
};

/** A card of the dashboard for one area of the admin. The whole card is a link. */
export function AreaCard({ area, icon: Icon, ...props }: AreaCardProps) {
  const titleId = useId();
  const unsavedCount = useUnsavedCount(area);
  const { count, unit, query, failed, rows, empty, children } = props;
  return (
    <article
      aria-labelledby={titleId}
      className="card group relative flex min-w-0 flex-col transition-shadow duration-base hover:shadow-lift"
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-5">
        <h2 id={titleId} className="text-title">
          <Link
            to={adminPaths[area]}
            className="decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {adminLayout.navigation[area]}
          </Link>
        </h2>
        <Icon aria-hidden="true" className="size-6 shrink-0 text-muted-foreground" />
      </div>
      <p className="px-6 pt-1">
        <span className="mr-2.5 font-display text-d2 font-bold">{count ?? "–"}</span>
        {count !== undefined && <span className="text-lg text-muted-foreground">{unit}</span>}
        {unsavedCount > 0 && (
          <Badge tone="amber" className="ml-2.5">
            {dashboard.unsaved(unsavedCount)}
          </Badge>
        )}
      </p>
      <div className="mt-4 flex-1 border-t border-border px-6 py-4 text-lg">
        {query?.error && failed && (
          // Above the link that covers the card.
          <div className="relative">
            <LoadFailure
              title={failed}
              reason={describeFailure(query.error, dashboard.noReason)}
              retryLabel={dashboard.retry}
              onRetry={() => void query.refetch()}
              // The link's ref is renewed with each render, and empty just then.
              getReturnFocus={() => document.getElementById(titleId)?.querySelector("a") ?? null}
            />
          </div>
        )}
        {query?.isLoading ? (
          <p role="status" className="flex items-center gap-3 py-1.5 text-muted-foreground">
            <SpinnerMark isSmall />
            {dashboard.loading}
          </p>
        ) : (
          children
        )}
        {rows?.length === 0 && <p className="py-1.5 text-muted-foreground">{empty}</p>}
        {rows && rows.length > 0 && (
          <ul>
            {rows.slice(0, 3).map(({ key, name, note }) => (
              <li key={key} className="flex items-baseline justify-between gap-6 py-1.5">
                <span className="min-w-0 truncate">{name}</span>
                <span className="max-w-1/2 shrink-0 truncate text-base text-muted-foreground">
                  {note}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
