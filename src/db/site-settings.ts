import { read } from "./read";
import { isText, rowWith } from "./shapes";

/** Of the setting that holds the address of the tab's icon. */
export const FAVICON_KEY = "faviconUrl";

export type SiteSettings = ReadonlyMap<string, string>;

const isSetting = rowWith({ key: isText, value: isText });

export async function listSiteSettings(): Promise<SiteSettings> {
  const rows = await read(isSetting, (client, signal) =>
    client.from("site_settings").select("key, value").abortSignal(signal).retry(false),
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
