import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { advanceTimers, startFakeTimers } from "../../../../tests/support/browser";
import { ImagePreview } from "./image-preview";

const HERO = "https://cdn.example/hero.webp";
const BROKEN = "This address shows no picture";

/** jsdom loads no images, so the size is set by hand. */
function finishLoading(image: HTMLElement, width: number, height: number) {
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
}

test("a picture is shown with its size in pixels", () => {
  render(<ImagePreview url={HERO} alt="A quay" />);
  const image = screen.getByRole("img", { name: "A quay" });
  expect(image).toHaveAttribute("src", HERO);
  finishLoading(image, 1600, 1200);
  expect(screen.getByText("1600 × 1200 px")).toBeInTheDocument();
});

test("an SVG without an intrinsic size is shown without one", () => {
  render(<ImagePreview url="/logo.svg" alt="Logo" />);
  finishLoading(screen.getByRole("img"), 0, 0);
  expect(screen.queryByText(/px/)).not.toBeInTheDocument();
});

test("reports an address without a picture", () => {
  render(<ImagePreview url={HERO} alt="A quay" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText(BROKEN)).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test.each(["blog/hero.webp", "https://", "hero", "javascript:alert(1)"])(
  "'%s' causes no request",
  (url) => {
    render(<ImagePreview url={url} alt="A quay" />);
    expect(screen.getByText(BROKEN)).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  },
);

test("without an address the frame is empty", () => {
  render(<ImagePreview url="" alt="" />);
  expect(screen.getByText("No picture yet")).toBeInTheDocument();
});

test("an address is loaded after a pause in typing, also after a broken one", () => {
  startFakeTimers();
  const { rerender } = render(<ImagePreview url={HERO} alt="A quay" />);
  fireEvent.error(screen.getByRole("img"));
  rerender(<ImagePreview url={`${HERO}?`} alt="A quay" />);
  advanceTimers(300);
  rerender(<ImagePreview url={`${HERO}?2`} alt="A quay" />);
  advanceTimers(300);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  advanceTimers(100);
  expect(screen.getByRole("img")).toHaveAttribute("src", `${HERO}?2`);
});
