import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import { toastText } from "../../../tests/support/post-list";
import { renderRoute } from "../../../tests/support/render-route";

// Hoisted above the imports, because config/env.ts reads these variables on import.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
});

test("without a backend the list of posts says so", async () => {
  // The site images cannot be read either, which is logged.
  const logged = expectConsole("error");
  unlockForTest();
  renderRoute(adminPaths.blogManagement);
  expect(await toastText("Error")).toContain("Supabase client not available.");
  expect(screen.getByRole("alert")).toHaveTextContent("Supabase client not available.");
  expect(logged.takeMessages()).toContain("Supabase client not available.");
});
