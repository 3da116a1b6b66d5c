import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/app/layouts/admin-layout";
import "@/features/home/latest-posts-grid";
import "@/pages/admin/blog-management-page";
import "@/pages/admin/success-stories-page";
import "@/pages/public/blog-list-page";
import "@/pages/public/blog-post-page";
import "@/pages/public/case-studies-page";
import "@/pages/public/home-page";
import { queryClient } from "@/db/query-client";
import { unlockForTest } from "../../tests/support/admin";
import { expectConsole } from "../../tests/support/console";
import { makePost, makePosts, makeSuccessStory } from "../../tests/support/factories";
import {
  BACKEND_FAILURES,
  failRequests,
  MALFORMED_ROWS,
} from "../../tests/support/backend-failures";
import {
  serveTable,
  backend,
  serveTableLater,
  requestsTo,
} from "../../tests/support/handlers/backend";
import { main } from "../../tests/support/queries";
import { renderRoute } from "../../tests/support/render-route";
import { addToTotal } from "../../tests/support/add-to-total";

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

/** The text of each page when its content cannot be read (section 8), and when it can. */
const PAGES = [
  ["/", "No blog posts available yet. Check back soon!", "Try again", "Post 1"],
  ["/blog", "Could not load blog posts from database.", "Try again", "Post 1"],
  ["/blog/post-1", "Blog Post Not Found", "Try again", "Post 1"],
  ["/case-studies", "These stories did not load", "Try again", "Story 1"],
  ["/admin/blog-management", "The posts could not be loaded", "Refresh", "Post 1"],
  ["/admin/success-stories", "The stories did not load", "Refresh", "Story 1"],
] as const;

/** All kinds of errors are tested in src/db/read.dom.test.ts. */
const ONE_OF_EACH_KIND = [...BACKEND_FAILURES, ...MALFORMED_ROWS].filter(({ name }) =>
  /^(no network|401|404$|500$|a gateway|a page|an empty|an object|rows)/.test(name),
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
  test("shows the specified text on every kind of error and recovers by itself or on request", async () => {
    const logged = expectConsole("error");
    unlockForTest();
    const { user } = renderRoute(path);
    await screen.findAllByText(content);
    for (const [i, failure] of ONE_OF_EACH_KIND.entries()) {
      backend.resetHandlers(failRequests(failure));
      void queryClient.resetQueries({ type: "active" });
      expect((await main().findAllByText(message)).length, failure.name).toBeGreaterThan(0);
      expect(main().queryByText(content), failure.name).not.toBeInTheDocument();
      expect(document.body, failure.name).not.toHaveTextContent(/Secret|undefined|\[object/);
      if (!path.startsWith("/admin")) {
        expect(document.body, failure.name).not.toHaveTextContent(/The server's words/);
      }
      addToTotal("backend failures tried, reading");

      backend.resetHandlers(...WHOLE);
      const [button] = await main().findAllByRole("button", { name: retry });
      if (i % 2 === 0) goOnline();
      else if (button) await user.click(button);
      await waitFor(() => {
        expect(main().queryAllByText(content), `after ${failure.name}`).not.toEqual([]);
      });
      addToTotal("backend failures survived");
    }
    logged.takeMessages();
  });
});

describe("responses out of order", () => {
  test("of a post that was left do not replace the open one", async () => {
    const slow = serveTableLater("blog_posts", [makePost(1)]);
    backend.use(slow.handler);
    renderRoute("/blog/post-1");
    await waitFor(() => {
      expect(requestsTo("blog_posts")).toHaveLength(1);
    });
    backend.resetHandlers(...WHOLE);
    act(() => {
      window.history.pushState(null, "", "/blog/post-2");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Post 2");
    slow.release();
    await waitFor(() => fetch("http://backend.test/rest/v1/blog_posts"));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Post 2");
    addToTotal("backend failures tried, reading");
    addToTotal("backend failures survived");
  });

  test("of a list that was read again meanwhile are ignored", async () => {
    renderRoute("/blog");
    await screen.findAllByText("Post 1");
    const slow = serveTableLater("blog_posts", [makePost(1, { title: "Out of date" })]);
    backend.use(slow.handler);
    void queryClient.refetchQueries({ type: "active" });
    await waitFor(() => {
      expect(requestsTo("blog_posts")).toHaveLength(2);
    });
    backend.resetHandlers(serveTable("blog_posts", [makePost(1, { title: "The newest" })]));
    void queryClient.refetchQueries({ type: "active" });
    await screen.findAllByText("The newest");
    slow.release();
    await waitFor(() => fetch("http://backend.test/rest/v1/blog_posts"));
    expect(screen.queryByText("Out of date")).not.toBeInTheDocument();
    addToTotal("backend failures tried, reading");
    addToTotal("backend failures survived");
  });
});
