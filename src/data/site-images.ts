import type { Tables } from "./database.types";
import { ClientMissingError, DatabaseError } from "./errors";
import { read } from "./read";
import { filterDisplayable, readText, type TableRows } from "./rows";

export type SiteImageRow = Tables<"site_images">;
export type SiteImageOverride = Pick<SiteImageRow, "id" | "url" | "alt">;

const siteImages: TableRows<SiteImageOverride> = {
  table: "site_images",
  normalize: ({ id, url, alt }) => ({ id: readText(id), url: readText(url), alt: readText(alt) }),
  required: ["id", "url"],
};

/** All overrides, also those without a URL: the site ignores them, but staff can see them. */
export async function listSiteImageOverrides(): Promise<SiteImageOverride[]> {
  const overrides = await read(siteImages, (client) =>
    client.from("site_images").select("id, url, alt"),
  );
  filterDisplayable(siteImages, overrides);
  return overrides.filter(({ id }) => id !== "");
}

/** The error message of the site image provider. */
export function siteImagesErrorMessage(error: unknown): string {
  if (error instanceof ClientMissingError) {
    return "Supabase client not initialized. Cannot fetch images.";
  }
  if (error instanceof DatabaseError) return error.message || "Failed to fetch image overrides.";
  return "An unexpected error occurred while fetching images.";
}
