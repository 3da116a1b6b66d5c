import type { Tables } from "./database.types";
import { ClientMissingError, DatabaseError } from "./errors";
import { read } from "./read";
import { asStored, filterDisplayable, readText, type StoredRow, type TableRows } from "./rows";

export type SiteImageRow = Tables<"site_images">;
export type SiteImageOverride = Pick<SiteImageRow, "id" | "url" | "alt">;

const siteImages = { table: "site_images", required: ["id", "url"] } as const;

export function listImageRows(): Promise<StoredRow[]> {
  return read(asStored(siteImages), (client) => client.from("site_images").select("id, url, alt"));
}

export async function listSiteImageOverrides(): Promise<SiteImageOverride[]> {
  return toOverrides(await listImageRows(), readOverride);
}

/** All overrides, also those without a URL: the site ignores them, but staff can see them. */
export function toOverrides<Override extends SiteImageOverride>(
  rows: readonly StoredRow[],
  normalize: (row: StoredRow) => Override,
): Override[] {
  const table: TableRows<Override> = { ...siteImages, normalize };
  const overrides = rows.map(normalize);
  filterDisplayable(table, overrides);
  return overrides.filter(({ id }) => id !== "");
}

export function readOverride({ id, url, alt }: StoredRow): SiteImageOverride {
  return { id: readText(id), url: readText(url), alt: readText(alt) };
}

/**
 * For the site image provider.
 * @throws {Error} with a message for staff
 */
export async function readSiteImages(): Promise<SiteImageOverride[]> {
  try {
    return await listSiteImageOverrides();
  } catch (error) {
    throw new Error(siteImagesErrorMessage(error), { cause: error });
  }
}

export function siteImagesErrorMessage(error: unknown): string {
  if (error instanceof ClientMissingError) {
    return "Supabase client not initialized. Cannot fetch images.";
  }
  if (error instanceof DatabaseError) return error.message || "Failed to fetch image overrides.";
  return "An unexpected error occurred while fetching images.";
}
