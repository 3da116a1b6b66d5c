import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { blogPost as copy } from "@/content/blog";
import { articleQuery, omitContent } from "@/db/articles";
import { blogPostQueries } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { expectConsole } from "../../../tests/support/console";
import { makePost } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { BlogPostPage } from "./blog-post-page";

const whole = makePost(1, { content: "<h2>Cost</h2><p>Count the cartons.</p>" });
const changed = { ...whole, content: "<p>Weigh them too.</p>", updated_at: "2026-01-01T00:00:00Z" };

/** Renders the page as prerendered: its data comes without the content. */
async function renderPostAhead(post = whole) {
  const key: readonly unknown[] = blogPostQueries.bySlug(post.slug).queryKey;
  const seedPost = () => {
    queryClient.setQueryData(key, omitContent(post), { updatedAt: 0 });
  };
  seedPost();
  await queryClient.query(articleQuery(post));
  const page = renderOnServer(
    <Routes>
      <Route path="/blog/:slug" element={<BlogPostPage />} />
    </Routes>,
    `/blog/${post.slug}`,
  );
  page.container.id = "root";
  queryClient.clear();
  seedPost();
  return page;
}

const text = () => screen.queryByText("Count the cartons.");
const notFound = () => screen.findByRole("heading", { name: copy.notFoundTitle });
const allQueriesFinished = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });

/** Returns a function that tells whether the words have been on the page since it was called. */
function watchFor(words: string): () => boolean {
  let wasSeen = false;
  const observer = new MutationObserver(() => {
    wasSeen ||= document.body.textContent.includes(words);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => {
    observer.disconnect();
  });
  return () => wasSeen;
}

test("a prerendered post is not re-rendered when it has not changed since", async () => {
  backend.use(serveTable("blog_posts", [whole]));
  const page = await renderPostAhead();
  const before = text();
  expect(before).toBeVisible();
  page.hydrate();
  await allQueriesFinished();
  expect(text()).toBe(before);
  expect(screen.getByRole("link", { name: "Cost" })).toHaveAttribute("href", "#cost");
});

test("a post that has changed since is replaced without a gap", async () => {
  const slow = serveTableLater("blog_posts", [changed]);
  backend.use(slow.handler);
  const page = await renderPostAhead();
  const wasLoading = watchFor(copy.loading);
  page.hydrate();
  expect(text()).toBeVisible();
  slow.release();
  expect(await screen.findByText("Weigh them too.")).toBeVisible();
  expect(text()).not.toBeInTheDocument();
  expect(wasLoading()).toBe(false);
});

test("a post that cannot be read is not found, even if it was prerendered; a retry shows it again", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("blog_posts", { status: 400 }));
  const { user } = (await renderPostAhead()).hydrate();
  expect(await notFound()).toBeVisible();
  expect(text()).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain('The post "post-1" could not be read.');

  const slow = serveTableLater("blog_posts", [whole]);
  backend.use(slow.handler);
  await user.click(screen.getByRole("button", { name: copy.tryAgain }));
  expect(text()).toBeVisible();
  slow.release();
  await allQueriesFinished();
  expect(text()).toBeVisible();
});

test("a post that has been deleted since is not found, for good", async () => {
  (await renderPostAhead()).hydrate();
  expect(await notFound()).toBeVisible();
  expect(screen.queryByRole("button", { name: copy.tryAgain })).not.toBeInTheDocument();
});

test("a prerendered post without content stays as it was, with its excerpt", async () => {
  const empty = { ...whole, content: "" };
  backend.use(serveTable("blog_posts", [empty]));
  const page = await renderPostAhead(empty);
  const before = screen.getByText(whole.excerpt);
  page.hydrate();
  await allQueriesFinished();
  expect(screen.getByText(whole.excerpt)).toBe(before);
});

test("a post without `updated_at` shows its new content", async () => {
  const undated = { ...whole, updated_at: "" };
  backend.use(serveTable("blog_posts", [{ ...undated, content: "<p>Weigh them too.</p>" }]));
  const page = await renderPostAhead(undated);
  expect(text()).toBeVisible();
  page.hydrate();
  expect(await screen.findByText("Weigh them too.")).toBeVisible();
  expect(text()).not.toBeInTheDocument();
});
