import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminPage } from "@/admin/layout/admin-page";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { StickyNotices } from "@/admin/rows/sticky-notices";
import { SiteStatus } from "@/admin/publishing/site-status";
import { Badge } from "@/components/ui/badge";
import { siteImages as copy } from "@/content/admin/site-images";
import { storedSettings } from "@/data/site-setting-editing";
import { FAVICON_KEY } from "@/data/site-settings";
import { countReplaced, IMAGE_COUNT } from "./editable-images";
import { FaviconSection } from "./favicon-section";
import { ImageGroups } from "./image-groups";
import { useStoredImages } from "./use-stored-images";
import { useUnsavedIds } from "./use-unsaved-ids";

/** The admin page of the favicon and all replaceable pictures. */
export function SiteImageManagement() {
  const storedImages = useStoredImages();
  const settings = useQuery(storedSettings);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { unsavedCount, setUnsaved } = useUnsavedIds();
  const summary = storedImages.isKnown
    ? copy.summary(IMAGE_COUNT, countReplaced(storedImages.overrides))
    : copy.summaryUnknown(IMAGE_COUNT);

  async function refresh() {
    if (isRefreshing) return;
    setIsRefreshing(true);
    await Promise.all([storedImages.refresh(), settings.refetch()]);
    setIsRefreshing(false);
  }

  return (
    <AdminPage
      title={copy.title}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {summary}
          <span role="status">
            {unsavedCount > 0 && <Badge tone="amber">{copy.unsavedCount(unsavedCount)}</Badge>}
          </span>
        </span>
      }
      actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={() => void refresh()} />}
    >
      <StickyNotices>
        <SiteStatus />
      </StickyNotices>
      <FaviconSection
        query={settings}
        onDirtyChange={(isDirty) => {
          setUnsaved(FAVICON_KEY, isDirty);
        }}
      />
      <ImageGroups storedImages={storedImages} onDirtyChange={setUnsaved} />
    </AdminPage>
  );
}
