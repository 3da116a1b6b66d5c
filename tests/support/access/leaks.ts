import { expect } from "vitest";
import { SECRETS } from "./identities.ts";
import type { TestResponse } from "./send.ts";

/**
 * Internals that help an attacker: how access is checked, how a build is requested, SQL statements,
 * file paths.
 */
const INTERNALS = [
  /is_site_admin|admin_access|token_sha256|request\.headers|set_config/,
  /site_build_hook|get_site_build_hook_state|http_post|http_response/,
  /\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b/i,
  /\n\s+at |node_modules|supabase\/local/,
];

/** The response contains no key and nothing of the build hook's address. */
export function expectNoSecret({ rawHeaders, text }: TestResponse): void {
  for (const secret of SECRETS) expect(`${rawHeaders}\n${text}`).not.toContain(secret);
}

/** The response contains neither a secret nor internals of the backend. */
export function expectNoLeak(response: TestResponse): void {
  expectNoSecret(response);
  for (const pattern of INTERNALS) expect(response.text).not.toMatch(pattern);
}
