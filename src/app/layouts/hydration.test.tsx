import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { buildYear } from "@/config/env";
import { site } from "@/config/site";
import { imageCatalogue } from "@/content/image-catalogue";
import { renderOnServer, settleImage } from "../../../tests/support/hydrate";
import "../../../tests/support/handlers/backend";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteLogo } from "./site-logo";

describe("the logo", () => {
  const link = () => screen.getByRole("link", { name: `${site.name}, home` });
  const image = () => link().querySelector("img") ?? document.body;
  const spinner = () => link().querySelector(".spinner");

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

describe("the footer", () => {
  test("shows the year of the build until hydration, then the current year", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2041-06-01") });
    const { hydrate } = renderOnServer(<Footer />);
    expect(screen.getByText(/^© /)).toHaveTextContent(`© ${buildYear} `);
    hydrate();
    expect(screen.getByText(/^© /)).toHaveTextContent("© 2041 ");
  });
});

describe("a menu of the bar", () => {
  const bar = () => within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body);
  const button = (name: string) => bar().getByRole("button", { name });

  test("opened by focus before hydration stays open, even on a click that follows, until a link is followed", async () => {
    const { hydrate } = renderOnServer(<Header />);
    act(() => {
      button("Resources").focus();
    });
    const { user } = hydrate();
    expect(button("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(button("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.click(bar().getByRole("link", { name: /^FAQ/ }));
    expect(button("Resources")).toHaveAttribute("aria-expanded", "false");
  });
});
