import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/pages/public/blog-list-page";
import "@/pages/public/blog-post-page";
import "@/pages/public/case-studies-page";
import { site } from "@/config/site";
import { blogPost } from "@/content/blog";
import { successStoriesCopy } from "@/content/case-studies";
import { imageCatalogue } from "@/content/image-catalogue";
import { expectConsole } from "../../tests/support/console";
import { makePost, makePosts, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { main } from "../../tests/support/queries";
import { renderRoute } from "../../tests/support/render-route";

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

const cards = () =>
  main()
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);

test("the blog shows every post that can be shown, those without a date last", async () => {
  const warned = expectConsole("warn");
  const [first, second, third, fourth] = makePosts(4);
  backend.use(
    serveTable("blog_posts", [
      { ...first, ...NOTHING },
      { ...second, title: null },
      { ...third, tags: "steel, glass" },
      { ...fourth, tags: [null, "wood"] },
    ]),
  );
  const { user } = renderRoute("/blog");
  await screen.findByRole("heading", { level: 2, name: "Post 1" });
  expect(cards()).toEqual(["Post 3", "Post 4", "Post 1"]);
  const contents = within(screen.getByRole("complementary"));
  expect(contents.getByRole("link", { name: /^All/ })).toHaveTextContent("All3");
  expect(contents.getByRole("link", { name: /^Sourcing/ })).toHaveTextContent("Sourcing2");
  expect(document.body).not.toHaveTextContent(/null|undefined|Invalid/);

  await user.type(screen.getByRole("searchbox"), "glass");
  await waitFor(() => {
    expect(cards()).toEqual(["Post 3"]);
  });
  expect(warned.takeMessages()).toContain("blog_posts");
});

test("a post with only a title is found and shows its title", async () => {
  backend.use(serveTable("blog_posts", [{ ...makePost(1), ...NOTHING }, makePost(2)]));
  renderRoute("/blog/post-1");
  expect(await screen.findByRole("heading", { level: 1, name: "Post 1" })).toBeVisible();
  expect(main().getAllByText(site.teamName)).toHaveLength(2);
  const [picture] = main().getAllByRole("img");
  expect(picture).toHaveAttribute("src", imageCatalogue.blogPreviewDefault.defaultUrl);
  expect(main().queryByText(blogPost.loading)).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Post 2" })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/null|undefined|Invalid/);
});

test("a post without content shows its excerpt instead", async () => {
  backend.use(serveTable("blog_posts", [makePost(1, { content: " " })]));
  renderRoute("/blog/post-1");
  expect(await screen.findByText("What post 1 is about.")).toBeVisible();
});

test("a story without content cannot be opened, and its neighbors can", async () => {
  const warned = expectConsole("warn");
  const { title, id } = makeSuccessStory(1);
  backend.use(
    serveTable("success_stories", [
      { ...NOTHING, id, title },
      { ...makeSuccessStory(2), title: null },
      makeSuccessStory(3),
    ]),
  );
  renderRoute("/case-studies");
  expect(await screen.findByRole("heading", { level: 3, name: "Story 1" })).toBeVisible();
  expect(screen.getAllByText(successStoriesCopy.read, { exact: false })).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 3, name: "Story 3" })).toBeVisible();
  expect(screen.queryByRole("heading", { level: 3, name: "Story 2" })).not.toBeInTheDocument();
  expect(warned.takeMessages()).toContain("success_stories");
});
