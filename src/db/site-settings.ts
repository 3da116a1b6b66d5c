import { read } from "./read";
import { writeRow } from "./write";

/** Of the setting that holds the address of the tab's icon. */
export const FAVICON_KEY = "faviconUrl";

export type SiteSettings = ReadonlyMap<string, string>;

export async function listSiteSettings(): Promise<SiteSettings> {
  const rows = await read((client, signal) =>
    client.from("site_settings").select("key, value").abortSignal(signal).retry(false),
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function saveSiteSetting(key: string, value: string): Promise<void> {
  await writeRow(
    (client, signal) =>
      client
        .from("site_settings")
        .upsert({ key, value }, { onConflict: "key" })
        .select("key")
        .abortSignal(signal),
    () => Promise.resolve(true),
  );
}
