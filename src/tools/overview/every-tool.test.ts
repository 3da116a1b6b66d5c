import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeAnswer } from "@/tools/engine/add-to-enquiry";
import type { Tool } from "@/tools/engine/define-tool";
import type { Form } from "@/tools/engine/form/define-form";
import { canonicalText, type Field } from "@/tools/engine/form/fields";
import { initialState, type FormState, type Texts } from "@/tools/engine/form/form-state";
import { readLinkQuery, writeLinkQuery } from "@/tools/engine/form/link-query";
import { readForm } from "@/tools/engine/form/read-form";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolNames } from "@/content/tools/names";
import { reportWords } from "@/content/tools/report";
import { mailtoLink } from "@/lib/mailto";
import { toWellFormed } from "@/lib/clean-text";
import { aqlSamplingTool } from "@/tools/aql-sampling/aql-sampling-page";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { compareQuotesTool } from "@/tools/compare-quotes/compare-quotes-page";
import { incotermsTool } from "@/tools/incoterms/incoterms-page";
import { productionPlannerTool } from "@/tools/production-planner/production-planner-page";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";
import { companyNumberTool } from "@/tools/company-number/company-number-page";
import { landedCostTool } from "@/tools/landed-cost/landed-cost-page";

/** A carton with sides and a weight up to this is valid in all tools, in inches and pounds too. */
const MOST = 390;

const TODAY = "2026-11-23";

/** A mail link encodes each of them with three, six, nine or twelve characters. */
const LONG_LETTERS = ["a", " ", "'", "&", "é", "深", "😀"];

/** Any valid text of a field, often one of the longest. */
function validText(field: Field, largest = Infinity): fc.Arbitrary<string> {
  switch (field.kind) {
    case "choice":
      return fc.constantFrom(...field.options);
    case "date":
      return fc.constantFrom("2026-11-24", "2027-09-30", "2035-12-31");
    case "text":
      return fc
        .array(fc.constantFrom(...LONG_LETTERS), { maxLength: field.maxLength, size: "max" })
        .map((letters) => toWellFormed(letters.join("").slice(0, field.maxLength)));
    case "number": {
      const { min } = field;
      const max = Math.min(field.max, largest);
      if (field.isWhole) return fc.integer({ min: Math.max(min, 1), max }).map(String);
      const steps = 1_000_000;
      return fc
        .integer({ min: 1, max: steps })
        .map((step) => (min + ((max - min) * step) / steps).toFixed(6));
    }
  }
}

/** Whatever may be pasted into a field or stand in a link. */
const pasted = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.double().map(String),
  fc.constantFrom("0", "1,000", "12,5", `0.${"0".repeat(20)}1`, "99.9999999999", "1e3"),
  fc.constantFrom("2027-02-30", "0000-01-01", "constructor", `${"0".repeat(2000)}7`),
);

type TextOf = (field: Field, largest?: number) => fc.Arbitrary<string>;

/** Some of the fields with a text of `textOf`; up to a `largest` number, all of them. */
function textsOf(
  fields: Readonly<Record<string, Field>>,
  usual: Texts,
  textOf: TextOf,
  largest?: number,
): fc.Arbitrary<Texts> {
  const entries = Object.entries(fields);
  const all = entries.map(([name, field]) => [name, textOf(field, largest)] as const);
  const names = entries.map(([name]) => name);
  const changed = largest === undefined ? fc.subarray(names) : fc.constant(names);
  return fc.tuple(fc.record(Object.fromEntries(all)), changed).map(([typed, some]) => ({
    ...usual,
    ...Object.fromEntries(some.map((name) => [name, typed[name] ?? ""])),
  }));
}

function stateOf({ form }: { form: Form }, textOf: TextOf): fc.Arbitrary<FormState> {
  const start = initialState(form, TODAY);
  const groups: Record<string, fc.Arbitrary<Texts[]>> = {};
  for (const [group, { columns, empty, max }] of Object.entries(form.rows)) {
    const row = textsOf(columns, empty, textOf, MOST);
    groups[group] = fc.array(row, { maxLength: max, size: "max" });
  }
  return fc
    .record({
      texts: textsOf(form.fields, start.texts, textOf),
      rows: fc.record(groups),
    })
    .map((typed) => ({ ...start, ...typed, exampleKeys: [] }));
}

