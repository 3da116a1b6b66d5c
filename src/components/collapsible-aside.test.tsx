import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { mockMatchMedia, WIDE_SCREEN } from "../../tests/support/browser";
import { renderOnServer } from "../../tests/support/hydrate";
import "../../tests/support/handlers/backend";
import { CollapsibleAside } from "./collapsible-aside";

const aside = (
  <CollapsibleAside title="Contents">
    <p>Sampling</p>
  </CollapsibleAside>
);
const button = () => screen.getByRole("button", { name: "Contents" });
const fold = () => document.getElementById(button().getAttribute("aria-controls") ?? "");

describe.each([
  { width: "a wide screen", media: [WIDE_SCREEN], isOpen: true },
  { width: "a small screen", media: [], isOpen: false },
])("a contents list on $width", ({ media, isOpen }) => {
  test("keeps its CSS-controlled state on hydration, which only adds ARIA attributes", () => {
    mockMatchMedia(...media);
    const { hydrate } = renderOnServer(aside);
    expect(fold()).toHaveAttribute("data-open", "auto");
    expect(button()).not.toHaveAttribute("aria-expanded");
    const chevron = button().querySelector("svg")?.getAttribute("class");
    hydrate();
    expect(fold()).toHaveAttribute("data-open", "auto");
    expect(button()).toHaveAttribute("aria-expanded", String(isOpen));
    expect(button().querySelector("svg")).toHaveAttribute("class", chevron);
  });

  test("toggles with each press of its button", async () => {
    mockMatchMedia(...media);
    const { user } = renderOnServer(aside).hydrate();
    await user.click(button());
    expect(fold()).toHaveAttribute("data-open", String(!isOpen));
    expect(button()).toHaveAttribute("aria-expanded", String(!isOpen));
    await user.click(button());
    expect(fold()).toHaveAttribute("data-open", String(isOpen));
  });
});
