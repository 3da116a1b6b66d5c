import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { toolWords } from "@/content/tools/shared";
import {
  commonMessages,
  findFieldError,
  type ChoiceField,
  type NumberField,
} from "@/lib/tools/fields";
import { renderWithProviders } from "../../../tests/support/render-route";
import { Answer } from "./answer";
import type { Tool } from "./tool";
import { ToolChoices } from "./tool-choices";
import { ToolField } from "./tool-field";
import { useToolForm } from "./use-tool-form";

type Entry = "weight" | "unit";

const example = { message: "Not valid", isExample: true };
const weight: NumberField = { kind: "number", min: 1, max: 100, ...example };
const unit: ChoiceField = { kind: "choice", options: ["kg", "lb"], ...example };

const scales: Tool<Entry, never, string> = {
  key: "shipmentVolume",
  form: {
    fields: { weight: { ...weight, key: "w" }, unit: { ...unit, key: "u" } },
    getDefaults: () => ({ weight: "2", unit: "kg" }),
    rows: null,
  },
  calculate: ({ texts }) =>
    findFieldError(weight, texts.weight)
      ? { ok: false, errors: { weight: commonMessages.comma } }
      : { ok: true, result: `${texts.weight} ${texts.unit}`, steps: [], warnings: [] },
  // Stays pending, because this page shows nothing of the report.
  loadReport: () => new Promise(() => {}),
};

function ScalesPage() {
  const form = useToolForm(scales);
  const figure = form.answer?.result ?? "";
  return (
    <>
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
  fireEvent.change(screen.getByLabelText("Weight"), { target: { value: "3" } });
  const buttons = ["Save a file", toolWords.copyLink].map((name) =>
    screen.getByRole("button", { name }),
  );
  const [countedOn = ""] = toolWords.printedOn("|").split("|");
  const isDate = (text: string) => text.startsWith(countedOn);
  for (const button of buttons) expect(button).toBeEnabled();
  expect(screen.getByText(toolWords.example.none)).toBeInTheDocument();
  expect(screen.getByText(isDate)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Weight"), { target: { value: "12,5" } });
  expect(screen.getByText("3 kg")).toBeInTheDocument();
  for (const button of buttons) expect(button).toBeDisabled();
  expect(screen.queryByText(toolWords.example.none)).toBeNull();
  expect(screen.queryByText(isDate)).toBeNull();
});
