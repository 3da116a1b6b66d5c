import { expect, test } from "vitest";
import { reportWords } from "@/content/tools/report";
import { initialState } from "@/tools/engine/form/form-state";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import { findField } from "@/tools/engine/form/find-field";
import { incotermsForm } from "@/tools/incoterms/form";
import { describeDropped } from "./dropped-values";

const TODAY = "2026-11-23";
const state = initialState(incotermsForm, TODAY);

test("an invalid value of a link is named by its field, with the successor of a former rule", () => {
  const link = `v=2&t=constructor&q=DAT&p=${"x".repeat(61)}`;
  const dropped = readLinkQuery(incotermsForm, link, TODAY)?.dropped ?? [];
  const labelOf = (name: string) => findField(incotermsForm, state, name, TODAY)?.label ?? "";
  const form = { definition: incotermsForm, state, today: TODAY };
  expect(dropped.map((value) => describeDropped(form, value))).toEqual([
    reportWords.droppedVersion("2"),
    reportWords.droppedValue(labelOf("transport"), "constructor"),
    reportWords.droppedValue(labelOf("quotation"), "DAT", "DAT was replaced by DPU in 2020"),
    reportWords.droppedValue(labelOf("place"), `${"x".repeat(40)}…`),
  ]);
});
