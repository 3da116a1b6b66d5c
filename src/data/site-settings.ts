import { DEFAULT_FAVICON } from "@/config/limits";
import { isBlank } from "@/lib/clean-text";
import { isImageUrl } from "@/lib/url";
import type { Tables } from "./database.types";
import { read } from "./read";
import { asStored, filterDisplayable, readText, type StoredRow, type TableRows } from "./rows";

/** The setting with the address of the favicon. */
export const FAVICON_KEY = "faviconUrl";

type SiteSettings = ReadonlyMap<string, string>;

type SiteSetting = Tables<"site_settings">;

const siteSettings: TableRows<SiteSetting> = {
  table: "site_settings",
  normalize: ({ key, value }) => ({
    key: readText(key),
    value: typeof value === "string" ? value : "",
  }),
  required: ["key"],
};

export function listSettingRows(): Promise<StoredRow[]> {
  const columns = { required: ["key", "value"] as const };
  return read(asStored<SiteSetting>(columns), (client) =>
    client.from("site_settings").select("key, value"),
  );
}

export async function listSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(await listSettingRows());
}

/** The settings that have a value. For others, the default applies. */
export function toSiteSettings(rows: readonly StoredRow[]): SiteSettings {
  return new Map([...toStoredSettings(rows)].filter(([, value]) => !isBlank(value)));
}

/** The same as they are stored, also where nothing can be seen: a save is based on that. */
export async function listStoredSettings(): Promise<SiteSettings> {
  return toStoredSettings(await listSettingRows());
}

function toStoredSettings(rows: readonly StoredRow[]): SiteSettings {
  const all = rows.map(siteSettings.normalize);
  const settings = filterDisplayable(siteSettings, all).filter(({ value }) => value !== "");
  return new Map(settings.map(({ key, value }) => [key, value]));
}

/** The stored icon if it is an image URL, else the default. */
export function faviconHref(stored: string | undefined): string {
  const href = stored?.trim() ?? "";
  return isImageUrl(href) ? href : DEFAULT_FAVICON;
}

/** Changes the icon of the browser tab to the stored one. */
export function showFavicon(stored: string | undefined): void {
  const href = faviconHref(stored);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.href = href;
}

/** Shows the favicon of the settings. If they cannot be read, again when the browser is online. */
export async function showStoredFavicon(): Promise<void> {
  try {
    showFavicon((await listSiteSettings()).get(FAVICON_KEY));
  } catch (error) {
    console.error("The site settings could not be read.", error);
    window.addEventListener("online", () => void showStoredFavicon(), { once: true });
  }
}
