import { expect } from "vitest";
import { SECRETS } from "./identities.ts";
import type { Received } from "./send.ts";

/** How the lock is made, statements, the program's places: of no use to who is refused. */
const INSIDE = [
  /is_site_admin|admin_access|token_sha256|request\.headers|set_config/,
  /\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b/i,
  /\n\s+at |node_modules|supabase\/local/,
];

/** An answer gives away no key. */
export function expectNoSecret({ head, text }: Received): void {
  for (const secret of SECRETS) expect(`${head}\n${text}`).not.toContain(secret);
}

/** An answer gives away neither a key nor how the inside works. */
export function expectNoLeak(received: Received): void {
  expectNoSecret(received);
  for (const pattern of INSIDE) expect(received.text).not.toMatch(pattern);
}
