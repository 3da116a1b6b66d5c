import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { hrefsOf } from "../../../tests/support/queries";
import { renderOnServer } from "../../../tests/support/hydrate";
import { renderWithProviders } from "../../../tests/support/render-route";
import "../../../tests/support/handlers/backend";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../../../tests/support/addresses";
import { Header } from "./header";

/** The desktop bar is the first of two: the mobile menu has the same accessible name. */
const bar = () => within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body);
const menu = (name: string) => bar().getByRole("button", { name });
const isOpen = (name: string) => menu(name).getAttribute("aria-expanded") === "true";
const panel = (name: string) =>
  document.getElementById(menu(name).getAttribute("aria-controls") ?? "") ?? document.body;
const links = (name: string) => [...panel(name).querySelectorAll("a")];

const MENUS = [
  { name: "Services", list: SERVICES_PATHS },
  { name: "Resources", list: RESOURCES_PATHS },
];

describe("the bar", () => {
  test("links to the home page, the about page and the quote form, and marks the current one", () => {
    renderWithProviders(<Header />, "/about-us");
    expect(bar().getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(bar().getByRole("link", { current: "page" })).toHaveAttribute("href", "/about-us");
    // One is for large screens, one in the menu of small ones.
    expect(document.querySelectorAll('a[href="/contact-us"]')).toHaveLength(2);
  });

  test.each(MENUS)(
    "has the pages of $name in their order, and a click shows or hides them",
    async ({ name, list }) => {
      const { user } = renderWithProviders(<Header />);
      expect(panel(name)).not.toBeVisible();
      await user.click(menu(name));
      expect(panel(name)).toBeVisible();
      expect(isOpen(name)).toBe(true);
      expect(hrefsOf(links(name))).toEqual(list);
      await user.click(menu(name));
      expect(panel(name)).not.toBeVisible();
      expect(isOpen(name)).toBe(false);
    },
  );

  test("marks the current page and the menu that contains it", () => {
    renderWithProviders(<Header />, "/shipping-from-china");
    const current = links("Services").filter((link) => link.hasAttribute("aria-current"));
    expect(hrefsOf(current)).toEqual(["/shipping-from-china"]);
    expect(menu("Services")).toHaveClass("nav-on");
    expect(menu("Resources")).not.toHaveClass("nav-on");
    expect(bar().getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });
});

describe("a menu", () => {
  test("opened by focus before hydration stays open, even on a click that follows, until a link is followed", async () => {
    const { hydrate } = renderOnServer(<Header />);
    act(() => {
      menu("Resources").focus();
    });
    const { user } = hydrate();
    expect(menu("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(menu("Resources")).toHaveAttribute("aria-expanded", "true");
    await user.click(bar().getByRole("link", { name: /^FAQ/ }));
    expect(menu("Resources")).toHaveAttribute("aria-expanded", "false");
  });

  test("closes on a click outside, and when the focus moves outside", async () => {
    const { user } = renderWithProviders(<Header />);
    await user.click(menu("Services"));
    fireEvent.pointerDown(document.body);
    expect(isOpen("Services")).toBe(false);
    await user.click(menu("Services"));
    act(() => {
      screen.getByRole("button", { name: "Open menu" }).focus();
    });
    expect(isOpen("Services")).toBe(false);
  });

  test.each(MENUS)("$name closes with each of its links", async ({ name }) => {
    const { user } = renderWithProviders(<Header />);
    for (const link of links(name)) {
      await user.click(menu(name));
      await user.click(link);
      expect(isOpen(name)).toBe(false);
      expect(link).toHaveAttribute("aria-current", "page");
    }
  });

  test("closes when a link beside it is followed", async () => {
    const { user } = renderWithProviders(<Header />, "/faq");
    await user.click(menu("Services"));
    bar().getByRole("link", { name: "About" }).focus();
    expect(isOpen("Services")).toBe(true);
    await user.keyboard("{Enter}");
    expect(isOpen("Services")).toBe(false);
  });
});

describe("a mouse", () => {
  /** Starts with the pointer over the menu's button. */
  async function renderHovering() {
    startFakeTimers();
    const { user } = renderWithProviders(<Header />);
    await user.hover(menu("Services"));
    return user;
  }

  test("opens a menu by hovering over it, and closes it shortly after leaving", async () => {
    const user = await renderHovering();
    expect(isOpen("Services")).toBe(false);
    advanceTimers(150);
    expect(isOpen("Services")).toBe(true);
    await user.unhover(menu("Services"));
    advanceTimers(100);
    expect(isOpen("Services")).toBe(true);
    advanceTimers(200);
    expect(isOpen("Services")).toBe(false);
  });

  test("does not close by a click a menu that hovering has opened", async () => {
    const user = await renderHovering();
    advanceTimers(150);
    await user.click(menu("Services"));
    expect(isOpen("Services")).toBe(true);
    await user.click(menu("Services"));
    expect(isOpen("Services")).toBe(false);
  });

  test("that crosses the bar opens no menu, nor does a touch that moves over it", async () => {
    const user = await renderHovering();
    await user.unhover(menu("Services"));
    advanceTimers(1000);
    expect(isOpen("Services")).toBe(false);
    fireEvent.pointerEnter(menu("Services"), { pointerType: "touch" });
    advanceTimers(1000);
    expect(isOpen("Services")).toBe(false);
  });
});
