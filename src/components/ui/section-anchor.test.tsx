import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SectionAnchor } from "./section-anchor";

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a click with %s is the browser's: a new tab, a new window, a download",
  (key) => {
    render(
      <MemoryRouter>
        <SectionAnchor to="part">To the part</SectionAnchor>
        <h2 id="part">The part</h2>
      </MemoryRouter>,
    );
    const link = screen.getByRole("link", { name: "To the part" });
    const click = createEvent.click(link, { button: 0, [key]: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.getByRole("heading", { name: "The part" })).not.toHaveFocus();
  },
);
