import type { Tables } from "./database.types";
import { ClientMissingError, DatabaseError, RowGoneError } from "./errors";
import { read } from "./read";
import { writeRow } from "./write";

export type SiteImageRow = Tables<"site_images">;
export type SiteImageOverride = Pick<SiteImageRow, "id" | "url" | "alt">;

export function listSiteImageOverrides(): Promise<SiteImageOverride[]> {
  return read((client, signal) =>
    client.from("site_images").select("id, url, alt").abortSignal(signal).retry(false),
  );
}

/** What the site image provider keeps when the overrides could not be read (spec section 8). */
export function siteImagesErrorMessage(error: unknown): string {
  if (error instanceof ClientMissingError) {
    return "Supabase client not initialized. Cannot fetch images.";
  }
  if (error instanceof DatabaseError) return error.message || "Failed to fetch image overrides.";
  return "An unexpected error occurred while fetching images.";
}

export async function saveSiteImage(row: SiteImageRow): Promise<void> {
  await writeRow(
    (client, signal) =>
      client.from("site_images").upsert(row, { onConflict: "id" }).select("id").abortSignal(signal),
    () => Promise.resolve(true),
  );
}

/** Deletes the override, so that the built-in image shows; none there is as good. */
export async function revertSiteImage(id: string): Promise<void> {
  try {
    await writeRow(
      (client, signal) =>
        client.from("site_images").delete().eq("id", id).select("id").abortSignal(signal),
      async () => (await listSiteImageOverrides()).some((override) => override.id === id),
    );
  } catch (error) {
    if (!(error instanceof RowGoneError)) throw error;
  }
}
