import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../../../tests/support/addresses";
import { hrefsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import "../../../tests/support/handlers/backend";
import { Header } from "./header";

const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const panelOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute("aria-controls") ?? "") ?? document.body;
const panel = () => within(panelOf(toggle()));
const section = (name: string) => panel().getByRole("button", { name });
const linksOf = (name: string) => within(panelOf(section(name))).getAllByRole("link");

describe("the menu of small screens", () => {
  test("opens and closes with its button, which says what it does", async () => {
    const { user } = renderWithProviders(<Header />);
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveAccessibleName("Open menu");
    await user.click(toggle());
    expect(isOpen()).toBe(true);
    expect(toggle()).toHaveAccessibleName("Close menu");
    expect(panelOf(toggle())).toHaveAttribute("data-open", "true");
    await user.click(toggle());
    expect(isOpen()).toBe(false);
    expect(panelOf(toggle())).toHaveAttribute("data-open", "false");
  });

  test.each([
    { name: "Services", list: SERVICES_PATHS, other: "Resources" },
    { name: "Resources", list: RESOURCES_PATHS, other: "Services" },
  ])("expands and collapses $name without $other", async ({ name, list, other }) => {
    const { user } = renderWithProviders(<Header />);
    await user.click(toggle());
    expect(section(name)).toHaveAttribute("aria-expanded", "false");
    await user.click(section(name));
    expect(section(name)).toHaveAttribute("aria-expanded", "true");
    expect(section(other)).toHaveAttribute("aria-expanded", "false");
    expect(panelOf(section(name))).toHaveAttribute("data-open", "true");
    expect(hrefsOf(linksOf(name))).toEqual(list);
    await user.click(section(name));
    expect(section(name)).toHaveAttribute("aria-expanded", "false");
    expect(panelOf(section(name))).toHaveAttribute("data-open", "false");
  });

  test("closes on Escape and returns the focus", async () => {
    const { user } = renderWithProviders(<Header />);
    await user.click(toggle());
    section("Resources").focus();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  test("closes with each of its links", async () => {
    const { user } = renderWithProviders(<Header />);
    const links = panel().getAllByRole("link");
    expect(links).toHaveLength(SERVICES_PATHS.length + RESOURCES_PATHS.length + 3);
    for (const link of links) {
      await user.click(toggle());
      await user.click(link);
      expect(isOpen()).toBe(false);
    }
  });

  test("closes when the logo is followed, also by keyboard", async () => {
    const { user } = renderWithProviders(<Header />, "/faq");
    await user.click(toggle());
    screen.getByRole("link", { name: `${site.name}, home` }).focus();
    await user.keyboard("{Enter}");
    expect(isOpen()).toBe(false);
  });
});
