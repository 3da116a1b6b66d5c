import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockMatchMedia, WIDE_SCREEN } from "../../tests/support/browser";
import { renderOnServer } from "../../tests/support/hydrate";
import { renderWithProviders } from "../../tests/support/render-route";
import "../../tests/support/handlers/backend";
import { CollapsibleAside } from "./collapsible-aside";
import { openWideAsides } from "./native-details";

const aside = (
  <CollapsibleAside>
    <p>Sampling</p>
  </CollapsibleAside>
);
const details = () => screen.getByRole("group");

test.each([
  { width: "a wide screen", media: [WIDE_SCREEN], isOpen: true },
  { width: "a small screen", media: [], isOpen: false },
])("on $width a contents list is open: $isOpen", ({ media, isOpen }) => {
  mockMatchMedia(...media);
  renderWithProviders(aside);
  expect(details().hasAttribute("open")).toBe(isOpen);
});

test("a contents list that was closed before hydration stays closed", () => {
  mockMatchMedia(WIDE_SCREEN);
  const { hydrate } = renderOnServer(aside);
  openWideAsides();
  expect(details()).toHaveAttribute("open");
  details().removeAttribute("open");
  hydrate();
  expect(details()).not.toHaveAttribute("open");
});
