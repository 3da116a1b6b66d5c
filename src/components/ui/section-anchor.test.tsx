import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { mockMatchMedia, REDUCED_MOTION } from "../../../tests/support/browser";
import { SectionAnchor } from "./section-anchor";

beforeEach(() => {
  mockMatchMedia(REDUCED_MOTION);
  render(
    <MemoryRouter>
      <SectionAnchor to="part">To the part</SectionAnchor>
      <h2 id="part">The part</h2>
    </MemoryRouter>,
  );
});

/** Clicks the link and returns whether the browser follows it. */
function click(options: MouseEventInit): boolean {
  const link = screen.getByRole("link", { name: "To the part" });
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test("a click goes to the part and moves the focus there", () => {
  expect(click({ button: 0 })).toBe(false);
  expect(screen.getByRole("heading", { name: "The part" })).toHaveFocus();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a click with %s is the browser's: a new tab, a new window, a download",
  (key) => {
    expect(click({ button: 0, [key]: true })).toBe(true);
    expect(screen.getByRole("heading", { name: "The part" })).not.toHaveFocus();
  },
);
