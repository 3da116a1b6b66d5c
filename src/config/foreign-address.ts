import { supabaseConfig } from "./env";
import { site } from "./site";

/** The host of an address on another site. Null for this site and its own storage. */
export function findForeignHost(address: string): string | null {
  const { href, origin } = window.location;
  if (!URL.canParse(address, href)) return null;
  const url = new URL(address, href);
  if (!/^https?:$/.test(url.protocol)) return null;
  const own = [origin, site.url, supabaseConfig?.url ?? origin];
  const isOwn = own.some((base) => URL.canParse(base) && new URL(base).origin === url.origin);
  return isOwn ? null : url.host;
}
