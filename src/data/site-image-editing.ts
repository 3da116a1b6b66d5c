import { RowNotFoundError } from "./errors";
import { withChangeNotice } from "./public-changes";
import { listSiteImageOverrides, type SiteImageRow } from "./site-images";
import { deleteRow, writeRow } from "./write";

export async function saveSiteImage(row: SiteImageRow): Promise<void> {
  await withChangeNotice(() =>
    writeRow(
      (client, signal) =>
        client
          .from("site_images")
          .upsert(row, { onConflict: "id" })
          .select("id")
          .abortSignal(signal),
      () => Promise.resolve(true),
    ),
  );
}

/** Deletes the override, so that the built-in image is used. Does nothing if there is none. */
export async function revertSiteImage(id: string): Promise<void> {
  try {
    await withChangeNotice(() =>
      deleteRow(
        (client, signal) =>
          client.from("site_images").delete().eq("id", id).select("id").abortSignal(signal),
        async () => (await listSiteImageOverrides()).some((override) => override.id === id),
      ),
    );
  } catch (error) {
    if (!(error instanceof RowNotFoundError)) throw error;
  }
}
