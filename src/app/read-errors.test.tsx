import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/admin/layout/admin-layout";
import "@/site/home/latest-posts-grid";
import "@/admin/posts/blog-management-page";
import "@/admin/stories/success-stories-page";
import "@/site/blog/blog-list-page";
import "@/site/blog/blog-post-page";
import "@/site/case-studies/case-studies-page";
import "@/site/home/home-page";
import { postList } from "@/content/admin/post-list";
import { refreshing } from "@/content/admin/refreshing";
import { storiesPage } from "@/content/admin/success-stories";
import { blogList, blogPost } from "@/content/blog";
import { successStoriesCopy } from "@/content/case-studies";
import { latestPosts } from "@/content/home";
import { queryClient } from "@/data/query-client";
import { unlockForTest } from "../../tests/support/admin";
import { expectConsole } from "../../tests/support/console";
import { makePosts, makeSuccessStory } from "../../tests/support/factories";
import { BACKEND_FAILURES, failRequests } from "../../tests/support/backend-failures";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { main } from "../../tests/support/queries";
import { renderRoute } from "../../tests/support/render-route";

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));

const WHOLE = [
  serveTable("blog_posts", makePosts(2)),
  serveTable("success_stories", [makeSuccessStory(1)]),
  serveTable("site_images", []),
  serveTable("site_settings", []),
];

/** The text of each page when its content cannot be read , and when it can. */
const PAGES = [
  ["/", latestPosts.empty, latestPosts.tryAgain, "Post 1"],
  ["/blog", blogList.failedText, "Try again", "Post 1"],
  ["/blog/post-1", blogPost.notFoundTitle, blogPost.tryAgain, "Post 1"],
  ["/case-studies", successStoriesCopy.failedTitle, "Try again", "Story 1"],
  ["/admin/blog-management", postList.loadFailed.title, refreshing.refresh, "Post 1"],
  ["/admin/success-stories", storiesPage.loadFailed.title, refreshing.refresh, "Story 1"],
] as const;

/** All kinds of errors are tried in src/data/read.dom.test.ts. These two have words of a server. */
const FAILURES = BACKEND_FAILURES.filter(({ name }) =>
  ["500", "a gateway's page with 502"].includes(name),
);

beforeEach(() => {
  backend.use(...WHOLE);
});

function goOnline() {
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
}

describe.each(PAGES)("%s", (path, message, retry, content) => {
  test("shows the specified text on an error and recovers by itself or on request", async () => {
    const logged = expectConsole("error");
    unlockForTest();
    const { user } = renderRoute(path);
    await screen.findAllByText(content);
    for (const [i, failure] of FAILURES.entries()) {
      backend.resetHandlers(failRequests(failure));
      void queryClient.resetQueries({ type: "active" });
      expect((await main().findAllByText(message)).length, failure.name).toBeGreaterThan(0);
      expect(main().queryByText(content), failure.name).not.toBeInTheDocument();
      expect(document.body, failure.name).not.toHaveTextContent(/Secret|undefined|\[object/);
      if (!path.startsWith("/admin")) {
        expect(document.body, failure.name).not.toHaveTextContent(/The server's words/);
      }

      backend.resetHandlers(...WHOLE);
      const [button] = await main().findAllByRole("button", { name: retry });
      if (i % 2 === 0) goOnline();
      else if (button) await user.click(button);
      await waitFor(() => {
        expect(main().queryAllByText(content), `after ${failure.name}`).not.toEqual([]);
      });
    }
    logged.takeMessages();
  });
});
