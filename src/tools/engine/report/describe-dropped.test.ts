import { expect, test } from "vitest";
import { reportWords } from "@/content/tools/report";
import { shipmentVolumeTool } from "@/tools/shipment-volume/tool";
import { initialState } from "@/lib/tools/form-state";
import { describeDropped } from "./describe-dropped";

const TODAY = "2026-11-23";

test("an invalid row of a link is named by its number", async () => {
  const { form, loadReport } = shipmentVolumeTool;
  const { names } = await loadReport();
  const state = initialState(form, TODAY);
  const value = { kind: "row", row: 1, text: "60x40" } as const;
  expect(describeDropped({ definition: form, state, names }, value)).toBe(
    reportWords.droppedValue(names.row?.(2) ?? "", "60x40"),
  );
});
