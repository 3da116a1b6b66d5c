import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { oldFigures as words } from "@/content/tools/old-figures";
import { OldFigures } from "./old-figures";

const containerSizes = {
  figures: "Container sizes",
  asOf: "2026-11",
  source: "ISO 668",
  changes: "seldom",
  maxAgeMonths: 12,
};
const fees = { ...containerSizes, figures: "US entry fees", asOf: "2027-10" };

test("a visitor reads which figures are over a year old, and only of those", () => {
  const sources = [containerSizes, fees];
  const { container, rerender } = render(<OldFigures sources={sources} today="2027-11-30" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<OldFigures sources={sources} today="2027-12-01" />);
  expect(
    screen.getByText(words.line(words.table("Container sizes", "November 2026"))),
  ).toBeInTheDocument();
});
