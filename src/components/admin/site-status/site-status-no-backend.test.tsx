import { expect, test, vi } from "vitest";
import { screen } from "@testing-library/react";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { siteStatus } from "@/content/admin/site-status";
import { unlockForTest } from "../../../../tests/support/admin";
import { expectConsole } from "../../../../tests/support/console";
import "../../../../tests/support/handlers/backend";
import { renderRoute } from "../../../../tests/support/render-route";

// Hoisted above the imports, because config/env.ts reads these variables on import.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
});

test("without a backend nothing is said about the site, because nothing can be changed", async () => {
  // The data of the dashboard's cards cannot be read, which is logged.
  const logged = expectConsole("error");
  unlockForTest();
  renderRoute(adminPaths.dashboard);
  expect(await screen.findByText(dashboard.posts.failed)).toBeVisible();
  for (const text of [siteStatus.checking, siteStatus.missing, siteStatus.unknown]) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  expect(logged.takeMessages()).toContain("Supabase client not available.");
});
