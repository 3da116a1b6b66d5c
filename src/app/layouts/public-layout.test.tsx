import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildYear } from "@/config/env";
import { site } from "@/config/site";
import { blogList } from "@/content/blog";
import { imageCatalogue } from "@/content/image-catalogue";
import { companyNumberLabel } from "@/content/navigation";
import { makePost, makeSiteImage } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderOnServer, settleImage } from "../../../tests/support/hydrate";
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
    for (const { label, href } of site.chats)
      expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
    expect(screen.getByRole("link", { name: (name) => name.includes(site.email) })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
  });

  test("has the company number, which leads to its check", () => {
    renderWithProviders(<Footer />);
    const link = screen.getByRole("link", { name: companyNumberLabel });
    expect(link).toHaveAttribute("href", "/tools/chinese-company-number");
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

  test("shows the year of the build until hydration, then the current year", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2041-06-01") });
    const { hydrate } = renderOnServer(<Footer />);
    expect(screen.getByText(/^© /)).toHaveTextContent(`© ${buildYear} `);
    hydrate();
    expect(screen.getByText(/^© /)).toHaveTextContent("© 2041 ");
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

describe("the logo", () => {
  const link = () => screen.getByRole("link", { name: `${site.name}, home` });
  const image = () => link().querySelector("img") ?? document.body;
  const spinner = () => link().querySelector(".spinner");

  test("falls back to the built-in one, then to the name, when it does not load", async () => {
    const url = "https://cdn.example/logo.svg";
    backend.use(serveTable("site_images", [makeSiteImage({ id: "logoNavbar", url })]));
    renderWithProviders(<SiteLogo imageId="logoNavbar" />);
    expect(link()).toHaveAttribute("href", "/");
    await waitFor(() => {
      expect(image()).toHaveAttribute("src", url);
    });
    fireEvent.error(image());
    expect(image()).toHaveAttribute("src", imageCatalogue.logoNavbar.defaultUrl);
    expect(spinner()).not.toBeNull();
    fireEvent.error(image());
    expect(link()).toHaveTextContent(site.name);
    expect(link().querySelector("img")).toBeNull();
    expect(spinner()).toBeNull();
  });

  test("is shown without a spinner in a prerendered page, and has one until it has loaded", () => {
    const { container, hydrate } = renderOnServer(<SiteLogo imageId="logoNavbar" />);
    expect(image()).toHaveAttribute("src", imageCatalogue.logoNavbar.defaultUrl);
    expect(image()).not.toHaveClass("opacity-0");
    expect(spinner()).toBeNull();
    // It is not preloaded.
    expect(container.querySelector("link")).toBeNull();
    hydrate();
    expect(spinner()).not.toBeNull();
    fireEvent.load(image());
    expect(spinner()).toBeNull();
    expect(image()).not.toHaveClass("opacity-0");
  });

  test.each([true, false])(
    "has no spinner if it was settled before hydration (broken: %s)",
    (isBroken) => {
      const { hydrate } = renderOnServer(<SiteLogo imageId="logoNavbar" />);
      settleImage(image(), { isBroken });
      hydrate();
      expect(spinner()).toBeNull();
      expect(link().querySelector("img") === null).toBe(isBroken);
      if (isBroken) expect(link()).toHaveTextContent(site.name);
    },
  );
});
