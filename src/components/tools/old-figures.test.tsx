import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OldFigures } from "./old-figures";

const containers = {
  figures: "Container sizes",
  asOf: "2026-11",
  source: "ISO 668",
  changes: "seldom",
  maxAgeMonths: 12,
};
const fees = { ...containers, figures: "US entry fees", asOf: "2027-10" };

test("a visitor reads which figures are over a year old, and only of those", () => {
  const sources = [containers, fees];
  const { rerender } = render(<OldFigures sources={sources} today="2027-11-30" />);
  expect(screen.queryByText(/over a year ago/)).not.toBeInTheDocument();
  rerender(<OldFigures sources={sources} today="2027-12-01" />);
  expect(screen.getByText(/over a year ago/)).toHaveTextContent(
    "Looked up over a year ago: Container sizes (November 2026). Check these figures",
  );
});
