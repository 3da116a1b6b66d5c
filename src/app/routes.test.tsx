import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { CASE_STUDY_PATHS, STATIC_PATHS } from "../../tests/support/addresses";
import { makePost } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { renderRoute } from "../../tests/support/render-route";

/** Specification, section 2.1. */
const PUBLIC_ADDRESSES = [...STATIC_PATHS, "/blog/post-1", ...CASE_STUDY_PATHS];

beforeEach(() => {
  document.title = "";
  backend.use(serveTable("blog_posts", [makePost(1)]));
});

describe("the public page", () => {
  test.each(PUBLIC_ADDRESSES)(
    "%s has one heading, a title, a header and a footer",
    async (address) => {
      renderRoute(address);
      const heading = await screen.findByRole("heading", { level: 1 });
      expect(heading).toHaveTextContent(/\S/);
      expect(heading).not.toHaveTextContent(/lane ends here|not found/i);
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
      expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toBe(heading);
      // Testing Library also finds the `header` and `footer` of articles by these roles.
      expect(screen.getAllByRole("banner")[0]).toBeVisible();
      expect(screen.getAllByRole("contentinfo").at(-1)).toHaveTextContent("©");
      await waitFor(() => {
        const [title, name] = document.title.split(" | ");
        expect(title).toMatch(/\S/);
        expect([site.name, site.blogName]).toContain(name);
      });
    },
  );
});

describe("an address that no page has", () => {
  test.each(["/no-such-page", "/faq/more", "/case-studies/a/b"])(
    "(%s) shows the not-found page with links to other pages",
    async (address) => {
      renderRoute(address);
      expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
        "This lane ends here",
      );
      const main = within(screen.getByRole("main"));
      expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/",
        "/sourcing-services",
        "/contact-us",
      ]);
      expect(screen.getByRole("banner")).toBeVisible();
      await waitFor(() => {
        expect(document.title).toBe(`Page not found | ${site.name}`);
      });
    },
  );

  test("of a case study says so, with a way home", async () => {
    renderRoute("/case-studies/no-such-story");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Case Study Not Found",
    );
    const main = within(screen.getByRole("main"));
    expect(main.getByText("We couldn't find the case study you're looking for.")).toBeVisible();
    expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
});
