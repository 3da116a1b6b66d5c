import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { NumberField } from "@/lib/tools/fields";
import { renderOnServer } from "../../../tests/support/hydrate";
import { renderWithProviders } from "../../../tests/support/render-route";
// Loaded up front, because the page imports it lazily and the import would outlive the test.
import "./report/parts";
import type { Tool } from "./tool";
import { ToolField } from "./tool-field";
import { useToolForm } from "./use-tool-form";

type Side = "length" | "width";

const side: NumberField = { kind: "number", min: 1, max: 100, message: "From 1 to 100" };

const area: Tool<Side, never, number> = {
  key: "shipmentVolume",
  form: {
    fields: { length: { ...side, key: "l" }, width: { ...side, key: "w" } },
    getDefaults: () => ({ length: "2", width: "3" }),
    rows: null,
  },
  calculate: ({ texts }) => ({
    ok: true,
    result: Number(texts.length) * Number(texts.width),
    steps: [],
    warnings: [],
  }),
  // Stays pending, because this page shows nothing of the report.
  loadReport: () => new Promise(() => {}),
};

function AreaPage() {
  const form = useToolForm(area);
  return (
    <>
      <ToolField form={form} name="length" copy={{ label: "Length" }} />
      <ToolField form={form} name="width" copy={{ label: "Width" }} />
      <output aria-label="Area">{form.answer?.result}</output>
    </>
  );
}

test("two fields filled in before the page's scripts have started are both kept", async () => {
  const { hydrate } = renderOnServer(<AreaPage />);
  for (const label of ["Length", "Width"]) {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    input.value = label === "Length" ? "5" : "7";
  }
  hydrate();
  expect(await screen.findByText("35")).toBe(screen.getByLabelText("Area"));
  expect(screen.getByLabelText("Length")).toHaveValue("5");
  expect(screen.getByLabelText("Width")).toHaveValue("7");
});

test("a reload of the address from just before the last change keeps what was typed", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume?v=1&w=9");
  renderWithProviders(<AreaPage />);
  fireEvent.change(screen.getByLabelText("Length"), { target: { value: "5" } });
  vi.advanceTimersByTime(400);
  expect(window.location.search).toBe("?v=1&l=5&w=9");
  cleanup();
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&w=9");
  renderWithProviders(<AreaPage />);
  expect(screen.getByLabelText("Length")).toHaveValue("5");
});

test("Back, while the address is about to follow the typed figures, keeps the one that it reached", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume");
  renderWithProviders(<AreaPage />);
  fireEvent.change(screen.getByLabelText("Length"), { target: { value: "5" } });
  // What Back does to the address, before React renders it.
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&w=9");
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe("?v=1&w=9");
});
