import type { BrowserContext } from "@playwright/test";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/data/browser/admin-access";
import { getAdminHeaders } from "./backend";

/** Logs in all pages of a context by storing what a login stores. */
export async function unlockAdmin(context: BrowserContext): Promise<void> {
  const token = (await getAdminHeaders())["x-admin-key"];
  await context.addInitScript(
    ([flagKey, tokenKey, value]) => {
      // Init scripts also run in `about:blank` and in frames, where reading the storage may throw.
      if (window.self !== window.top || !window.location.protocol.startsWith("http")) return;
      // Init scripts run again on every navigation, and a logout must last.
      if (window.localStorage.getItem("unlockedByTest")) return;
      window.localStorage.setItem("unlockedByTest", "true");
      window.localStorage.setItem(flagKey, "true");
      window.localStorage.setItem(tokenKey, value);
    },
    [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY, token] as const,
  );
}
