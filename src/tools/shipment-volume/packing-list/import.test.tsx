import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { paste } from "@/content/tools/shipment-volume";
import { ShipmentVolumePage } from "@/tools/shipment-volume/shipment-volume-page";

test("a pasted sentence is broken into lines, and lines of a table stay whole", () => {
  renderWithProviders(<ShipmentVolumePage />);
  const area = screen.getByLabelText(paste.label);
  fireEvent.input(area, { target: { value: "5 ctns of mugs, 50 x 40 x 30 cm, 9 kg each" } });
  expect(area).toHaveAttribute("wrap", "soft");
  fireEvent.input(area, { target: { value: "Item\tCtns" } });
  expect(area).toHaveAttribute("wrap", "off");
});
