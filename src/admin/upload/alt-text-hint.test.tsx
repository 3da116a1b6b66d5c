import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { altTextHints } from "@/content/admin/image-upload";
import { AltTextHint } from "./alt-text-hint";

const { cameraName, generic, fileName, tooLong } = altTextHints;

test.each([
  ["IMG_1234", cameraName],
  ["screen shot", cameraName],
  ["微信图片_20250603", cameraName],
  ["20250603 0942", cameraName],
  ["a Picture", generic],
  ["untitled design 2", generic],
  ["图片", generic],
  ["gift-box.jpg", fileName],
  ["Gift box.WEBP at dusk", fileName],
  [`${"ab".repeat(75)}c`, tooLong],
])("the advice for '%s' is: %s", (alt, advice) => {
  render(<AltTextHint value={` ${alt}`} />);
  expect(screen.getByText(advice)).toBeVisible();
});

test.each(["", "ab".repeat(75), "Photo of a sealed sample bag", "Screen printing on a cotton bag"])(
  "there is none for '%s'",
  (alt) => {
    const { container } = render(<AltTextHint value={alt} />);
    expect(container).toHaveTextContent(/^$/);
  },
);
