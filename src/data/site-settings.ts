import type { Tables } from "./database.types";
import { read } from "./read";
import { filterDisplayable, readText, type TableRows } from "./rows";

/** The setting with the address of the favicon. */
export const FAVICON_KEY = "faviconUrl";

export type SiteSettings = ReadonlyMap<string, string>;

type SiteSetting = Tables<"site_settings">;

const siteSettings: TableRows<SiteSetting> = {
  table: "site_settings",
  normalize: ({ key, value }) => ({
    key: readText(key),
    // As it is stored, also where nothing of it can be seen: a save is based on it.
    value: typeof value === "string" ? value : "",
  }),
  required: ["key"],
};

/** The settings that have a value. For others, the default applies. */
export async function listSiteSettings(): Promise<SiteSettings> {
  const columns = { ...siteSettings, required: ["key", "value"] };
  const rows = await read(columns, (client) => client.from("site_settings").select("key, value"));
  const settings = filterDisplayable(siteSettings, rows).filter(({ value }) => value !== "");
  return new Map(settings.map(({ key, value }) => [key, value]));
}
