import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { hrefsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import "../../../tests/support/handlers/backend";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../../../tests/support/addresses";
import { Header } from "./header";

/** The desktop bar is the first of two: the mobile menu has the same accessible name. */
const bar = () => within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? document.body);
const menu = (name: string) => bar().getByRole("button", { name });
const panel = (name: string) =>
  document.getElementById(menu(name).getAttribute("popovertarget") ?? "") ?? document.body;
/** The lane below the menu of the current page. */
const mark = (name: string) => menu(name).querySelector(".mini-lane");
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

  test.each(MENUS)("has the pages of $name in their order", ({ name, list }) => {
    renderWithProviders(<Header />);
    expect(hrefsOf(links(name))).toEqual(list);
  });

  test("marks the current page and the menu that contains it", () => {
    renderWithProviders(<Header />, "/shipping-from-china");
    const current = links("Services").filter((link) => link.hasAttribute("aria-current"));
    expect(hrefsOf(current)).toEqual(["/shipping-from-china"]);
    expect(mark("Services")).not.toBeNull();
    expect(mark("Resources")).toBeNull();
    expect(bar().getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });
});

test("the menu of small screens has the pages of both sections, in their order, and three more", () => {
  renderWithProviders(<Header />, "/about-us");
  const toggle = screen.getByRole("button", { name: /menu$/ });
  const panel = document.getElementById(toggle.getAttribute("popovertarget") ?? "");
  const links = [...(panel ?? document.body).querySelectorAll("a")];
  expect(hrefsOf(links)).toEqual([
    "/",
    ...SERVICES_PATHS,
    ...RESOURCES_PATHS,
    "/about-us",
    "/contact-us",
  ]);
  expect(links.filter((link) => link.ariaCurrent).map(({ textContent }) => textContent)).toEqual([
    "About",
  ]);
});
