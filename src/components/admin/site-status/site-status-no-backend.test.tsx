import { expect, test, vi } from "vitest";
import { screen } from "@testing-library/react";
import { adminPaths } from "@/config/paths";
import { NO_CONTENT } from "@/db/content-versions";
import { unlockForTest } from "../../../../tests/support/admin";
import { expectConsole } from "../../../../tests/support/console";
import { backend } from "../../../../tests/support/handlers/backend";
import { serveManifest } from "../../../../tests/support/handlers/site-builds";
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
  const renderedAt = "2026-11-25T14:05:00.000Z";
  backend.use(serveManifest({ renderedAt, updatesItself: false, versions: NO_CONTENT }));
  renderRoute(adminPaths.dashboard);
  expect(await screen.findByText("The posts could not be loaded.")).toBeVisible();
  expect(screen.queryByText(/search results|On the site for everyone/)).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain("Supabase client not available.");
});
