import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
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

test.each([
  { width: "a wide screen", media: [WIDE_SCREEN], isOpen: true },
  { width: "a small screen", media: [], isOpen: false },
])(
  "a contents list on $width keeps its state on hydration, and its button toggles it",
  async ({ media, isOpen }) => {
    mockMatchMedia(...media);
    const { hydrate } = renderOnServer(aside);
    const chevron = button().querySelector("svg")?.getAttribute("class");
    const { user } = hydrate();
    // The state is that of the style sheet until somebody presses the button.
    expect(fold()).toHaveAttribute("data-open", "auto");
    expect(button()).toHaveAttribute("aria-expanded", String(isOpen));
    expect(button().querySelector("svg")).toHaveAttribute("class", chevron);
    for (const isOpenNow of [!isOpen, isOpen]) {
      await user.click(button());
      expect(fold()).toHaveAttribute("data-open", String(isOpenNow));
      expect(button()).toHaveAttribute("aria-expanded", String(isOpenNow));
    }
  },
);
