import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLink, writeLink } from "@/lib/tools/link-state";
import { calculateIncoterms } from "./calculate";
import {
  cargos,
  forwarders,
  importers,
  incotermsForm,
  licenses,
  quotations,
  transports,
  vats,
  type IncotermsField,
} from "./form";
import { findObligation, obligations, rules, shipRules } from "./rules";
import { announceIncoterms, summarizeIncoterms } from "./summary";

type State = FormState<IncotermsField, never>;

const TODAY = "2026-11-23";
const example = initialState(incotermsForm, TODAY);
const answered = (texts: Partial<State["texts"]>): State => ({
  ...example,
  texts: { ...example.texts, ...texts },
});

function solve(texts: Partial<State["texts"]>) {
  const outcome = calculateIncoterms(answered(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("the worked cases", () => {
  test("E1: samples by courier go DAP", () => {
    expect(solve({ cargo: "parcel", transport: "courier" }).result.choice.rule).toBe("DAP");
  });

  test("E3: without a forwarder DAP, or CIP with the seller's insurance", () => {
    const { choice } = solve({ forwarder: "no" }).result;
    expect(choice).toMatchObject({ rule: "DAP", place: "your warehouse" });
    expect(choice.alternative).toContain("CIP");
  });

  test("E5: not registered and nothing to reclaim means DDP, with a warning", () => {
    const { result, warnings } = solve({ transport: "air", importer: "no", vat: "no" });
    expect(result.choice.rule).toBe("DDP");
    expect(warnings.join(" ")).toContain("importer of record");
  });

  test("E7: a quotation EXW brings the export warning, and FCA", () => {
    const { result, warnings } = solve({ quotation: "EXW" });
    expect(result.choice.rule).toBe("FCA");
    expect(result.quoted?.rule).toBe("EXW");
    expect(warnings.join(" ")).toContain("clear export in China");
  });

  test("E9: a quotation DDP costs whoever reclaims VAT the deduction", () => {
    expect(solve({ quotation: "DDP", vat: "yes" }).warnings.join(" ")).toContain(
      "VAT cannot be deducted without import papers in your name",
    );
  });

  test("E11: look-ups in the matrix", () => {
    const under = (name: (typeof obligations)[number]["name"], payer: string) =>
      rules.filter((rule) => findObligation(name, rule).payer === payer);
    expect(under("Insurance", "seller")).toEqual(["CIF", "CIP"]);
    expect(under("Unloading at named place", "seller")).toEqual(["DPU"]);
    expect(under("Duty and import tax", "seller")).toEqual(["DDP"]);
    expect(under("Export clearance", "buyer")).toEqual(["EXW"]);
    expect(under("Loading on ship", "buyer")).toEqual(["EXW", "FCA", "FAS"]);
  });

  test("E13: register first, then FCA", () => {
    const { result, warnings } = solve({ importer: "no", vat: "yes" });
    expect(result.choice.rule).toBe("FCA");
    expect(warnings[0]).toMatch(/^Register first/);
  });
});

/** The table once more, by the rules under which the seller, or one or the other, has to. */
const MATRIX: [name: (typeof obligations)[number]["name"], seller: string, either: string][] = [
  ["Export packing", "EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Loading at factory", "FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Truck to port or terminal", "FAS FOB CFR CIF CPT CIP DAP DPU DDP", "FCA"],
  ["Export clearance", "FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Origin terminal", "FAS FOB CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Loading on ship", "FOB CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Main carriage", "CFR CIF CPT CIP DAP DPU DDP", ""],
  ["Insurance", "CIF CIP", ""],
  ["Destination terminal", "CPT CIP DAP DPU DDP", ""],
  ["Delivery to your door", "DAP DPU DDP", "CPT CIP"],
  ["Unloading at named place", "DPU", ""],
  ["Import clearance", "DDP", ""],
  ["Duty and import tax", "DDP", ""],
];

test.each(MATRIX)("%s: the seller under %s, either under %j", (name, seller, either) => {
  const under = (payer: string) =>
    rules.filter((rule) => findObligation(name, rule).payer === payer).join(" ");
  expect(under("seller")).toBe(seller);
  expect(under("either")).toBe(either);
  expect(MATRIX).toHaveLength(obligations.length);
});

test("nobody is obliged to insure but under CIF and CIP", () => {
  expect(findObligation("Insurance", "FOB").payer).toBe("nobody");
  expect(findObligation("Insurance", "CIF")).toEqual({ payer: "seller", note: "C" });
});

describe("for every combination of answers", () => {
  const all = cargos.flatMap((cargo) =>
    transports.flatMap((transport) =>
      forwarders.flatMap((forwarder) =>
        importers.flatMap((importer) =>
          vats.flatMap((vat) =>
            licenses.flatMap((license) =>
              quotations.map((quotation) => ({
                cargo,
                transport,
                forwarder,
                importer,
                vat,
                license,
                quotation,
              })),
            ),
          ),
        ),
      ),
    ),
  );

  test("the advice is never EXW, CIF, or DDP to someone who can reclaim VAT", () => {
    let answeredCount = 0;
    for (const answers of all) {
      const outcome = calculateIncoterms(answered(answers));
      if (!outcome.ok) continue;
      answeredCount++;
      const { rule } = outcome.result.choice;
      expect(["EXW", "CIF"]).not.toContain(rule);
      if (rule === "DDP") expect(answers).toMatchObject({ importer: "no", vat: "no" });
      if (shipRules.includes(rule)) expect(["sea", "bulk-ship"]).toContain(answers.transport);
      expect(outcome.result.sentence).toMatch(/^[A-Z]{3} .+, Incoterms 2020$/);
      expect(summarizeIncoterms(example, outcome.result).join("\n").length).toBeLessThan(900);
    }
    expect(answeredCount).toBeGreaterThan(8000);
  });

  test("only answers that contradict each other are refused", () => {
    const refused = all.filter((answers) => !calculateIncoterms(answered(answers)).ok);
    const pairs = new Set(refused.map(({ cargo, transport }) => `${cargo} by ${transport}`));
    expect([...pairs]).toEqual(["parcel by bulk-ship", "bulk by courier"]);
  });
});

test("an export agent is named where the factory cannot export", () => {
  expect(solve({ license: "no" }).warnings.join(" ")).toContain("export agent or trading company");
  expect(solve({ license: "unknown" }).warnings.join(" ")).toContain("export license");
});

test("FOB in a container has a gap between terminal and ship", () => {
  expect(solve({ quotation: "FOB" }).warnings.join(" ")).toContain("risk passes only on board");
});

test("what changes hands is named", () => {
  expect(solve({ quotation: "EXW" }).result.differences.map(({ name }) => name)).toEqual([
    "Loading at factory",
    "Truck to port or terminal",
    "Export clearance",
  ]);
  expect(solve({ quotation: "FCA" }).result.quoted).toBeNull();
});

test("a required question without an answer is named", () => {
  const outcome = calculateIncoterms(answered({ cargo: "", vat: "perhaps" }));
  expect(outcome).toEqual({ ok: false, errors: { cargo: "Choose one", vat: "Choose one" } });
});

test("the answer is said in a sentence", () => {
  expect(announceIncoterms(solve({}).result)).toBe("Ask for FCA Yantian, Shenzhen, Incoterms 2020");
});

test("any text is answered or refused, and a link brings back the answers", () => {
  const text = (options: readonly string[]) => fc.oneof(fc.string(), fc.constantFrom(...options));
  const texts = fc.record({
    cargo: text(cargos),
    transport: text(transports),
    forwarder: text(forwarders),
    importer: text(importers),
    vat: text(vats),
    license: text(licenses),
    quotation: text(quotations),
  });
  fc.assert(
    fc.property(texts, (state) => {
      const outcome = calculateIncoterms({ texts: state, rows: [] });
      if (!outcome.ok) return;
      const query = writeLink(incotermsForm, { texts: state, rows: [] }, TODAY, {
        withPinned: true,
      });
      const opened = readLink(incotermsForm, query || "v=1", TODAY);
      expect(opened).toEqual({ state: { texts: state, rows: [] }, droppedCount: 0 });
    }),
  );
});
