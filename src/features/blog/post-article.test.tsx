import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { head as howItWorksHead } from "@/content/how-it-works";
import type { BlogPost } from "@/db/blog-posts";
import { makePost } from "../../../tests/support/factories";
import { serveTable, backend, requestsTo } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { addToTotal } from "../../../tests/support/add-to-total";

/** Renders a post's page and waits for the post. */
async function renderPost(overrides: Partial<BlogPost> = {}) {
  backend.use(serveTable("blog_posts", [makePost(1, overrides)]));
  const { user } = renderRoute("/blog/post-1");
  const article = await screen.findByRole("article");
  return { user, article: within(article), element: article };
}

describe("the header", () => {
  test("links the category to the list of its posts", async () => {
    const { article } = await renderPost({ category: "Shipping & Customs" });
    expect(article.getByRole("link", { name: "Shipping & Customs" })).toHaveAttribute(
      "href",
      "/blog?category=Shipping+%26+Customs",
    );
  });

  test("shows the title, the author and the date as the calendar has it", async () => {
    const { article } = await renderPost({ title: "FOB or DDP?", date: "2025-01-01" });
    expect(article.getByRole("heading", { level: 1 })).toHaveTextContent("FOB or DDP?");
    expect(article.getAllByText(site.teamName)).toHaveLength(2);
    expect(article.getByText("January 1, 2025")).toHaveAttribute("datetime", "2025-01-01");
  });

  test("shows the author's initials when the portrait does not load", async () => {
    const { article, element } = await renderPost({ author: "Wei Zhang" });
    const [portrait] = element.getElementsByTagName("img");
    expect(portrait).toHaveAttribute("src", "/images/brand/author.svg");
    fireEvent.error(portrait ?? element);
    expect(article.getByText("WZ")).toBeInTheDocument();
  });
});

test.each([
  [
    "X",
    "https://x.com/intent/post?url=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fpost-1&text=Check+out+this+article%3A+FOB+%26+DDP",
  ],
  [
    "Facebook",
    "https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fpost-1&t=FOB+%26+DDP",
  ],
  [
    "LinkedIn",
    "https://www.linkedin.com/shareArticle?mini=true&url=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fpost-1&title=FOB+%26+DDP",
  ],
])("'Share on %s' opens its page in a new window", async (network, address) => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, article } = await renderPost({ title: "FOB & DDP" });
  await user.click(article.getByRole("button", { name: `Share on ${network}` }));
  expect(open).toHaveBeenCalledExactlyOnceWith(
    address,
    "_blank",
    expect.stringMatching(/noopener.*width=/),
  );
});

describe("the text", () => {
  test("is shown as HTML", async () => {
    const { article } = await renderPost({ content: "<p>Count the <strong>cartons</strong>.</p>" });
    expect(article.getByText("cartons").localName).toBe("strong");
  });

  test("is sanitized", async () => {
    const { element } = await renderPost({
      content: `
        <p id="safe" onclick="document.title = 'taken over'">Still here</p>
        <script>document.title = "taken over"</script>
        <img src="broken" onerror="document.title = 'taken over'">
        <svg onload="document.title = 'taken over'"></svg>
        <a href="javascript:document.title = 'taken over'">A trap</a>
        <iframe srcdoc="<script>parent.document.title = 'taken over'</script>"></iframe>
        <iframe src="javascript:alert(1)"></iframe>
        <form action="https://evil.example"><input name="password"></form>
        <style>body { display: none }</style>`,
    });
    const text = element.querySelector(".prose") ?? document.body;
    expect(text).toHaveTextContent("Still here");
    expect(text.querySelectorAll("script, iframe, form, input, style")).toHaveLength(0);
    expect(text.innerHTML).not.toMatch(/onclick|onerror|onload|javascript:|srcdoc/i);
    fireEvent.click(screen.getByText("Still here"));
    expect(document.title).not.toBe("taken over");
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

test.each([
  ["0044-03-15 BC", "March 15, 44 BC"],
  ["12026-06-03", "June 3, 12026"],
])("a date like %s is shown but not machine-readable", async (date, shown) => {
  const { article } = await renderPost({ date, title: `${"x".repeat(108)}🚢🚢🚢` });
  expect(article.getByText(shown)).not.toHaveAttribute("datetime");
  const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(facts).toContain("BlogPosting");
  expect(facts).not.toContain("datePublished");
  // A shortened headline must not end with half of a surrogate pair.
  expect(facts).not.toMatch(/\p{Surrogate}|\\ud8/u);
  expect(document.querySelector("[property='article:published_time']")).toBeNull();
  addToTotal("edge cases of content");
});

describe("the foot", () => {
  test("shows the tags", async () => {
    const { article } = await renderPost({ tags: ["MOQ", "Factories"] });
    const tags = within(article.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
    expect(tags.map((tag) => tag.textContent)).toEqual(["MOQ", "Factories"]);
  });

  test("shows the first of many and all on request, each once", async () => {
    const tags = Array.from({ length: 200 }, (_, i) => `Tag ${i}`);
    const { user, article } = await renderPost({ tags: [...tags, " Tag 1 ", " ", "Tag 2"] });
    const list = article.getByRole("list", { name: "Tags" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(24);
    await user.click(article.getByRole("button", { name: "Show all 200 tags" }));
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(tags);
    expect(list).toHaveFocus();
    addToTotal("edge cases of content");
  });

  test("shows no list when there are none", async () => {
    const { article } = await renderPost({ tags: [] });
    expect(article.queryByRole("list", { name: "Tags" })).not.toBeInTheDocument();
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
