import { isBlank } from "@/lib/clean-text";
import type { Tables } from "./database.types";
import { read } from "./read";
import { filterDisplayable, readText, type TableRows } from "./rows";

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

/** The settings that have a value. For others, the default applies. */
export async function listSiteSettings(): Promise<SiteSettings> {
  return new Map([...(await listStoredSettings())].filter(([, value]) => !isBlank(value)));
}

/** The same as they are stored, also where nothing can be seen: a save is based on that. */
export async function listStoredSettings(): Promise<SiteSettings> {
  const columns = { ...siteSettings, required: ["key", "value"] };
  const rows = await read(columns, (client) => client.from("site_settings").select("key, value"));
  const settings = filterDisplayable(siteSettings, rows).filter(({ value }) => value !== "");
  return new Map(settings.map(({ key, value }) => [key, value]));
}
