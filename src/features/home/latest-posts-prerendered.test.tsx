import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { latestPosts } from "@/content/home";
import { blogPostQueries } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { expectConsole } from "../../../tests/support/console";
import { makePosts } from "../../../tests/support/factories";
import { serveTable, backend, failReads } from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { LatestPostsGrid } from "./latest-posts-grid";

function renderPostsAhead() {
  const { queryKey } = blogPostQueries.latest();
  queryClient.setQueryData(queryKey, makePosts(3), { updatedAt: 0 });
  return renderOnServer(<LatestPostsGrid />);
}

test("prerendered posts are replaced by newer ones", async () => {
  backend.use(serveTable("blog_posts", makePosts(1, { title: "Just written" })));
  renderPostsAhead().hydrate();
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(await screen.findByRole("heading", { name: "Just written" })).toBeVisible();
});

test("prerendered posts are replaced by a message when posts cannot be read", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("blog_posts", { status: 400 }));
  renderPostsAhead().hydrate();
  expect(await screen.findByText(latestPosts.empty)).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain("The latest posts could not be read.");
});
