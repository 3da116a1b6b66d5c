import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import type { StoredRow } from "./rows";
import {
  listImageRows,
  readOverride,
  toOverrides,
  type SiteImageOverride,
  type SiteImageRow,
} from "./site-images";
import { expectRow, writeDeletion, writeVersion, type SaveResult } from "./write";

export type StoredImage = SiteImageOverride & { version: string };

export const storedImages = queryOptions({
  queryKey: ["site-images"],
  queryFn: listStoredImages,
  staleTime: 0,
});

async function listStoredImages(): Promise<StoredImage[]> {
  return toOverrides(await listImageRows(), readStoredImage);
}

function readStoredImage(row: StoredRow): StoredImage {
  return { ...readOverride(row), version: siteImageVersion(row) };
}

/** The columns of the trigger, one a line, as they are stored, also where nothing can be seen. */
export function siteImageVersion({ url, alt }: StoredRow): string {
  return [url, alt].join("\n");
}

/** Writes the row if the picture still has this version; null stands for one without a row. */
export async function saveSiteImage(
  row: SiteImageRow,
  version: string | null,
): Promise<SaveResult<StoredImage>> {
  const expected = await expectRow(version);
  const result = await writeVersion(
    (client) =>
      client
        .from("site_images")
        .upsert(row, { onConflict: "id" })
        .select("id, url, alt")
        .setHeader(...expected),
    readStoredImage,
    { version, versionOf: (stored) => stored.version, find: () => findStoredImage(row.id) },
  );
  cacheImage(row.id, result.isSaved ? result.row : result.stored);
  return result;
}

/**
 * Deletes the override if it still has this version, so that the built-in image is used. Does
 * nothing if there is none.
 */
export async function revertSiteImage(
  id: string,
  version: string | null,
): Promise<SaveResult<StoredImage | null>> {
  const isUnchanged = async () => {
    const stored = await findStoredImage(id);
    return stored !== null && stored.version === version;
  };
  const expected = await expectRow(version);
  const deleted = await writeDeletion(
    (client) =>
      client
        .from("site_images")
        .delete()
        .eq("id", id)
        .select("id")
        .setHeader(...expected),
    isUnchanged,
  );
  const stored = deleted ? null : await findStoredImage(id);
  cacheImage(id, stored);
  return stored ? { isSaved: false, stored } : { isSaved: true, row: null };
}

/** Puts what the database has after a write into the cache, also if that is someone else's. */
function cacheImage(id: string, stored: StoredImage | null) {
  queryClient.setQueryData(storedImages.queryKey, (known) =>
    known?.filter((override) => override.id !== id).concat(stored ?? []),
  );
  void queryClient.invalidateQueries(storedImages);
}

async function findStoredImage(id: string): Promise<StoredImage | null> {
  return (await listStoredImages()).find((image) => image.id === id) ?? null;
}
