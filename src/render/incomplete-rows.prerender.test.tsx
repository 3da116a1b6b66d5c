import { expect, test } from "vitest";
import { site } from "@/config/site";
import { blogList, blogPost } from "@/content/blog";
import { expectConsole } from "../../tests/support/console";
import { makePost, makeSiteImage, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import {
  listPages,
  prepareArticles,
  readSnapshot,
  renderPage,
  selectRenderInput,
} from "./render-page";

const NOTHING = {
  author: null,
  author_avatar: null,
  category: null,
  content: null,
  date: null,
  excerpt: null,
  image_alt: null,
  image_url: null,
  tags: null,
  created_at: null,
  updated_at: null,
};

/** Answers the build's reads with complete rows and with rows of which most columns are empty. */
function answerWithBareRows() {
  const { id, title } = makeSuccessStory(1);
  backend.use(
    serveTable("blog_posts", [
      { ...makePost(1), ...NOTHING },
      { ...makePost(2), title: null },
      makePost(3, { date: "soon", updated_at: "yesterday" }),
      makePost(4),
      makePost(5, { date: "20266-01-15" }),
      makePost(6, { date: "infinity", updated_at: "infinity" }),
      makePost(7, { slug: "404" }),
    ]),
    serveTable("success_stories", [{ ...NOTHING, id, title }, makeSuccessStory(2)]),
    serveTable("site_images", [
      { id: "logoFooter", url: null, alt: null },
      { ...makeSiteImage({ url: "/hero.webp" }), alt: null },
    ]),
    serveTable("site_settings", [{ key: "faviconUrl", value: "javascript:alert(1)" }]),
  );
}

test("the prerendered pages contain every row that can be shown", async () => {
  const warned = expectConsole("warn");
  answerWithBareRows();
  const stored = await readSnapshot();
  expect(stored.favicon).toBe("/favicon.ico");

  const shows = async (path: string) => {
    const page = document.createElement("div");
    const content = selectRenderInput(path, stored);
    page.innerHTML = (await renderPage(path, content, await prepareArticles(content))).html;
    expect(page.querySelector('[type="application/ld+json"]')).not.toHaveTextContent(/null|""/);
    for (const never of ["Invalid Date", blogPost.loading, blogList.loading]) {
      expect(page, path).not.toHaveTextContent(never);
    }
    return expect(page, path);
  };
  (await shows("/")).toHaveTextContent(/Post 4.*Post 3.*Post 1/);
  (await shows("/blog")).toHaveTextContent(/Post 4.*Post 3.*Post 1/);
  (await shows("/blog/post-1")).toHaveTextContent(site.teamName);
  (await shows("/blog/post-3")).toHaveTextContent(/Post 3.*Text of post 3/);
  (await shows("/blog/post-5")).toHaveTextContent(/Post 5.*January 15, 20266/);
  (await shows("/blog/post-6")).toHaveTextContent(/Post 6.*Text of post 6/);
  (await shows("/case-studies")).toHaveTextContent(/Story 2.*Story 1/);
  // The only page /blog/404 is the one for unknown addresses.
  const blogPages = listPages(stored.posts).map(({ path }) => path);
  expect(blogPages.filter((path) => path === "/blog/404")).toHaveLength(1);
  warned.takeMessages();
});
