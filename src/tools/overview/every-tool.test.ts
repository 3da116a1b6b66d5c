import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tool } from "@/tools/engine/tool";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolNames } from "@/content/tools/names";
import { reportWords } from "@/content/tools/report";
import { mailtoLink } from "@/lib/mailto";
import { makeEnquiryBlock } from "@/lib/tools/enquiry-block";
import { canonicalText, type Field, type FieldTexts } from "@/lib/tools/fields";
import { initialState, type FormDefinition, type FormState } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { toWellFormed } from "@/lib/well-formed";
import { landedCostTool } from "@/tools/landed-cost/tool";

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
function textsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  usual: FieldTexts<Name>,
  textOf: TextOf,
  largest?: number,
): fc.Arbitrary<FieldTexts<Name>> {
  const names: Name[] = [];
  for (const name in fields) names.push(name);
  return fc
    .tuple(
      largest === undefined ? fc.subarray(names) : fc.constant(names),
      fc.tuple(
        ...names.map((name) => textOf(fields[name], largest).map((text) => ({ name, text }))),
      ),
    )
    .map(([changed, all]) => {
      const texts: Record<Name, string> = { ...usual };
      for (const { name, text } of all) if (changed.includes(name)) texts[name] = text;
      return texts;
    });
}

function stateOf<Name extends string, Column extends string, Result>(
  { form }: Tool<Name, Column, Result>,
  textOf: TextOf,
): fc.Arbitrary<FormState<Name, Column>> {
  const { texts, rows } = initialState(form, TODAY);
  const { rows: repeated } = form;
  const fields = textsOf(form.fields, texts, textOf);
  if (!repeated) return fields.map((changed) => ({ texts: changed, rows }));
  const row = textsOf(repeated.columns, repeated.empty, textOf, MOST);
  return fc.record({
    texts: fields,
    rows: fc.array(row, { maxLength: repeated.max, size: "max" }),
  });
}

/** The form as a link writes it: "1,000.50" as "1000.5". */
function canonical<Name extends string, Column extends string>(
  { fields, rows: repeated }: FormDefinition<Name, Column>,
  { texts, rows }: FormState<Name, Column>,
) {
  const write = (field: Field, text: string) => canonicalText(field, text);
  return [
    mapTexts(fields, texts, write),
    repeated && rows.map((row) => mapTexts(repeated.columns, row, write)),
  ];
}

function mapTexts<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  texts: FieldTexts<Name>,
  write: (field: Field, text: string) => string,
) {
  const written: Record<Name, string> = { ...texts };
  for (const name in fields) written[name] = write(fields[name], texts[name]);
  return written;
}

function describeTool<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
) {
  const { form, calculate } = tool;
  const linkTo = (state: FormState<Name, Column>, withPinned = true) =>
    writeLinkQuery(form, state, TODAY, { withPinned });

  describe(toolNames[tool.key], () => {
    test("has an enquiry that starts with the whole answer and fits into a mail link", async () => {
      const { summarize } = await tool.loadReport();
      const title = reportWords.enquiryTitle(toolNames[tool.key]);
      const address = new URL(paths[tool.key], site.url).href;
      fc.assert(
        fc.property(stateOf(tool, validText), (state) => {
          const outcome = calculate(state, TODAY);
          if (!outcome.ok) return;
          const summary = summarize(state, outcome.result);
          const query = `?${linkTo(state)}`;
          const notes = reportWords.enquiryNotes;
          const { text } = makeEnquiryBlock({ title, summary, notes, address, query });
          const lines = text.split("\n");
          expect(lines.slice(0, summary.answer.length + 1)).toEqual([title, ...summary.answer]);
          expect(text.length).toBeLessThan(1200);
          expect(mailtoLink({ to: "", subject: "", body: text }).length).toBeLessThan(1280);
          const hasLink = lines.at(-1) === address + query;
          if (!hasLink) expect(lines.slice(-2)).toEqual([notes.withoutLink, address]);
        }),
        { examples: [[initialState(form, TODAY)]] },
      );
    });

    test("answers any text, or has an error for it", async () => {
      const { summarize, announce } = await tool.loadReport();
      fc.assert(
        fc.property(
          stateOf(tool, () => pasted),
          (state) => {
            const outcome = calculate(state, TODAY);
            if (!outcome.ok) {
              expect(Object.keys(outcome.errors)).not.toEqual([]);
              return;
            }
            summarize(state, outcome.result);
            expect(announce(outcome.result)).toMatch(/\S/);
          },
        ),
        { numRuns: 300 },
      );
    });

    test("shows the same form to whoever opens a link to it, whenever", () => {
      expect(linkTo(initialState(form, TODAY), false)).toBe("");
      fc.assert(
        fc.property(stateOf(tool, validText), (state) => {
          if (!calculate(state, TODAY).ok) return;
          const opened = readLinkQuery(form, linkTo(state) || "v=1", "2026-12-24");
          expect(opened?.dropped).toEqual([]);
          expect(opened && canonical(form, opened.state)).toEqual(canonical(form, state));
        }),
      );
    });
  });
}

describeTool(landedCostTool);