/** The form as a link writes it: "1,000.50" as "1000.5". */
function canonical({ fields, rows }: Form, state: FormState) {
  const write = (columns: Readonly<Record<string, Field>>, texts: Texts) =>
    Object.entries(columns).map(([name, field]) => canonicalText(field, texts[name] ?? ""));
  return [
    write(fields, state.texts),
    Object.entries(rows).map(([group, { columns }]) =>
      state.rows[group]?.map((row) => write(columns, row)),
    ),
  ];
}

function describeTool<Result>(tool: Tool<Result>) {
  const { form } = tool;
  const linkTo = (state: FormState) => writeLinkQuery(form, state, TODAY).query;

  describe(toolNames[tool.key], () => {
    test("has an enquiry that starts with the whole answer and fits into a mail link", () => {
      const title = reportWords.enquiryTitle(toolNames[tool.key]);
      const address = new URL(paths[tool.key], site.url).href;
      fc.assert(
        fc.property(stateOf(tool, validText), (state) => {
          const outcome = tool.solve(state, TODAY);
          if (!outcome.ok) return;
          const view = tool.view(outcome.result);
          const linkQuery = `?${linkTo(state)}`;
          const solution = { result: outcome.result, view };
          const block = describeAnswer(tool.key, {
            definition: form,
            state,
            solution,
            today: TODAY,
            linkQuery,
            unknownKeys: state.unknownKeys,
          });
          const text = block?.text ?? "";
          const lines = text.split("\n");
          expect(lines[0]).toBe(title);
          expect(lines[1]).toContain(view.figure);
          expect(lines).toContain(view.decision);
          expect(text.length).toBeLessThan(1200);
          expect(mailtoLink({ to: "", subject: "", body: text }).length).toBeLessThan(1280);
          const hasLink = lines.at(-1) === address + linkQuery;
          if (!hasLink)
            expect(lines.slice(-2)).toEqual([reportWords.enquiryNotes.withoutLink, address]);
        }),
        { numRuns: 40, examples: [[initialState(form, TODAY)]] },
      );
    });

    test("answers any text, or has an error for it", () => {
      fc.assert(
        fc.property(
          stateOf(tool, () => pasted),
          (state) => {
            const outcome = tool.solve(state, TODAY);
            if (!outcome.ok) {
              expect(Object.keys(outcome.errors)).not.toEqual([]);
              return;
            }
            const { short, decision } = tool.view(outcome.result);
            for (const text of [short.figure, short.text, decision]) expect(text).toMatch(/\S/);
          },
        ),
        { numRuns: 300 },
      );
    });

    test("shows the same form to whoever opens a link to it, whenever", () => {
      expect(writeLinkQuery(form, initialState(form, TODAY), TODAY).isOwn).toBe(false);
      fc.assert(
        fc.property(stateOf(tool, validText), (state) => {
          if (!readForm(form, state).ok) return;
          const opened = readLinkQuery(form, linkTo(state) || "v=1", "2026-12-24");
          expect(opened?.hasIgnoredValues).toBe(false);
          expect(opened && canonical(form, opened.state)).toEqual(canonical(form, state));
        }),
      );
    });

    test("starts with commas between the thousands of all figures", () => {
      const texts = JSON.stringify(initialState(form, TODAY));
      expect(texts).not.toMatch(/"\d{4,}(\.\d+)?"/);
    });

    test("its fields depend on fields that it has", () => {
      const { texts } = initialState(form, TODAY);
      const known = new Proxy(texts, {
        get(_, name) {
          if (!Object.hasOwn(form.fields, name))
            throw new Error(`A field depends on ${String(name)}, which the form does not have.`);
          return texts[String(name)];
        },
      });
      for (const { when, scope, default: usual } of Object.values(form.fields)) {
        when?.(known, { texts: known, rows: {} });
        scope?.(known);
        if (typeof usual === "function") expect(usual(known, TODAY)).toBeTypeOf("string");
      }
    });
  });
}

describeTool(landedCostTool);
describeTool(productionPlannerTool);
describeTool(aqlSamplingTool);
describeTool(amazonCartonTool);
describeTool(incotermsTool);
describeTool(shipmentVolumeTool);
describeTool(companyNumberTool);
describeTool(compareQuotesTool);
