import { read } from "./read";

export type SiteSettings = ReadonlyMap<string, string>;

export async function listSiteSettings(): Promise<SiteSettings> {
  const rows = await read((client, signal) =>
    client.from("site_settings").select("key, value").abortSignal(signal).retry(false),
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
