import { expect, test } from "vitest";
import { answer as words } from "@/content/tools/landed-cost";
import { makeAnswerView } from "./answer-view";
import { answerFor, exampleState, makeState } from "./test-orders";

type Given = Parameters<typeof makeState>[0];

const viewOf = (given: Given) => makeAnswerView(answerFor(makeState(given)).result);
const labelsOf = (given: Given) => viewOf(given).rows.map(({ label }) => label);

test("the answer has the total, the price and the country", () => {
  const { figure, text } = makeAnswerView(answerFor(exampleState).result);
  expect(figure).toBe("8.79");
  for (const part of ["8,792.44", "1,000", "by sea to the United States", "6.00"])
    expect(text).toContain(part);
  expect(viewOf({ destination: "JP", incoterm: "DDP" }).text).toContain("by sea to Japan");
});

test("the transport to the port is asked for under EXW and FCA, until an amount is typed", () => {
  for (const incoterm of ["EXW", "FCA"]) {
    const blank = { id: "originCharges", ...words.noOrigin(incoterm) };
    expect(viewOf({ incoterm }).blankField).toEqual(blank);
    for (const originCharges of ["0", "0.00", "300"])
      expect(viewOf({ incoterm, originCharges }).blankField).toBeUndefined();
  }
  for (const incoterm of ["FOB", "CFR", "CIF", "DAP", "DDP"])
    expect(viewOf({ incoterm }).blankField).toBeUndefined();
});

test("the effect of a freight increase is shown only if the buyer pays the freight", () => {
  for (const incoterm of ["EXW", "FCA", "FOB"])
    expect(labelsOf({ incoterm })).toContain(words.freightRise);
  for (const incoterm of ["CFR", "CIF", "DAP", "DDP"])
    expect(labelsOf({ incoterm })).toEqual([words.sell, words.cash]);
});
