import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { buildYear } from "@/config/env";
import { site } from "@/config/site";
import { imageCatalogue } from "@/content/image-catalogue";
import { renderAhead, settleImage } from "../../../tests/support/hydrate";
import "../../../tests/support/handlers/backend";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteLogo } from "./site-logo";

describe.each(["logoNavbar", "logoFooter"] as const)("the logo %s", (imageId) => {
  const link = () => screen.getByRole("link", { name: `${site.name}, home` });
  const image = () => link().querySelector("img") ?? document.body;
  const spinner = () => link().querySelector(".spin3");

  test("shows plainly in a page rendered ahead, and is not preloaded", () => {
    const { container } = renderAhead(<SiteLogo imageId={imageId} />);
    expect(image()).toHaveAttribute("src", imageCatalogue[imageId].defaultUrl);
    expect(image()).not.toHaveClass("opacity-0");
    expect(spinner()).toBeNull();
    expect(container.querySelector("link")).toBeNull();
  });

  test("of the navbar has a spinner once the page is hydrated, until it is there", () => {
    const { hydrate } = renderAhead(<SiteLogo imageId={imageId} />);
    hydrate();
    expect(spinner() !== null).toBe(imageId === "logoNavbar");
    fireEvent.load(image());
    expect(spinner()).toBeNull();
    expect(image()).not.toHaveClass("opacity-0");
  });

  test("has none when it is there already", () => {
    const { hydrate } = renderAhead(<SiteLogo imageId={imageId} />);
    settleImage(image(), { isBroken: false });
    hydrate();
    expect(spinner()).toBeNull();
  });

  test("that has failed before is replaced by the name", () => {
    const { hydrate } = renderAhead(<SiteLogo imageId={imageId} />);
    settleImage(image(), { isBroken: true });
    hydrate();
    expect(link()).toHaveTextContent(site.name);
    expect(link().querySelector("img")).toBeNull();
    expect(spinner()).toBeNull();
  });
});

describe("the footer", () => {
  test("says the year of the build until the page is hydrated, then the visitor's", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2041-06-01") });
    const { hydrate } = renderAhead(<Footer />);
    expect(screen.getByText(/^© /)).toHaveTextContent(`© ${buildYear} `);
    hydrate();
    expect(screen.getByText(/^© /)).toHaveTextContent("© 2041 ");
  });
});

describe("a menu of the bar", () => {
  const bar = () => within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body);
  const button = (name: string) => bar().getByRole("button", { name });

  test("is closed after hydration as it was before", () => {
    const { hydrate } = renderAhead(<Header />);
    hydrate();
    expect(button("Services")).toHaveAttribute("aria-expanded", "false");
  });

  test("that the focus has opened before hydration stays open, under a click that comes after", async () => {
    const { hydrate } = renderAhead(<Header />);
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

  test("taken over so closes with its links and stays closed", async () => {
    const { hydrate } = renderAhead(<Header />);
    act(() => {
      button("Resources").focus();
    });
    const { user } = hydrate();
    await user.click(bar().getByRole("link", { name: /^FAQ/ }));
    expect(button("Resources")).toHaveAttribute("aria-expanded", "false");
  });
});
