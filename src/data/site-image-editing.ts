import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import { listSiteImageOverrides, type SiteImageOverride, type SiteImageRow } from "./site-images";
import { expectRow, writeDeletion, writeVersion, type SaveResult } from "./write";

export const storedImages = queryOptions({
  queryKey: ["site-images"],
  queryFn: listSiteImageOverrides,
  staleTime: 0,
});

/** What a form has read of a picture: the columns of its trigger, one a line. */
export function siteImageVersion({ url, alt }: SiteImageOverride): string {
  return [url, alt].join("\n");
}

/** Writes the row if the picture still has this version; null stands for one without a row. */
export async function saveSiteImage(
  row: SiteImageRow,
  version: string | null,
): Promise<SaveResult<SiteImageOverride>> {
  const expected = await expectRow(version);
  const result = await writeVersion(
    (client) =>
      client
        .from("site_images")
        .upsert(row, { onConflict: "id" })
        .select("id, url, alt")
        .setHeader(...expected),
    (saved): SiteImageOverride => saved,
    { version, versionOf: siteImageVersion, find: () => findOverride(row.id) },
  );
  list(row.id, result.isSaved ? result.row : result.stored);
  return result;
}

/**
 * Deletes the override if it still has this version, so that the built-in image is used. Does
 * nothing if there is none.
 */
export async function revertSiteImage(
  id: string,
  version: string | null,
): Promise<SaveResult<SiteImageOverride | null>> {
  const isUnchanged = async () => {
    const stored = await findOverride(id);
    return stored !== null && siteImageVersion(stored) === version;
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
  const stored = deleted ? null : await findOverride(id);
  list(id, stored);
  return stored ? { isSaved: false, stored } : { isSaved: true, row: null };
}

/** Lists what the database has after a write, also if that is someone else's. */
function list(id: string, stored: SiteImageOverride | null) {
  queryClient.setQueryData(storedImages.queryKey, (known) =>
    known?.filter((override) => override.id !== id).concat(stored ?? []),
  );
  void queryClient.invalidateQueries(storedImages);
}

async function findOverride(id: string): Promise<SiteImageOverride | null> {
  return (await listSiteImageOverrides()).find((override) => override.id === id) ?? null;
}
