import { hideExampleSource } from "../../scripts/prerender/hide-example";
import { serveTable, servePost } from "./support/backend";
import { NOT_FOUND_ERROR, waitForContent } from "./support/pages";
import { makePost } from "./support/posts";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

for (const [path, title] of [
  ["/no-such-page", "This lane ends here"],
  ["/case-studies/no-such-study", "Case Study Not Found"],
] as const) {
  test(`${path} responds with 404 and the not-found page`, async ({ page, watch }) => {
    watch.allowConsole(NOT_FOUND_ERROR);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain(title);
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("a post published after the build is rendered at its URL", async ({ page }) => {
  const post = makePost(1, { slug: "just-published", title: "Just published" });
  await servePost(page, post);
  const response = await page.goto("/blog/just-published");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Just published");
  await expect(page.locator(".prose")).toHaveText("Text of post 1.");
  // The styles of the text are not in the critical CSS of the empty page.
  await expect(page.locator(".prose p")).toHaveCSS("overflow-wrap", "anywhere");
});

for (const path of ["/admin", "/admin/blog-management"]) {
  test(`${path} is marked noindex and not prerendered`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<div id="root"></div>');
  });
}

for (const path of ["/faq/", "/faq.html"]) {
  test(`${path} redirects to /faq and keeps the query`, async ({ page }) => {
    await page.goto(`${path}?from=mail`);
    await expect(page).toHaveURL("/faq?from=mail");
    await waitForContent(page);
  });
}

test("a script that is injected into a page does not run", async ({ page, watch }) => {
  watch.allowConsole(/Content Security Policy/);
  const response = await page.goto("/");
  expect(response?.headers()["content-security-policy"]).toContain(
    `script-src 'self' ${hideExampleSource};`,
  );
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.text = "document.documentElement.dataset.run = '1'";
    document.body.append(script);
  });
  await expect(page.locator("html")).not.toHaveAttribute("data-run");
});

test("a link to the blog with a category shows the posts of that category", async ({ page }) => {
  await serveTable(page, "blog_posts", [
    makePost(1),
    makePost(2, { category: "Shipping", title: "On the water" }),
  ]);
  await page.goto("/blog?category=Shipping");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(["On the water"]);
});
