import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { blogList } from "@/content/blog";
import { imageCatalogue } from "@/content/image-catalogue";
import { makePost, makeSiteImage } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderWithProviders, renderRoute } from "../../../tests/support/render-route";
import { Footer } from "./footer";
import { SiteLogo } from "./site-logo";

describe("the footer", () => {
  test("has the agreed links, in their order", () => {
    renderWithProviders(<Footer />);
    const columns = screen.getAllByRole("navigation");
    const links = columns.flatMap((column) => within(column).getAllByRole("link"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/product-sourcing-in-china",
      "/quality-control-inspection",
      "/shipping-from-china",
      "/amazon-fba-prep-service-china",
      "/china-warehouse-fulfillment",
      "/about-us",
      "/contact-us",
      "/blog",
      "/faq",
      "/privacy-policy",
      "/terms-of-service",
    ]);
  });

  test("has social links, a chat app and an email address", () => {
    renderWithProviders(<Footer />);
    const social = screen.getAllByRole("link", {
      name: (name) => name.startsWith(`${site.name} on `),
    });
    expect(social.length).toBeGreaterThan(0);
    for (const link of social) {
      expect(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    }
    expect(
      screen.getByRole("link", { name: (name) => name.includes(site.chat.label) }),
    ).toHaveAttribute("href", site.chat.href);
    expect(screen.getByRole("link", { name: (name) => name.includes(site.email) })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
  });

  test("has each office with its address", () => {
    renderWithProviders(<Footer />);
    const offices = screen.getAllByRole("heading", { level: 3 });
    expect(offices).toHaveLength(site.offices.length);
    for (const [i, { city, address }] of site.offices.entries()) {
      expect(offices[i]).toHaveTextContent(city);
      const shown = offices[i]?.parentElement?.querySelector("address");
      expect(shown).toHaveTextContent(address.join(""));
    }
  });
});

describe.each(["logoNavbar", "logoFooter"] as const)("the logo %s", (imageId) => {
  const link = () => screen.getByRole("link", { name: `${site.name}, home` });
  const image = () => link().querySelector("img") ?? document.body;
  const hasSpinner = () => link().querySelector(".spinner") !== null;
  const builtIn = imageCatalogue[imageId].defaultUrl;
  const hasSpinnerWhileLoading = imageId === "logoNavbar";

  test("falls back to the built-in one, then to the name, when the replacement does not load", async () => {
    const url = "https://cdn.example/logo.svg";
    backend.use(serveTable("site_images", [makeSiteImage({ id: imageId, url })]));
    renderWithProviders(<SiteLogo imageId={imageId} />);
    expect(link()).toHaveAttribute("href", "/");
    await waitFor(() => {
      expect(image()).toHaveAttribute("src", url);
    });
    fireEvent.error(image());
    expect(image()).toHaveAttribute("src", builtIn);
    expect(hasSpinner()).toBe(hasSpinnerWhileLoading);
    fireEvent.error(image());
    expect(link()).toHaveTextContent(site.name);
    expect(link().querySelector("img")).toBeNull();
    expect(hasSpinner()).toBe(false);
  });
});

describe("going to another page", () => {
  const main = () => screen.getByRole("main");
  const scrollTo = () => vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);

  beforeEach(() => {
    backend.use(serveTable("blog_posts", [makePost(1), makePost(2, { category: "Shipping" })]));
  });

  test("scrolls to the top and moves the focus there", async () => {
    const { user } = renderRoute("/faq");
    const footer = within(await screen.findByRole("contentinfo"));
    const scrolled = scrollTo();
    await user.click(footer.getByRole("link", { name: "Terms of service" }));
    await waitFor(() => {
      expect(main()).toHaveFocus();
    });
    expect(window.location.pathname).toBe("/terms-of-service");
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
  });

  test("does not happen when only the query changes", async () => {
    const { user } = renderRoute("/blog");
    const category = await screen.findByLabelText(blogList.categoryLabel);
    await screen.findAllByRole("article");
    const scrolled = scrollTo();
    await user.selectOptions(category, "Shipping");
    expect(window.location.search).toBe("?category=Shipping");
    expect(scrolled).not.toHaveBeenCalled();
    expect(main()).not.toHaveFocus();
  });
});

test("the skip link is the first stop and leads to the main part", async () => {
  const { user } = renderRoute("/faq");
  await screen.findByRole("heading", { level: 1 });
  expect(document.body).toHaveFocus();
  await user.tab();
  const skip = screen.getByText("Skip to content");
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});
