import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { toolWords } from "@/content/tools/shared";
import {
  commonMessages,
  findFieldError,
  type ChoiceField,
  type NumberField,
} from "@/lib/tools/fields";
import { renderOnServer } from "../../../tests/support/hydrate";
import { renderWithProviders } from "../../../tests/support/render-route";
// Loaded up front, because the page imports it lazily and the import would outlive the test.
import "./report/parts";
import { Answer } from "./answer";
import type { Tool } from "./tool";
import { ToolChoices } from "./tool-choices";
import { ToolField } from "./tool-field";
import { useToolForm } from "./use-tool-form";

type Entry = "pieces" | "weight" | "unit";

const example = { message: "Not valid", isExample: true };
const number: NumberField = { kind: "number", min: 1, max: 100, ...example };
const unit: ChoiceField = { kind: "choice", options: ["kg", "lb"], ...example };

const scales: Tool<Entry, never, string> = {
  key: "shipmentVolume",
  form: {
    fields: {
      pieces: { ...number, key: "q" },
      weight: { ...number, key: "g" },
      unit: { ...unit, key: "u" },
    },
    getDefaults: () => ({ pieces: "3", weight: "2", unit: "kg" }),
    rows: null,
  },
  calculate: ({ texts: { pieces, weight, unit } }) =>
    findFieldError(number, weight)
      ? { ok: false, errors: { weight: commonMessages.comma } }
      : { ok: true, result: `${pieces} of ${weight} ${unit}`, steps: [], warnings: [] },
  // Stays pending, because this page shows nothing of the report.
  loadReport: () => new Promise(() => {}),
};

function ScalesPage() {
  const form = useToolForm(scales);
  const figure = form.answer?.result ?? "";
  return (
    <>
      <ToolField form={form} name="pieces" copy={{ label: "Pieces" }} />
      <ToolField form={form} name="weight" copy={{ label: "Weight" }} />
      <ToolChoices
        form={form}
        name="unit"
        copy={{ label: "Unit", options: { kg: "kg", lb: "lb" } }}
      />
      <Answer
        tool={scales}
        form={form}
        view={{ label: "It weighs", figure, text: "", rows: [], caveat: "" }}
        actions={<button type="button">Save a file</button>}
      />
    </>
  );
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

beforeEach(() => {
  sessionStorage.clear();
});

test("Space on the chosen option confirms it", () => {
  renderWithProviders(<ScalesPage />);
  const choices = screen.getByRole("group", { name: "Unit" });
  expect(choices).toHaveAccessibleDescription(toolWords.example.mark);
  fireEvent.keyDown(screen.getByLabelText("kg"), { key: " " });
  expect(choices).toHaveAccessibleDescription("");
  expect(screen.getByLabelText("kg")).toBeChecked();
});

test("an outdated answer is neither copied, saved nor dated, nor called the visitor’s own", () => {
  renderWithProviders(<ScalesPage />);
  fireEvent.click(screen.getByLabelText("kg"));
  type("Pieces", "4");
  type("Weight", "3");
  const buttons = ["Save a file", toolWords.copyLink].map((name) =>
    screen.getByRole("button", { name }),
  );
  const [countedOn = ""] = toolWords.printedOn("|").split("|");
  const isDate = (text: string) => text.startsWith(countedOn);
  for (const button of buttons) expect(button).toBeEnabled();
  expect(screen.getByText(toolWords.example.none)).toBeInTheDocument();
  expect(screen.getByText(isDate)).toBeInTheDocument();
  type("Weight", "12,5");
  expect(screen.getByText("4 of 3 kg")).toBeInTheDocument();
  for (const button of buttons) expect(button).toBeDisabled();
  expect(screen.queryByText(toolWords.example.none)).toBeNull();
  expect(screen.queryByText(isDate)).toBeNull();
});

test("two fields filled in before the page's scripts have started are both kept", async () => {
  const { hydrate } = renderOnServer(<ScalesPage />);
  screen.getByLabelText<HTMLInputElement>("Pieces").value = "5";
  screen.getByLabelText<HTMLInputElement>("Weight").value = "7";
  hydrate();
  expect(await screen.findByText("5 of 7 kg")).toBeInTheDocument();
  expect(screen.getByLabelText("Pieces")).toHaveValue("5");
  expect(screen.getByLabelText("Weight")).toHaveValue("7");
});

test("a reload of the address from just before the last change keeps what was typed", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume?v=1&q=9");
  renderWithProviders(<ScalesPage />);
  type("Weight", "5");
  vi.advanceTimersByTime(400);
  expect(new URLSearchParams(window.location.search).get("g")).toBe("5");
  cleanup();
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&q=9");
  renderWithProviders(<ScalesPage />);
  expect(screen.getByLabelText("Weight")).toHaveValue("5");
});

test("Back, while the address is about to follow the typed figures, keeps the one that it reached", () => {
  vi.useFakeTimers();
  window.history.pushState(null, "", "/tools/shipment-volume");
  renderWithProviders(<ScalesPage />);
  type("Weight", "5");
  // What Back does to the address, before React renders it.
  window.history.replaceState(null, "", "/tools/shipment-volume?v=1&q=9");
  vi.advanceTimersByTime(1000);
  expect(window.location.search).toBe("?v=1&q=9");
});
