import { expect, test } from "vitest";
import { worksheet } from "@/content/tools/incoterms";
import { reportWords } from "@/content/tools/report";
import { incotermsTool } from "@/tools/incoterms/tool";
import { shipmentVolumeTool } from "@/tools/shipment-volume/tool";
import { initialState } from "@/lib/tools/form-state";
import { readLinkQuery } from "@/lib/tools/link-query";
import { describeDropped } from "./describe-dropped";

const TODAY = "2026-11-23";

test("an invalid value of a link is named by its field, with the successor of a former rule", async () => {
  const { form, loadReport } = incotermsTool;
  const { names } = await loadReport();
  const state = initialState(form, TODAY);
  const link = `v=2&t=constructor&q=DAT&p=${"x".repeat(61)}`;
  const dropped = readLinkQuery(form, link, TODAY)?.dropped ?? [];
  const { transport, quotation } = worksheet.questions;
  const place = names.field("place", state.texts);
  expect(
    dropped.map((value) => describeDropped({ definition: form, state, names }, value)),
  ).toEqual([
    reportWords.droppedVersion("2"),
    reportWords.droppedValue(transport.label, "constructor"),
    reportWords.droppedValue(quotation.label, "DAT", "DAT was replaced by DPU in 2020"),
    reportWords.droppedValue(place, `${"x".repeat(40)}…`),
  ]);
});

test("an invalid row of a link is named by its number", async () => {
  const { form, loadReport } = shipmentVolumeTool;
  const { names } = await loadReport();
  const state = initialState(form, TODAY);
  const value = { kind: "row", row: 1, text: "60x40" } as const;
  expect(describeDropped({ definition: form, state, names }, value)).toBe(
    reportWords.droppedValue(names.row?.(2) ?? "", "60x40"),
  );
});
