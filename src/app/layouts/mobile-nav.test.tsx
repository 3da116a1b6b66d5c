import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../../../tests/support/addresses";
import { hrefsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import "../../../tests/support/handlers/backend";
import { Header } from "./header";

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
