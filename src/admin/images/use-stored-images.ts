import { useEffect, useEffectEvent, useState } from "react";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { revertSiteImage, saveSiteImage } from "@/data/site-image-editing";
import { type SiteImageOverride, type SiteImageRow } from "@/data/site-images";

export type StoredImages = ReturnType<typeof useStoredImages>;

/**
 * The stored replacements, read when the screen opens, after each write and on demand. Unlike the
 * site, the screen keeps the last ones if reading fails.
 */
export function useStoredImages() {
  const { status, error, overrides: lastRead, refresh } = useSiteImages();
  const [known, setKnown] = useState<Known>({ source: null, overrides: [] });
  if (status === "loaded" && known.source !== lastRead) {
    setKnown({ source: lastRead, overrides: lastRead });
  }

  const readAgain = useEffectEvent(() => {
    if (status !== "loading") void refresh();
  });
  useEffect(() => {
    readAgain();
  }, []);

  return {
    overrides: known.overrides,
    /** Nothing was read yet. */
    isLoading: status === "loading",
    /** If false, the site may show something else than the default. */
    isKnown: known.source !== null,
    error,
    refresh,
    save: async (row: SiteImageRow) => {
      await saveSiteImage(row);
      const { id, url, alt } = row;
      setKnown(({ source, overrides }) => ({
        source,
        overrides: [...without(overrides, id), { id, url, alt }],
      }));
      void refresh();
    },
    revert: async (id: string) => {
      await revertSiteImage(id);
      setKnown(({ source, overrides }) => ({ source, overrides: without(overrides, id) }));
      void refresh();
    },
  };
}

type Known = {
  /** The last overrides that were read, without changes made here since. */
  source: readonly SiteImageOverride[] | null;
  overrides: readonly SiteImageOverride[];
};

function without(overrides: readonly SiteImageOverride[], id: string) {
  return overrides.filter((override) => override.id !== id);
}
