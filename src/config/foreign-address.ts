import { supabaseConfig } from "./env";
import { site } from "./site";
import { parseUrl } from "@/lib/url";

/** The host of an address on another site. Null for this site and its own storage. */
export function findForeignHost(address: string): string | null {
  const { href, origin } = window.location;
  const url = parseUrl(address, href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const own = [origin, site.url, supabaseConfig?.url ?? origin];
  const isOwn = own.some((base) => parseUrl(base)?.origin === url.origin);
  return isOwn ? null : url.host;
}
