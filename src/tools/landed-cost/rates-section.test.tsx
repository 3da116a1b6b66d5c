import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { oldFigures } from "@/content/tools/old-figures";
import { RatesSection } from "./rates-section";

test("every table of this page is named once it was looked up over a year ago", () => {
  render(<RatesSection today="2027-12-01" />, { wrapper: MemoryRouter });
  const [start = ""] = oldFigures.line("|").split("|");
  const line = screen.getByText((text) => text.startsWith(start));
  for (const table of ["US entry fees", "VAT and GST rates", "small parcels", "Our service fee"])
    expect(line).toHaveTextContent(table);
});
