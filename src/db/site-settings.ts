import { read } from "./read";

/** Of the setting that holds the address of the tab's icon. */
export const FAVICON_KEY = "faviconUrl";

export type SiteSettings = ReadonlyMap<string, string>;

export async function listSiteSettings(): Promise<SiteSettings> {
  const rows = await read((client, signal) =>
    client.from("site_settings").select("key, value").abortSignal(signal).retry(false),
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
