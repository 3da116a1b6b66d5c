import { expect, test } from "vitest";
import { changeText } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { landedCostForm } from "./form";
import { answerFor, exampleState, today } from "./test-orders";

const open = (link: string) => readLinkQuery(landedCostForm, link, today)?.state ?? exampleState;

function linkTo(originCharges: string) {
  const exw = changeText(landedCostForm, exampleState, { name: "incoterm", text: "EXW" }, today);
  const state = { ...exw, texts: { ...exw.texts, originCharges } };
  return writeLinkQuery(landedCostForm, state, today, { withPinned: false });
}

test("a typed 0 for the transport to the port differs from the blank default", () => {
  expect(linkTo("")).toBe("v=1&ed=2026-11-23&t=EXW");
  expect(linkTo("0")).toBe("v=1&ed=2026-11-23&t=EXW&o=0");
  expect(open(linkTo("0")).texts.originCharges).toBe("0");
  expect(open(linkTo("")).texts.originCharges).toBe("");
});

test("a link from before the field could be blank still works", () => {
  const worked = open("v=1&p=5&t=EXW&o=300&f=800&in=0");
  expect(answerFor(worked).result.total).toBe(759_805);
  const { result } = answerFor(open("v=1&t=EXW"));
  expect([result.total, result.payments.imported?.importInput.originCharges]).toEqual([
    879_244,
    null,
  ]);
});
