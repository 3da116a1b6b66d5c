import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminPage } from "@/admin/ui/admin-page";
import { SiteStatus } from "@/admin/publishing/site-status";
import { StickyNotices } from "@/admin/rows/sticky-notices";
import { describeFailure } from "@/admin/ui/describe-failure";
import { MissingValues } from "@/admin/ui/missing-values";
import { LoadFailure } from "@/admin/ui/load-failure";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { Skeleton } from "@/ui/states/skeleton";
import { Spinner } from "@/ui/states/spinner";
import { Badge } from "@/ui/badge";
import { MAX_ROWS } from "@/config/admin-limits";
import { rowList } from "@/content/admin/row-list";
import { favicon, siteImages as copy } from "@/content/admin/site-images";
import { storedImages } from "@/data/site-image-editing";
import { siteImagesErrorMessage } from "@/data/site-images";
import { storedSettings } from "@/data/site-setting-editing";
import { FAVICON_KEY } from "@/data/site-settings";
import { caseStudyFallback, countReplaced, IMAGE_COUNT, imageGroups } from "./editable-images";
import { FaviconForm } from "./favicon-form";
import { ImageForm } from "./image-form";

const { showsDefaults, showsLast, retry } = copy.loadFailed;

/**
 * The admin page of the favicon and all replaceable pictures. Its forms work even if what is stored
 * could not be read.
 */
export function SiteImageManagementPage() {
  const images = useQuery(storedImages);
  const settings = useQuery(storedSettings);
  const [unsavedCount, setUnsavedCount] = useState(0);
  const placeholder = { title: copy.placeholder.title, images: [caseStudyFallback] };

  function countUnsaved(isDirty: boolean) {
    setUnsavedCount((count) => count + (isDirty ? 1 : -1));
  }

  return (
    <AdminPage
      title={copy.title}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {images.data
            ? copy.summary(IMAGE_COUNT, countReplaced(images.data))
            : copy.summaryUnknown(IMAGE_COUNT)}
          <span role="status">
            {unsavedCount > 0 && <Badge tone="amber">{copy.unsavedCount(unsavedCount)}</Badge>}
          </span>
        </span>
      }
      actions={
        <RefreshButton
          isRefreshing={images.isFetching || settings.isFetching}
          onRefresh={() => {
            void images.refetch();
            void settings.refetch();
          }}
        />
      }
    >
      <StickyNotices>
        <SiteStatus />
      </StickyNotices>
      <div className="mt-8 grid gap-6">
        {settings.error && (
          <LoadFailure
            title={favicon.loadFailed.title}
            reason={describeFailure(settings.error, favicon.loadFailed.fallback)}
            consequence={settings.data ? showsLast : showsDefaults}
            retryLabel={retry}
            onRetry={() => void settings.refetch()}
          />
        )}
        {settings.isPending ? (
          <div role="status">
            <span className="sr-only">{favicon.loading}</span>
            <Skeleton className="h-56 sm:h-60" />
          </div>
        ) : (
          <FaviconForm
            stored={settings.data?.get(FAVICON_KEY) ?? null}
            onDirtyChange={countUnsaved}
          />
        )}
      </div>
      <MissingValues
        values={images.data && images.data.length >= MAX_ROWS ? [rowList.cutOff] : []}
      />
      {images.isPending && <Spinner label={copy.loading} />}
      {images.error && (
        <div className="mt-6">
          <LoadFailure
            title={copy.loadFailed.title}
            reason={siteImagesErrorMessage(images.error)}
            consequence={images.data ? showsLast : showsDefaults}
            retryLabel={retry}
            onRetry={() => void images.refetch()}
          />
        </div>
      )}
      {!images.isPending &&
        [...imageGroups, placeholder].map((group, index) => (
          <section key={group.title} aria-labelledby={`images-${index}`} className="mt-12">
            <h2 id={`images-${index}`} className="border-b-2 border-strong pb-2 text-title">
              {group.title}
            </h2>
            {group === placeholder && (
              <p className="mt-3 max-w-text text-lg text-muted-foreground">
                {copy.placeholder.note(IMAGE_COUNT)}
              </p>
            )}
            {group.images.map((image) => (
              <ImageForm
                key={image.id}
                image={image}
                stored={images.data?.find(({ id }) => id === image.id) ?? null}
                isKnown={images.data !== undefined}
                onDirtyChange={countUnsaved}
              />
            ))}
          </section>
        ))}
    </AdminPage>
  );
}
