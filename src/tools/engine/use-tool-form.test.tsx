import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";
import { storeSharedValues } from "@/data/browser/shared-values";
import { renderOnServer } from "../../../tests/support/hydrate";
import { renderWithProviders } from "../../../tests/support/render-route";
import { defineTool } from "./define-tool";
import { defineForm } from "./form/define-form";
import { choice, number } from "./form/field-kinds";
import { ToolPage } from "./tool-page";

const message = "Not valid";

/** Counts pieces of a weight in kilograms or pounds. */
const scales = defineTool({
  key: "shipmentVolume",
  texts: {
    head: { title: "", description: "", intro: "" },
    call: { heading: "", text: "", label: "" },
    worksheet: { title: "Scales", note: "" },
  },
  form: defineForm({
    fields: {
      pieces: number("q", { min: 1, max: 100, default: "3", isExample: true, shared: "pieces" }),
      weight: number("g", {
        ...{ min: 1, max: 5000, default: "2", isExample: true },
        measure: { of: "weight", unitField: "unit" },
      }),
      unit: choice("u", {
        options: ["kg", "lb"],
        isSelfNamed: true,
        default: "kg",
        isExample: true,
      }),
    },
    rows: {},
    words: {
      fields: {
        pieces: { label: "Pieces", message },
        weight: { label: "Weight", message },
        unit: { label: "Unit" },
      },
      rows: {},
    },
  }),
  calculate: ({ pieces, weight, unit }) => ({ ok: true, result: `${pieces} of ${weight} ${unit}` }),
  view: (figure) => ({
    label: "It weighs",
    figure,
    short: { figure, text: "together" },
    text: "",
    rows: [],
    decision: "Send it.",
    next: [],
    warnings: [],
    caveat: "",
    steps: [],
  }),
  worksheet: [{ title: "Goods", detail: "", tone: "ink", cells: ["pieces", "weight", "unit"] }],
  Actions: () => <button type="button">Save a file</button>,
});

const page = <ToolPage tool={scales} />;
const figure = () => screen.getByRole("status", { name: "It weighs" });

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/tools/shipment-volume");
});

test("while an entry is invalid there is no answer, but its error and a way back to the example", () => {
  renderWithProviders(page);
  type("Pieces", "4");
  expect(figure()).toHaveTextContent("4 of 2 kg");
  type("Weight", "heavy");
  expect(screen.getByLabelText("Weight")).toHaveAccessibleDescription(new RegExp(message));
  for (const button of ["Save a file", words.copyLink])
    expect(screen.queryByRole("button", { name: button })).toBeNull();
  expect(screen.getByRole("heading", { name: words.emptyHeading })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: words.startOver }));
  expect(figure()).toHaveTextContent("3 of 2 kg");
  fireEvent.click(screen.getByRole("button", { name: words.undoStartOver }));
  expect(screen.getByLabelText("Weight")).toHaveValue("heavy");
});

test("a number that could be two is read, says as which, and is the other by one press", () => {
  renderWithProviders(page);
  type("Weight", "1.250");
  const weight = screen.getByLabelText("Weight");
  expect(weight).toHaveValue("1.250");
  expect(weight).toHaveAccessibleDescription(words.readAs("1.25", "1250"));
  expect(figure()).toHaveTextContent("3 of 1.25 kg");
  fireEvent.click(screen.getByRole("button", { name: words.useCorrection("1250") }));
  expect(figure()).toHaveTextContent("3 of 1250 kg");
  expect(weight).toHaveFocus();
});

test("a number is still read as another one proved it, when that one is converted", () => {
  renderWithProviders(page);
  type("Weight", "2,5");
  fireEvent.blur(screen.getByLabelText("Weight"));
  type("Pieces", "1,500");
  type("Unit", "lb");
  expect(figure()).toHaveTextContent("1.5 of 5.51156 lb");
});

test("two fields filled in before the page's scripts have started are both kept", async () => {
  const { hydrate } = renderOnServer(page);
  screen.getByLabelText<HTMLInputElement>("Pieces").value = "5";
  screen.getByLabelText<HTMLInputElement>("Weight").value = "7";
  hydrate();
  await vi.waitFor(() => {
    expect(figure()).toHaveTextContent("5 of 7 kg");
  });
  expect(screen.getByLabelText("Pieces")).toHaveValue("5");
  expect(screen.getByLabelText("Weight")).toHaveValue("7");
});

test("a reload of the address from just before the last change keeps what was typed", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume?v=1&q=9");
  renderWithProviders(page);
  type("Weight", "5");
  vi.advanceTimersByTime(400);
  expect(new URLSearchParams(window.location.search).get("g")).toBe("5");
  cleanup();
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&q=9");
  renderWithProviders(page);
  expect(screen.getByLabelText("Weight")).toHaveValue("5");
});

test("Back, while the address is about to follow the typed figures, keeps the one that it reached", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume");
  renderWithProviders(page);
  type("Weight", "5");
  // What Back does to the address, before React renders it.
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&q=9");
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe("?v=1&q=9");
});

const mark = words.offers.mark(toolNames.aqlSampling);

const goOn = () => {
  storeSharedValues("shipmentVolume", { pieces: { from: "aqlSampling", text: "40" } });
};

test("who goes on from another tool finds its figures filled in, marked, and can undo that", () => {
  goOn();
  renderWithProviders(page);
  expect(screen.getByLabelText("Pieces")).toHaveValue("40");
  expect(screen.getByLabelText("Pieces")).toHaveAccessibleDescription(mark);
  expect(figure()).toHaveTextContent("40 of 2 kg");
  fireEvent.click(screen.getByRole("button", { name: words.offers.undo }));
  expect(screen.getByLabelText("Pieces")).toHaveValue("3");
  expect(screen.getByLabelText("Pieces")).toHaveAccessibleDescription(words.example.mark);
});

test("an own entry is replaced by another tool's only on request", () => {
  renderWithProviders(page);
  type("Pieces", "5");
  cleanup();
  const offer = words.offers.text("Pieces", "40", "5");
  goOn();
  renderWithProviders(page);
  expect(screen.getByText(offer)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: words.offers.decline }));
  expect(screen.queryByText(offer)).toBeNull();
  expect(screen.getByLabelText("Pieces")).toHaveValue("5");
  cleanup();
  goOn();
  renderWithProviders(page);
  fireEvent.click(screen.getByRole("button", { name: words.offers.use }));
  expect(screen.getByLabelText("Pieces")).toHaveValue("40");
  expect(screen.queryByText(words.offers.heading(toolNames.aqlSampling))).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.offers.undo }));
  expect(screen.getByLabelText("Pieces")).toHaveValue("5");
});

test("who keeps the figures in another unit keeps what another tool has filled in", () => {
  goOn();
  renderWithProviders(page);
  fireEvent.change(screen.getByLabelText("Unit"), { target: { value: "lb" } });
  expect(screen.getByLabelText("Weight")).toHaveValue("4.40925");
  fireEvent.click(screen.getByRole("button", { name: words.keepFigures }));
  expect(screen.getByLabelText("Weight")).toHaveValue("2");
  expect(screen.getByLabelText("Pieces")).toHaveValue("40");
});
