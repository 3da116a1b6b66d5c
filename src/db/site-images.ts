import type { Tables } from "./database.types";
import { ClientMissingError, DatabaseError } from "./errors";
import { read } from "./read";
import { isText, rowWith } from "./shapes";

export type SiteImageRow = Tables<"site_images">;
export type SiteImageOverride = Pick<SiteImageRow, "id" | "url" | "alt">;

const isOverride = rowWith({ id: isText, url: isText, alt: isText });

export function listSiteImageOverrides(): Promise<SiteImageOverride[]> {
  return read(isOverride, (client, signal) =>
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
