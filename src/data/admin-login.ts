import { getClient } from "./admin-client";
import { ClientMissingError } from "./errors";

/**
 * Loads the client ahead of the login and the first save. If the network fails then, the save reports
 * that instead of a missing client.
 */
export function preloadClient(): void {
  getClient().catch(() => undefined);
}

/**
 * Whether the database accepts a token that this browser does not keep yet. Null if it does not say:
 * it cannot be reached, or does not have the function.
 */
export async function isTokenAccepted(token: string): Promise<boolean | null> {
  try {
    const client = await getClient();
    const { data } = await client.rpc("is_site_admin").setHeader("x-admin-key", token);
    return typeof data === "boolean" ? data : null;
  } catch (error) {
    if (error instanceof ClientMissingError) return null;
    throw error;
  }
}
