import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PackingListImport } from "./import";

test("a pasted sentence is broken into lines, and lines of a table stay whole", () => {
  render(
    <PackingListImport
      openQuestions={null}
      onOpenQuestions={() => {}}
      rows={[]}
      onRows={() => {}}
    />,
  );
  const area = screen.getByRole("textbox", { hidden: true });
  fireEvent.input(area, { target: { value: "5 ctns of mugs, 50 x 40 x 30 cm, 9 kg each" } });
  expect(area).toHaveAttribute("wrap", "soft");
  fireEvent.input(area, { target: { value: "Item\tCtns" } });
  expect(area).toHaveAttribute("wrap", "off");
});
