import { useQuery } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { AdminPage } from "@/admin/layout/admin-page";
import { SiteStatus } from "@/admin/publishing/site-status";
import { StickyNotices } from "@/admin/rows/sticky-notices";
import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { Skeleton } from "@/components/states/skeleton";
import { Spinner } from "@/components/states/spinner";
import { Badge } from "@/components/ui/badge";
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
  const [unsavedIds, setUnsavedIds] = useState<readonly string[]>([]);
  const placeholder = { title: copy.placeholder.title, images: [caseStudyFallback] };

  function setUnsaved(id: string, isUnsaved: boolean) {
    setUnsavedIds((ids) => [...ids.filter((other) => other !== id), ...(isUnsaved ? [id] : [])]);
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
            {unsavedIds.length > 0 && (
              <Badge tone="amber">{copy.unsavedCount(unsavedIds.length)}</Badge>
            )}
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
            onDirtyChange={(isDirty) => {
              setUnsaved(FAVICON_KEY, isDirty);
            }}
          />
        )}
      </div>
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
        [...imageGroups, placeholder].map((group) => (
          <ImageGroup
            key={group.title}
            title={group.title}
            note={group === placeholder ? copy.placeholder.note(IMAGE_COUNT) : null}
          >
            {group.images.map((image) => (
              <ImageForm
                key={image.id}
                image={image}
                stored={images.data?.find(({ id }) => id === image.id) ?? null}
                isKnown={images.data !== undefined}
                onDirtyChange={(isDirty) => {
                  setUnsaved(image.id, isDirty);
                }}
              />
            ))}
          </ImageGroup>
        ))}
    </AdminPage>
  );
}

type ImageGroupProps = { title: string; note: string | null; children: ReactNode };

function ImageGroup({ title, note, children }: ImageGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="border-b-2 border-ink pb-2 text-title">
        {title}
      </h2>
      {note && <p className="mt-3 max-w-text text-base text-ink-600">{note}</p>}
      {children}
    </section>
  );
}
