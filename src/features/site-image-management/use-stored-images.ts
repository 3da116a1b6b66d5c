import { useEffect, useEffectEvent, useState } from "react";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { revertSiteImage, saveSiteImage } from "@/db/site-image-editing";
import { type SiteImageOverride, type SiteImageRow } from "@/db/site-images";

export type StoredImages = ReturnType<typeof useStoredImages>;

/**
 * The replacements as they are stored. They are read again when the screen opens, after each
 * write, and on demand; unlike the site, the screen keeps the last ones when that fails.
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
    /** Nothing is known yet, and it is on its way. */
    isLoading: status === "loading",
    /** Without it, the default may not be what the site shows. */
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
  /** The reading that they come from, apart from what was written here since. */
  source: readonly SiteImageOverride[] | null;
  overrides: readonly SiteImageOverride[];
};

function without(overrides: readonly SiteImageOverride[], id: string) {
  return overrides.filter((override) => override.id !== id);
}
