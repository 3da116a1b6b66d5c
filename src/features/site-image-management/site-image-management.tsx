import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { AdminPage } from "@/components/admin/admin-page";
import { SpinnerMark } from "@/components/states/spinner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { siteImages as copy } from "@/content/admin/site-images";
import { storedSettings } from "@/db/site-setting-editing";
import { FAVICON_KEY } from "@/db/site-settings";
import { countReplaced, IMAGE_COUNT } from "./editable-images";
import { FaviconSection } from "./favicon-section";
import { ImageGroups } from "./image-groups";
import { useStoredImages } from "./use-stored-images";
import { useUnsavedIds } from "./use-unsaved-ids";

/** The favicon and every picture of the site that staff can replace. */
export function SiteImageManagement() {
  const storedImages = useStoredImages();
  const settings = useQuery(storedSettings);
  const { unsavedCount, mark } = useUnsavedIds();
  const summary = storedImages.isKnown
    ? copy.summary(IMAGE_COUNT, countReplaced(storedImages.overrides))
    : copy.summaryUnknown(IMAGE_COUNT);

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
      actions={
        <RefreshButton
          onRefresh={() => Promise.all([storedImages.refresh(), settings.refetch()])}
        />
      }
    >
      <FaviconSection
        query={settings}
        onDirtyChange={(isDirty) => {
          mark(FAVICON_KEY, isDirty);
        }}
      />
      <ImageGroups storedImages={storedImages} onDirtyChange={mark} />
    </AdminPage>
  );
}

function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-busy={isRefreshing}
      onClick={async () => {
        if (isRefreshing) return;
        setIsRefreshing(true);
        await onRefresh();
        setIsRefreshing(false);
      }}
    >
      {isRefreshing ? <SpinnerMark isSmall /> : <RefreshCw aria-hidden="true" className="size-5" />}
      {copy.refresh}
    </Button>
  );
}
