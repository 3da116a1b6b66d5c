import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { StoredData } from "@/components/stored-data";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { blogPostQueries } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { expectConsole } from "../../../tests/support/console";
import { makePosts } from "../../../tests/support/factories";
import { backend, failing, holding } from "../../../tests/support/handlers/backend";
import { renderAhead } from "../../../tests/support/hydrate";
import { BlogList } from "./blog-list";

function renderListAhead() {
  const { queryKey } = blogPostQueries.list();
  queryClient.setQueryData(queryKey, makePosts(2), { updatedAt: 0 });
  return renderAhead(
    <StoredData>
      <BlogList />
      <ToastOutlet />
    </StoredData>,
    "/blog",
  );
}

test("a list rendered ahead is read again without a word", async () => {
  const slow = holding("blog_posts", makePosts(3));
  backend.use(slow.handler);
  renderListAhead().hydrate();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Refresh" })).toHaveAttribute("aria-busy", "false");
  slow.release();
  await waitFor(() => {
    expect(screen.getAllByRole("article")).toHaveLength(3);
  });
});

test("a list rendered ahead is emptied when it can't be read, and a toast says so", async () => {
  const logged = expectConsole("error");
  backend.use(failing("blog_posts", { status: 400 }));
  renderListAhead().hydrate();
  expect(await screen.findByText("Error Loading Posts", { selector: "li *" })).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(logged.taken()).toContain("The blog posts could not be read.");
});
