import type { UseQueryResult } from "@tanstack/react-query";
import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Skeleton } from "@/components/states/skeleton";
import { DEFAULT_FAVICON } from "@/config/limits";
import { favicon, siteImages } from "@/content/admin/site-images";
import { FAVICON_KEY, type SiteSettings } from "@/data/site-settings";
import { FaviconEditor } from "./favicon-editor";
import { fallbacks } from "./messages";

type FaviconSectionProps = {
  query: UseQueryResult<SiteSettings>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The current favicon. The form works even if the settings could not be read. */
export function FaviconSection({ query, onDirtyChange }: FaviconSectionProps) {
  const { data: settings, error, isPending, refetch } = query;
  const { showsDefaults, showsLast, retry } = siteImages.loadFailed;
  return (
    <div className="mt-8 grid gap-6">
      {error && (
        <LoadFailure
          title={favicon.loadFailed}
          reason={describeFailure(error, fallbacks.settings)}
          consequence={settings ? showsLast : showsDefaults}
          retryLabel={retry}
          onRetry={() => void refetch()}
        />
      )}
      {isPending ? (
        <div role="status">
          <span className="sr-only">{favicon.loading}</span>
          <Skeleton className="h-56 sm:h-60" />
        </div>
      ) : (
        <FaviconEditor
          stored={settings?.get(FAVICON_KEY) ?? DEFAULT_FAVICON}
          onDirtyChange={onDirtyChange}
          onSavedElsewhere={() => void refetch()}
        />
      )}
    </div>
  );
}
