import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { blogList, blogPost } from "@/content/blog";
import { latestPosts } from "@/content/home";
import { ClientMissingError } from "@/data/errors";
import { expectConsole } from "../../tests/support/console";
import { renderRoute } from "../../tests/support/render-route";

// Hoisted above the imports, because config/env.ts reads these variables on import.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
});

const missing = new ClientMissingError();

test.each([
  ["/blog", blogList.clientMissing.description],
  ["/blog/post-1", blogPost.notFoundTitle],
  ["/", latestPosts.empty],
])("a site without a backend says on %s that there are no posts: %s", async (path, text) => {
  const logged = expectConsole("error");
  renderRoute(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain(missing.message);
});
