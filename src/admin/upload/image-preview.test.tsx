import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { imageUpload } from "@/content/admin/image-upload";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { ImagePreview } from "./image-preview";

const HERO = "https://cdn.example/hero.webp";

test.each([
  [1600, 1200, "1600 × 1200 px"],
  [1600, 900, `1600 × 900 px${imageUpload.preview.cropped}`],
  // Of an SVG without an intrinsic size, nothing is known.
  [0, 0, ""],
])("a picture of %d × %d is shown with its size, and what the frame cuts off", (...row) => {
  const [naturalWidth, naturalHeight, text] = row;
  const { container } = render(<ImagePreview url={HERO} alt="A quay" />);
  const image = screen.getByRole("img", { name: "A quay" });
  expect(image).toHaveAttribute("src", HERO);
  // jsdom loads no images and has no layout, so the sizes are set by hand.
  const sizes = { naturalWidth, naturalHeight, clientWidth: 400, clientHeight: 300 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(image, name, { value });
  fireEvent.load(image);
  expect(container.textContent).toBe(text);
});

test.each([
  ["blog/hero.webp", imageUpload.preview.broken],
  ["//elsewhere.example/hero.webp", imageUpload.preview.broken],
  ["https://drive.google.com/file/d/1abc/view?usp=sharing", imageUpload.preview.page],
  ["https://www.dropbox.com/s/abc/hero.jpg?dl=0", imageUpload.preview.page],
  ["", imageUpload.preview.empty],
])("'%s' causes no request, and the frame says why it is empty", (url, text) => {
  render(<ImagePreview url={url} alt="A quay" />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("an address is loaded after a pause in typing, also after one without a picture", () => {
  startFakeTimers();
  const { rerender } = render(<ImagePreview url={HERO} alt="A quay" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText(imageUpload.preview.broken)).toBeInTheDocument();
  rerender(<ImagePreview url={`${HERO}?`} alt="A quay" />);
  advanceTimers(300);
  rerender(<ImagePreview url={`${HERO}?2`} alt="A quay" />);
  advanceTimers(300);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  advanceTimers(100);
  expect(screen.getByRole("img")).toHaveAttribute("src", `${HERO}?2`);
});
