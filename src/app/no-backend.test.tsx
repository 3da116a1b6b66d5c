import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { imageCatalogue } from "@/content/image-catalogue";
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

describe("a site without a backend", () => {
  test("shows the built-in images and knows why", async () => {
    const logged = expectConsole("error");
    renderWithProviders(<Images />);
    expect(
      await screen.findByText(
        `error: Supabase client not initialized. Cannot fetch images. ${imageCatalogue.logoNavbar.defaultUrl}`,
      ),
    ).toBeVisible();
    expect(logged.takeMessages()).toContain("Supabase client not available.");
  });

  test("reports that on the blog in a toast", async () => {
    const logged = expectConsole("error");
    renderRoute("/blog");
    const title = await screen.findByText("Error", { selector: "li *" });
    expect(title.closest("li")).toHaveTextContent("Supabase client not available.");
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(logged.takeMessages()).toContain("Supabase client not available.");
  });

  test('shows "not found" for a post and offers to try again', async () => {
    const logged = expectConsole("error");
    renderRoute("/blog/post-1");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Blog Post Not Found",
    );
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(logged.takeMessages()).toContain("Supabase client not available.");
  });

  test("shows the home page without posts", async () => {
    const logged = expectConsole("error");
    renderRoute("/");
    expect(await screen.findByText("No blog posts available yet. Check back soon!")).toBeVisible();
    expect(logged.takeMessages()).toContain("Supabase client not available.");
  });
});
