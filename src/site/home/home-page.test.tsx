import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultCta } from "@/content/call-to-action";
import { clients, hero, latestPosts, process, services, testimonials } from "@/content/home";
import { editableImages, type SiteImageId } from "@/content/image-catalogue";
import { blogPostQueries } from "@/data/blog-posts";
import { queryClient } from "@/data/query-client";
import { LatestPostsGrid } from "./latest-posts-grid";
import { initials } from "@/ui/avatar";
import { expectConsole } from "../../../tests/support/console";
import { makePosts } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { hrefsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import { HomePage } from "./home-page";

const section = (name: string) => within(screen.getByRole("region", { name }));
const posts = () => section(latestPosts.heading);
const imagesOf = (id: SiteImageId) =>
  document.querySelectorAll(`img[src="${editableImages[id].defaultUrl}"]`);

test("the latest posts are announced, then shown: the three newest, of one day those saved last, each with a link", async () => {
  const saved = makePosts(5).map((post, i) => ({ ...post, date: "2025-12-31", id: String(9 - i) }));
  const slow = serveTableLater("blog_posts", saved.toReversed());
  backend.use(slow.handler);
  renderWithProviders(<HomePage />);
  expect(posts().getByRole("status")).toHaveTextContent(/\w/);
  slow.release();
  await posts().findByRole("heading", { name: "Post 1" });
  expect(hrefsOf(posts().getAllByRole("link", { name: /^Post/ }))).toEqual([
    "/blog/post-1",
    "/blog/post-2",
    "/blog/post-3",
  ]);
  expect(posts().queryByRole("status")).not.toBeInTheDocument();
  expect(requestsTo("blog_posts").map(({ searchParams }) => searchParams.get("limit"))).toEqual([
    "3",
  ]);
});

/** Renders the posts as prerendered. The browser then reads them again. */
function renderPostsAhead() {
  const { queryKey } = blogPostQueries.latest();
  queryClient.setQueryData(queryKey, makePosts(3), { updatedAt: 0 });
  renderOnServer(<LatestPostsGrid />).hydrate();
  expect(screen.getAllByRole("article")).toHaveLength(3);
}

test("prerendered posts are replaced by newer ones", async () => {
  backend.use(serveTable("blog_posts", makePosts(1, { title: "Just written" })));
  renderPostsAhead();
  expect(await screen.findByRole("heading", { name: "Just written" })).toBeVisible();
});

test("prerendered posts that cannot be read are logged, and a message takes their place", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("blog_posts", { status: 400 }));
  renderPostsAhead();
  expect(await screen.findByText(latestPosts.empty)).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain("The latest posts could not be read.");
});

test.each([
  [defaultCta.label, "/contact-us"],
  [hero.secondaryAction, "/how-it-works"],
  [process.action, "/how-it-works"],
  [services.action, "/sourcing-services"],
  [testimonials.action, "/case-studies"],
  [latestPosts.action, "/blog"],
])("“%s” goes to %s", (name, address) => {
  renderWithProviders(<HomePage />);
  const hrefs = hrefsOf(screen.getAllByRole("link", { name }));
  expect(hrefs).toEqual(hrefs.map(() => address));
});

test("each testimonial has five stars, and initials when its portrait does not load", () => {
  renderWithProviders(<HomePage />);
  const quotes = section(testimonials.heading).getAllByRole("figure");
  for (const [i, { name, stars, quote, avatarImageId }] of testimonials.entries.entries()) {
    const entry = within(quotes[i] ?? document.body);
    expect(
      entry.getByRole("img", { name: new RegExp(`\\b${stars}\\b.*\\b${stars}\\b`) }),
    ).toBeVisible();
    expect(entry.getByRole("blockquote")).toHaveTextContent(quote);
    expect(entry.queryByText(initials(name))).not.toBeInTheDocument();
    fireEvent.error(imagesOf(avatarImageId)[0] ?? document.body);
    expect(entry.getByText(initials(name))).toBeInTheDocument();
    expect(imagesOf(avatarImageId)).toHaveLength(0);
  }
});

test("the logo of a client that does not load is hidden", () => {
  renderWithProviders(<HomePage />);
  const logos = () => section(clients.heading).getAllByRole("img");
  expect(logos()).toHaveLength(clients.logos.length);
  const [, , third] = logos();
  fireEvent.error(third ?? document.body);
  expect(logos()).toHaveLength(clients.logos.length - 1);
  expect(logos()).not.toContain(third);
  expect(section(clients.heading).getAllByRole("listitem")).toHaveLength(clients.logos.length - 1);
});
