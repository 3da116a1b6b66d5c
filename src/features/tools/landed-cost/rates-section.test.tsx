import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { RatesSection } from "./rates-section";

test("every table of this page is named once it was looked up over a year ago", () => {
  render(<RatesSection today="2027-12-01" />, { wrapper: MemoryRouter });
  const line = screen.getByText(/^Looked up over a year ago/);
  for (const table of ["US entry fees", "VAT and GST rates", "small parcels", "Our service fee"])
    expect(line).toHaveTextContent(table);
});
