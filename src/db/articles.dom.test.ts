import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { makePost } from "../../tests/support/factories";
import { prepareArticle } from "@/lib/article";
import { articleQuery, omitContent } from "./articles";
import { queryClient } from "./query-client";

const post = makePost(1, { content: '<h2>Cost</h2><h3></h3><p onclick="x()">Text</p>' });
const seeded = omitContent(post);

const ready = (query: ReturnType<typeof articleQuery>) => queryClient.query(query);

/** A page with the post's article in its HTML, which the test has altered. */
function openPage({ isHydrated = false } = {}) {
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => {
    page.remove();
  });
  page.id = "root";
  if (isHydrated) page.dataset["hydrated"] = "";
  const article = page.appendChild(document.createElement("div"));
  article.dataset["article"] = `${post.id} ${post.updated_at}`;
  article.innerHTML = prepareArticle(post.content).html + "<p>From the page</p>";
}

afterEach(() => {
  queryClient.clear();
});

describe("the content of a row", () => {
  test("is sanitized and has the headings of its contents list", async () => {
    const { html, headings } = await ready(articleQuery(post));
    expect(html).toBe('<h2 id="cost">Cost</h2><h3 id="section-2"></h3><p>Text</p>');
    expect(headings.map(({ text }) => text)).toEqual(["Cost"]);
  });

  test("is prepared once for each version", async () => {
    const first = await ready(articleQuery(post));
    expect(await ready(articleQuery({ ...post }))).toBe(first);
    const changed = { ...post, content: "<p>New</p>", updated_at: "2026-01-01T00:00:00Z" };
    expect((await ready(articleQuery(changed))).html).toBe("<p>New</p>");
  });
});

describe("the content of a row in a prerendered page", () => {
  test("is taken from the HTML with its headings", async () => {
    openPage();
    const { html, headings } = await ready(articleQuery(seeded));
    expect(html).toContain("From the page");
    expect(headings).toEqual(prepareArticle(post.content).headings);
  });

  test("is not taken from the HTML of another version", async () => {
    openPage();
    const { html } = await ready(articleQuery({ ...post, updated_at: "2026-01-01T00:00:00Z" }));
    expect(html).not.toContain("From the page");
  });

  test("is not taken from the HTML after hydration", async () => {
    openPage({ isHydrated: true });
    expect((await ready(articleQuery(post))).html).not.toContain("From the page");
  });
});
