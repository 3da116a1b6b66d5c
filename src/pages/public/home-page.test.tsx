import { SERVICE_CARD_PATHS } from "../../../tests/support/addresses";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { imageCatalogue } from "@/content/image-catalogue";
import { expectConsole } from "../../../tests/support/console";
import { makePosts, makeSiteImage } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../tests/support/render-route";
import { HomePage } from "./home-page";

const NO_POSTS = "No blog posts available yet. Check back soon!";

const section = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const posts = () => section("Notes from the factory floor");
const imagesOf = (id: string) => {
  const url = Object.entries(imageCatalogue).find(([key]) => key === id)?.[1].defaultUrl ?? "";
  return document.querySelectorAll(`img[src="${url}"]`);
};

describe("the latest posts", () => {
  test("are announced, then shown: the three newest, each with a link", async () => {
    const slow = serveTableLater("blog_posts", makePosts(5).toReversed());
    backend.use(slow.handler);
    renderWithProviders(<HomePage />);
    expect(posts().getByRole("status")).toHaveTextContent("Loading posts…");
    slow.release();
    await posts().findByRole("heading", { name: "Post 1" });
    const links = posts().getAllByRole("link", { name: /^Post/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/blog/post-1",
      "/blog/post-2",
      "/blog/post-3",
    ]);
    expect(posts().queryByRole("status")).not.toBeInTheDocument();
    expect(requestsTo("blog_posts").map(({ searchParams }) => searchParams.get("limit"))).toEqual([
      "3",
    ]);
  });

  test("are two when there are no more", async () => {
    backend.use(serveTable("blog_posts", makePosts(2)));
    renderWithProviders(<HomePage />);
    await posts().findByRole("heading", { name: "Post 1" });
    expect(posts().getAllByRole("article")).toHaveLength(2);
  });

  test("do not exist yet", async () => {
    renderWithProviders(<HomePage />);
    expect(await posts().findByText(NO_POSTS)).toBeVisible();
  });

  test("cannot be read: that is logged, and visitors are asked to come back", async () => {
    const logged = expectConsole("error");
    backend.use(failReads("blog_posts", { status: 400 }));
    renderWithProviders(<HomePage />);
    expect(await posts().findByText(NO_POSTS)).toBeVisible();
    expect(logged.takeMessages()).toContain("the server's own words");
    expect(screen.queryByText(/the server's own words/)).not.toBeInTheDocument();
  });
});

describe("the links", () => {
  test.each([
    { name: "Get Free Quote Now", address: "/contact-us" },
    { name: /works/, address: "/how-it-works" },
    { name: "View All Services", address: "/sourcing-services" },
    { name: "View all blog", address: "/blog" },
  ])("$name goes to $address", ({ name, address }) => {
    renderWithProviders(<HomePage />);
    const links = screen.getAllByRole("link", { name });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => address));
  });

  test("of the eight services are in the order of the specification", () => {
    renderWithProviders(<HomePage />);
    const cards = section(/services/).getAllByRole("listitem");
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(
      SERVICE_CARD_PATHS,
    );
  });
});

test("the sections are in the order of the specification", () => {
  renderWithProviders(<HomePage />);
  const headings = screen
    .getAllByRole("heading")
    .filter((heading) => ["H1", "H2"].includes(heading.tagName))
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    expect.stringContaining("down the lane"),
    "Teams like yours",
    expect.stringContaining("Eight services"),
    expect.stringContaining("Six things that go wrong"),
    expect.stringContaining("Four steps"),
    "From the other end of the lane",
    "Notes from the factory floor",
    expect.stringContaining("Name one product"),
  ]);
});

test("the process has four steps", () => {
  renderWithProviders(<HomePage />);
  expect(section(/Four steps/).getAllByRole("heading", { level: 3 })).toHaveLength(4);
});

describe("the testimonials", () => {
  const quotes = () => section("From the other end of the lane").getAllByRole("figure");

  test("are three, each with five stars, a name and a title", () => {
    renderWithProviders(<HomePage />);
    expect(quotes()).toHaveLength(3);
    for (const quote of quotes()) {
      expect(within(quote).getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
      expect(within(quote).getByRole("blockquote")).toHaveTextContent(/\S/);
    }
    expect(quotes()[0]).toHaveTextContent("Hannah BrandtFounder");
  });

  test.each([
    { id: "testimonialAvatar1", letters: "HB" },
    { id: "testimonialAvatar2", letters: "MO" },
    { id: "testimonialAvatar3", letters: "AH" },
  ])("show the initials $letters when the portrait does not load", ({ id, letters }) => {
    renderWithProviders(<HomePage />);
    const [portrait] = imagesOf(id);
    expect(screen.queryByText(letters)).not.toBeInTheDocument();
    fireEvent.error(portrait ?? document.body);
    expect(screen.getByText(letters)).toBeInTheDocument();
    expect(imagesOf(id)).toHaveLength(0);
  });
});

describe("the pictures", () => {
  test("of six clients are shown, and one that does not load is hidden", () => {
    renderWithProviders(<HomePage />);
    const logos = () =>
      section("Teams like yours")
        .getAllByRole("img")
        .map((logo) => logo.getAttribute("alt"));
    expect(logos()).toHaveLength(6);
    fireEvent.error(imagesOf("clientLogo3")[0] ?? document.body);
    expect(logos()).toEqual(["Tallowpine", "Quillmoor", "Kestrelby", "Oddlark", "Halvenside"]);
    expect(section("Teams like yours").getAllByRole("listitem")).toHaveLength(5);
  });

  test("open with the hero set in the admin, or the built-in one when it does not load", async () => {
    const url = "https://cdn.example/hero.webp";
    backend.use(serveTable("site_images", [makeSiteImage({ url, alt: "Our own hero" })]));
    renderWithProviders(<HomePage />);
    const hero = await screen.findByAltText("Our own hero");
    expect(hero).toHaveAttribute("src", url);
    fireEvent.error(hero);
    await waitFor(() => {
      expect(imagesOf("heroSectionMainImage")).toHaveLength(1);
    });
  });
});
