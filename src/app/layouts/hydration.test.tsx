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

describe.each(["logoNavbar", "logoFooter"] as const)("the logo %s", (imageId) => {
  const link = () => screen.getByRole("link", { name: `${site.name}, home` });
  const image = () => link().querySelector("img") ?? document.body;
  const spinner = () => link().querySelector(".spinner");

  test("is shown without a spinner in a prerendered page, and is not preloaded", () => {
    const { container } = renderOnServer(<SiteLogo imageId={imageId} />);
    expect(image()).toHaveAttribute("src", imageCatalogue[imageId].defaultUrl);
    expect(image()).not.toHaveClass("opacity-0");
    expect(spinner()).toBeNull();
    expect(container.querySelector("link")).toBeNull();
  });

  test("in the navbar has a spinner from hydration until it has loaded", () => {
    const { hydrate } = renderOnServer(<SiteLogo imageId={imageId} />);
    hydrate();
    expect(spinner() !== null).toBe(imageId === "logoNavbar");
    fireEvent.load(image());
    expect(spinner()).toBeNull();
    expect(image()).not.toHaveClass("opacity-0");
  });

  test("has no spinner if it was loaded before hydration", () => {
    const { hydrate } = renderOnServer(<SiteLogo imageId={imageId} />);
    settleImage(image(), { isBroken: false });
    hydrate();
    expect(spinner()).toBeNull();
  });

  test("that failed to load before hydration is replaced by the site's name", () => {
    const { hydrate } = renderOnServer(<SiteLogo imageId={imageId} />);
    settleImage(image(), { isBroken: true });
    hydrate();
    expect(link()).toHaveTextContent(site.name);
    expect(link().querySelector("img")).toBeNull();
    expect(spinner()).toBeNull();
  });
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

  test("is closed after hydration if it was closed before", () => {
    const { hydrate } = renderOnServer(<Header />);
    hydrate();
    expect(button("Services")).toHaveAttribute("aria-expanded", "false");
  });

  test("opened by focus before hydration stays open, even on a click that follows", async () => {
    const { hydrate } = renderOnServer(<Header />);
    act(() => {
      button("Resources").focus();
    });
    const { user } = hydrate();
    expect(button("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(button("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(button("Resources")).toHaveAttribute("aria-expanded", "false");
  });

  test("that stayed open closes when one of its links is followed", async () => {
    const { hydrate } = renderOnServer(<Header />);
    act(() => {
      button("Resources").focus();
    });
    const { user } = hydrate();
    await user.click(bar().getByRole("link", { name: /^FAQ/ }));
    expect(button("Resources")).toHaveAttribute("aria-expanded", "false");
  });
});
