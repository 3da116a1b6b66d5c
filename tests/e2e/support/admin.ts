import type { BrowserContext } from "@playwright/test";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/db/admin-access";
import { getAdminHeaders } from "./backend";

/** A browser whose user has logged in before: flag and token are in its storage. */
export async function unlockAdmin(context: BrowserContext): Promise<void> {
  const token = (await getAdminHeaders())["x-admin-key"];
  await context.addInitScript(
    ([flagKey, tokenKey, value]) => {
      // Not in the blank page that axe opens, which has no storage.
      if (!window.location.protocol.startsWith("http")) return;
      // Once per context, so that a logout in the test lasts.
      if (window.localStorage.getItem("unlockedByTest")) return;
      window.localStorage.setItem("unlockedByTest", "true");
      window.localStorage.setItem(flagKey, "true");
      window.localStorage.setItem(tokenKey, value);
    },
    [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY, token] as const,
  );
}
