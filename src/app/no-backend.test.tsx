import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { blogPost } from "@/content/blog";
import { latestPosts } from "@/content/home";
import { imageCatalogue } from "@/content/image-catalogue";
import { ClientMissingError } from "@/db/errors";
import { messages } from "@/features/blog/messages";
import { expectConsole } from "../../tests/support/console";
import { renderWithProviders, renderRoute } from "../../tests/support/render-route";

// Hoisted above the imports, because config/env.ts reads these variables on import.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
});

function Images() {
  const { status, error, getImage } = useSiteImages();
  return (
    <p>
      {status}: {error} {getImage("logoNavbar").url}
    </p>
  );
}

const missing = new ClientMissingError();

describe("a site without a backend", () => {
  test("shows the built-in images and knows why", async () => {
    const logged = expectConsole("error");
    renderWithProviders(<Images />);
    expect(await screen.findByText(/^error: /)).toHaveTextContent(
      imageCatalogue.logoNavbar.defaultUrl,
    );
    expect(logged.takeMessages()).toContain(missing.message);
  });

  test.each([
    ["/blog", messages.listFailed(missing).description ?? ""],
    ["/blog/post-1", blogPost.notFoundTitle],
    ["/", latestPosts.empty],
  ])("says on %s that there are no posts: %s", async (path, text) => {
    const logged = expectConsole("error");
    renderRoute(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(logged.takeMessages()).toContain(missing.message);
  });
});
