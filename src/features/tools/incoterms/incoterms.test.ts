import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormState } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { cargos, forwarders, importers, licenses, quotations, transports, vats } from "./answers";
import { calculateIncoterms } from "./calculate";
import { incotermsForm, type IncotermsField } from "./form";
import { findObligation, obligations, rules, shipRules } from "./rules";
import { announceIncoterms, summarizeIncoterms } from "./summary";

type State = FormState<IncotermsField, never>;

const TODAY = "2026-11-23";
const answered = (texts: Partial<State["texts"]>): State => ({
  texts: { ...incotermsForm.getDefaults(texts, TODAY), ...texts },
  rows: [],
});

function solve(texts: Partial<State["texts"]>) {
  const outcome = calculateIncoterms(answered(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("the worked cases", () => {
  test("E1: for samples by courier the rule is DAP", () => {
    expect(solve({ cargo: "parcel", transport: "courier" }).result.choice.rule).toBe("DAP");
  });

  test("E3: without a forwarder DAP, or CIP with the seller's insurance", () => {
    const { choice, sentence } = solve({ forwarder: "no" }).result;
    expect(sentence).toBe("DAP [your warehouse], Incoterms 2020");
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

  test("E9: a DDP quotation warns that VAT can't be reclaimed", () => {
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

describe("the first step that fits decides", () => {
  test.each([
    ["a parcel by air is freight like any other", { cargo: "parcel", transport: "air" }, "FCA"],
    [
      "samples by courier need no importer",
      { cargo: "parcel", transport: "courier", importer: "no", vat: "no" },
      "DAP",
    ],
    [
      "cartons by courier do, where no tax comes back",
      { transport: "courier", importer: "no", vat: "no" },
      "DDP",
    ],
    ["a courier needs no forwarder", { transport: "courier" }, "DAP"],
    ["bulk on a ship is handed over on board", { cargo: "bulk", transport: "bulk-ship" }, "FOB"],
    ["out of gauge in a container too", { cargo: "bulk", transport: "sea" }, "FOB"],
    ["cartons on a bulk ship too", { transport: "bulk-ship" }, "FOB"],
    ["out of gauge by air is not", { cargo: "bulk", transport: "air" }, "FCA"],
    ["bulk without a forwarder", { cargo: "bulk", transport: "bulk-ship", forwarder: "no" }, "DAP"],
    ["no VAT there", { importer: "no", vat: "none" }, "FCA"],
    ["not known whether registered", { importer: "unknown", vat: "no" }, "FCA"],
    ["register first, without a forwarder", { importer: "no", forwarder: "no" }, "DAP"],
  ])("%s", (_, answers, rule) => {
    expect(solve(answers).result.choice.rule).toBe(rule);
  });

  test("buyers who don't know whether they are registered get a hint, except for samples", () => {
    expect(solve({ importer: "unknown" }).warnings[0]).toContain("EORI");
    const samples = { cargo: "parcel", transport: "courier", importer: "unknown" };
    expect(solve(samples).warnings).toEqual([]);
  });

  test("FOB stays the second choice of a sea container only", () => {
    expect(solve({}).result.choice.alternative).toMatch(/^FOB/);
    expect(solve({ transport: "rail" }).result.choice.alternative).toBeNull();
  });

  test("the steps list the questions and answers up to the deciding one", () => {
    expect(solve({ transport: "air" }).steps).toEqual([
      {
        label: "A parcel or samples, by courier?",
        how: "What ships? Cartons or pallets. How? Air.",
        value: "No",
      },
      {
        label: "Not registered, and no VAT to reclaim?",
        how: "Are you a registered importer there? Yes. Can you reclaim import VAT? Yes.",
        value: "No",
      },
      {
        label: "Bulk or out of gauge on a ship, with a forwarder?",
        how: "What ships? Cartons or pallets. How? Air. Is there a forwarder? Yes, or the agency books.",
        value: "No",
      },
      {
        label: "A forwarder, or an agency that books the freight?",
        how: "Is there a forwarder? Yes, or the agency books. How? Air.",
        value: "FCA",
      },
    ]);
  });
});

describe("the place", () => {
  test.each([
    ["sea", "FCA Yantian, Shenzhen, Incoterms 2020"],
    ["air", "FCA Shenzhen Airport, Incoterms 2020"],
    ["rail", "FCA Xi’an rail terminal, Incoterms 2020"],
  ])("defaults to an example for the mode of transport: %s", (transport, sentence) => {
    expect(solve({ transport }).result.sentence).toBe(sentence);
  });

  test("is required, and line breaks in it become spaces", () => {
    expect(calculateIncoterms(answered({ place: "  " }))).toEqual({
      ok: false,
      errors: { place: "Name a place: every rule needs one" },
    });
    expect(calculateIncoterms(answered({ place: "x".repeat(61) }))).toMatchObject({
      errors: { place: "Name it in 60 characters" },
    });
    expect(solve({ place: " Ningbo\n port " }).result.sentence).toBe(
      "FCA Ningbo port, Incoterms 2020",
    );
  });
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
    // One assertion for all combinations, because thousands of them take seconds.
    const wrong: unknown[] = [];
    for (const answers of all) {
      const state = answered({ ...answers, place: "W".repeat(60) });
      const outcome = calculateIncoterms(state);
      if (!outcome.ok) continue;
      answeredCount++;
      const { choice, sentence } = outcome.result;
      const { rule, alternative } = choice;
      const isRight =
        !["EXW", "CIF"].includes(rule) &&
        !/EXW|CIF|DDP/.test(alternative ?? "") &&
        (rule !== "DDP" || (answers.importer === "no" && answers.vat === "no")) &&
        (!shipRules.includes(rule) || ["sea", "bulk-ship"].includes(answers.transport)) &&
        /^[A-Z]{3} .+, Incoterms 2020$/.test(sentence);
      if (!isRight) wrong.push({ answers, rule, alternative, sentence });
    }
    expect(wrong).toEqual([]);
    expect(answeredCount).toBeGreaterThan(8000);
  });

  test("only answers that contradict each other are refused", () => {
    const refused = all.filter((answers) => !calculateIncoterms(answered(answers)).ok);
    const pairs = new Set(refused.map(({ cargo, transport }) => `${cargo} by ${transport}`));
    expect([...pairs]).toEqual(["parcel by bulk-ship", "bulk by courier"]);
  });
});

test("a warning explains export agents if the factory can't export", () => {
  expect(solve({ license: "no" }).warnings.join(" ")).toContain("export agent or trading company");
  expect(solve({ license: "unknown" }).warnings.join(" ")).toContain("export license");
});

test("a warning explains the gap between terminal and ship for FOB in a container", () => {
  expect(solve({ quotation: "FOB" }).warnings.join(" ")).toContain("risk passes only on board");
  expect(solve({ cargo: "bulk", quotation: "FOB" }).warnings).toEqual([]);
});

test.each([
  ["FAS", "FCA"],
  ["FOB", "FCA"],
  ["CFR", "CPT"],
  ["CIF", "CIP"],
])("a warning for %s by air names %s instead", (quotation, matching) => {
  expect(solve({ transport: "air", quotation }).warnings[0]).toBe(
    `${quotation} is for ships only; for any other way the matching rule is ${matching}.`,
  );
});

test("the seller pays the truck under the recommended FCA; in a quotation either party may", () => {
  const truckOf = (journey: { legs: readonly { name: string; payer: string }[] } | null) =>
    journey?.legs.find(({ name }) => name === "Truck")?.payer;
  expect(truckOf(solve({}).result.recommended)).toBe("seller");
  expect(truckOf(solve({ quotation: "FCA", forwarder: "no" }).result.quoted)).toBe("either");
});

test("the obligations that change hands are listed", () => {
  expect(solve({ quotation: "EXW" }).result.differences.map(({ name }) => name)).toEqual([
    "Loading at factory",
    "Truck to port or terminal",
    "Export clearance",
  ]);
  expect(solve({ quotation: "FCA" }).result.quoted).toBeNull();
});

test("an unanswered question is an error", () => {
  const outcome = calculateIncoterms(answered({ cargo: "", vat: "perhaps" }));
  expect(outcome).toEqual({ ok: false, errors: { cargo: "Choose one", vat: "Choose one" } });
});

test("screen readers hear the answer in one sentence", () => {
  expect(announceIncoterms(solve({}).result)).toBe("Ask for FCA Yantian, Shenzhen, Incoterms 2020");
  expect(announceIncoterms(solve({ quotation: "EXW" }).result)).toBe(
    "Ask for FCA Yantian, Shenzhen, Incoterms 2020; against EXW 3 obligations change hands",
  );
});

test("an enquiry contains the answers in words", () => {
  const state = answered({ quotation: "EXW", license: "unknown" });
  expect(summarizeIncoterms(state, solve(state.texts).result)).toEqual({
    answer: [
      "Rule to ask for: FCA Yantian, Shenzhen, Incoterms 2020",
      "Risk passes: when handed to your carrier",
      "Or: FOB, if the factory insists: usual in China, but mind the gap between terminal and ship",
    ],
    details: [
      "Goods: Cartons or pallets; Sea, container or groupage",
      "Rule in the quotation: EXW",
      "Risk passes under EXW: at the factory, not loaded",
      "Changes hands: Loading at factory, Truck to port or terminal, Export clearance",
      "Forwarder: Yes, or the agency books",
      "Registered importer: Yes; reclaims VAT: Yes",
      "Factory exports in its own name: Do not know",
    ],
  });
});

test("any text gives an answer or an error, and a link restores the answers", () => {
  const text = (options: readonly string[]) =>
    fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...options));
  const texts = fc.record({
    cargo: text(cargos),
    transport: text(transports),
    forwarder: text(forwarders),
    importer: text(importers),
    vat: text(vats),
    license: text(licenses),
    quotation: text(quotations),
    place: fc.string({ maxLength: 70 }),
  });
  fc.assert(
    fc.property(texts, (state) => {
      const outcome = calculateIncoterms({ texts: state, rows: [] });
      if (!outcome.ok) return;
      const query = writeLinkQuery(incotermsForm, { texts: state, rows: [] }, TODAY, {
        withPinned: true,
      });
      const opened = readLinkQuery(incotermsForm, query || "v=1", TODAY);
      expect(opened).toEqual({ state: { texts: state, rows: [], exampleKeys: [] }, dropped: [] });
    }),
  );
});
