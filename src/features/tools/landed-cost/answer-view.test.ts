import { expect, test } from "vitest";
import { makeAnswerView } from "./answer-view";
import { answerFor, exampleState, makeState } from "./test-orders";

type Given = Parameters<typeof makeState>[0];

const viewOf = (given: Given) => makeAnswerView(answerFor(makeState(given)).result);
const labelsOf = (given: Given) => viewOf(given).rows.map(({ label }) => label);

test("the answer names the country", () => {
  expect(makeAnswerView(answerFor(exampleState).result).text).toBe(
    "8,792.44 for all 1,000 pieces by sea to the United States. Of the 8.79 a piece, 6.00 is the factory’s price.",
  );
  expect(viewOf({ destination: "JP", incoterm: "DDP" }).text).toContain("by sea to Japan");
});

test.each(["EXW", "FCA"])(
  "%s asks for the transport to the port until an amount is typed",
  (incoterm) => {
    expect(viewOf({ incoterm }).blankField).toEqual({
      id: "originCharges",
      text: `An ${incoterm} price leaves the way to the port of loading to you. It is counted as 0 here, so ${incoterm} costs no more than FOB. Type what it costs, or 0 if it costs you nothing.`,
      action: "Fill in the way to the port",
    });
    for (const originCharges of ["0", "0.00", "300"])
      expect(viewOf({ incoterm, originCharges }).blankField).toBeUndefined();
  },
);

test.each(["FOB", "CFR", "CIF", "DAP", "DDP"])(
  "%s does not ask for the transport to the port",
  (incoterm) => {
    expect(viewOf({ incoterm }).blankField).toBeUndefined();
  },
);

test("the effect of a freight increase is shown only if the buyer pays the freight", () => {
  for (const incoterm of ["EXW", "FCA", "FOB"])
    expect(labelsOf({ incoterm })).toContain("If freight rises 50%");
  for (const incoterm of ["CFR", "CIF", "DAP", "DDP"])
    expect(labelsOf({ incoterm })).toEqual(["Sell it for", "Cash needed at import"]);
});
