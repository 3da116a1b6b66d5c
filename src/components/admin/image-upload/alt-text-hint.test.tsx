import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AltTextHint } from "./alt-text-hint";

test.each([
  ["DSC 00012", "This looks like a name a camera or phone gave. Say what is in the picture."],
  ["Photo", "This says nothing about this picture. Say what is in it."],
  ["gift-box.jpg", "This looks like a file name. Say what is in the picture."],
  ["ab".repeat(76), "Longer than 150 characters is tiring to listen to. Can it be shorter?"],
])("the alt text '%s' gets a hint", (value, hint) => {
  render(<AltTextHint value={value} />);
  expect(screen.getByText(hint)).toBeInTheDocument();
});

test("a good alt text gets no hint", () => {
  const { container } = render(<AltTextHint value="Pallets on a quay at dusk" />);
  expect(container).toHaveTextContent("");
});
