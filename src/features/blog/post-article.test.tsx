import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { blogPost } from "@/content/blog";
import { head as howItWorksHead } from "@/content/how-it-works";
import type { BlogPost } from "@/db/blog-posts";
import { shareLink } from "@/lib/share-links";
import { makePost } from "../../../tests/support/factories";
import { serveTable, backend, requestsTo } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

/** Renders a post's page and waits for the post. */
async function renderPost(overrides: Partial<BlogPost> = {}) {
  backend.use(serveTable("blog_posts", [makePost(1, overrides)]));
  const { user } = renderRoute("/blog/post-1");
  const article = await screen.findByRole("article");
  return { user, article: within(article), element: article };
}

test("the header has the title, the author, the date as the calendar has it, and the posts of the category", async () => {
  const { article } = await renderPost({
    title: "FOB or DDP?",
    date: "2025-01-01",
    category: "Shipping & Customs",
  });
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent("FOB or DDP?");
  expect(article.getAllByText(site.teamName)).toHaveLength(2);
  expect(article.getByText("January 1, 2025")).toHaveAttribute("datetime", "2025-01-01");
  expect(article.getByRole("link", { name: "Shipping & Customs" })).toHaveAttribute(
    "href",
    "/blog?category=Shipping+%26+Customs",
  );
});

test.each(["X", "Facebook", "LinkedIn"] as const)(
  "'Share on %s' opens its page in a new window",
  async (network) => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, article } = await renderPost({ title: "FOB & DDP" });
    await user.click(article.getByRole("button", { name: `Share on ${network}` }));
    expect(open).toHaveBeenCalledExactlyOnceWith(
      shareLink(network, `${window.location.origin}/blog/post-1`, "FOB & DDP"),
      "_blank",
      expect.stringMatching(/noopener.*width=/),
    );
  },
);

describe("the text", () => {
  test("is shown as HTML without what it could run", async () => {
    const { element } = await renderPost({
      content: `
        <p id="safe" onclick="document.title = 'taken over'">Still <strong>here</strong></p>
        <script>document.title = "taken over"</script>
        <img src="broken" onerror="document.title = 'taken over'">
        <a href="javascript:document.title = 'taken over'">A trap</a>
        <iframe srcdoc="<script>parent.document.title = 'taken over'</script>"></iframe>`,
    });
    const text = element.querySelector(".prose") ?? document.body;
    expect(text).toHaveTextContent("Still here");
    expect(screen.getByText("here").localName).toBe("strong");
    expect(text.innerHTML).not.toContain("taken over");
  });

  test.each(["/how-it-works", "/how-it-works#step-3", "/how-it-works#100%"])(
    "has links into the site that stay in the application (%s)",
    async (href) => {
      const { article } = await renderPost({
        content: `<p><a href="${href}">The <em>five</em> steps</a></p>`,
      });
      const isLeftToBrowser = fireEvent.click(article.getByText("five"));
      expect(isLeftToBrowser).toBe(false);
      expect(await screen.findByText(howItWorksHead.heading)).toBeVisible();
      expect(window.location.pathname).toBe("/how-it-works");
    },
  );

  test.each([
    { kind: "a link to another site", html: '<a href="https://other.example/">Go</a>', keys: {} },
    { kind: "another site in disguise", html: '<a href="/.//other.example/">Go</a>', keys: {} },
    { kind: "a download", html: '<a href="/a.pdf" download>Go</a>', keys: {} },
    { kind: "a new tab", html: '<a href="/faq" target="_blank">Go</a>', keys: {} },
    { kind: "Ctrl and a click", html: '<a href="/faq">Go</a>', keys: { ctrlKey: true } },
  ])("leaves $kind to the browser", async ({ html, keys }) => {
    const { article } = await renderPost({ content: `<p>${html}</p>` });
    const link = article.getByText("Go");
    const click = createEvent.click(link, { button: 0, ...keys });
    let isLeftToBrowser = false;
    const observe = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault(); // jsdom does not implement navigation
    };
    window.addEventListener("click", observe, { once: true });
    fireEvent(link, click);
    expect(isLeftToBrowser).toBe(true);
    expect(window.location.pathname).toBe("/blog/post-1");
  });
});

describe("the foot", () => {
  test("shows the first of many and all on request, each once", async () => {
    const tags = Array.from({ length: 200 }, (_, i) => `Tag ${i}`);
    const { user, article } = await renderPost({ tags: [...tags, " Tag 1 ", " ", "Tag 2"] });
    const list = article.getByRole("list", { name: "Tags" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(24);
    await user.click(article.getByRole("button", { name: blogPost.showAllTags(200) }));
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(tags);
    expect(list).toHaveFocus();
  });

  test.each(["Like (256)", "Comment (12)"])("'%s' does nothing", async (name) => {
    const { user, article, element } = await renderPost();
    const before = element.innerHTML;
    const asked = requestsTo("blog_posts").length;
    await user.click(article.getByRole("button", { name }));
    expect(element.innerHTML).toBe(before);
    expect(window.location.pathname).toBe("/blog/post-1");
    expect(requestsTo("blog_posts")).toHaveLength(asked);
  });
});
