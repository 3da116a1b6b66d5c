import { NoteColumns } from "@/ui/note-columns";
import { companyNumber } from "@/config/site";
import {
  background as copy,
  checking,
  form as words,
  miscounted,
  texts,
} from "@/content/tools/company-number";
import { formatMonth } from "@/lib/dates";
import { CalculationSteps } from "@/tools/engine/calculation-steps";
import { defineTool } from "@/tools/engine/define-tool";
import { defineForm } from "@/tools/engine/form/define-form";
import { text } from "@/tools/engine/form/field-kinds";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import { ToolPage } from "@/tools/engine/tool-page";
import { readNumber, tidyNumber } from "./read-number";
import { regionsSource } from "./regions";
import { viewCompanyNumber } from "./view";

const companyNumberForm = defineForm({
  fields: { number: text("n", { default: companyNumber, isExample: true, maxLength: 60 }) },
  rows: {},
  words,
});

export const companyNumberTool = defineTool({
  key: "companyNumber",
  texts,
  form: companyNumberForm,
  calculate({ number: typed }) {
    const number = tidyNumber(typed);
    const result = readNumber(number);
    if (result) return { ok: true, result };
    const { message } = words.fields.number;
    return { ok: false, errors: { number: number ? miscounted(number.length) : message } };
  },
  view: viewCompanyNumber,
  worksheet: [{ ...words.groups.number, tone: "accent", cells: [{ wide: "number" }] }],
  Below: ({ view: { steps } }) =>
    steps.length > 0 && <CalculationSteps heading={checking.heading} steps={steps} />,
  Background: LookUp,
});

export function CompanyNumberPage() {
  return <ToolPage tool={companyNumberTool} />;
}

/** The way to the official register. */
function LookUp({ today }: { today: string }) {
  const { source, asOf } = regionsSource;
  const { label, to, note } = copy.register;
  return (
    <ToolSection ground="sand" heading={copy.heading} intro={copy.intro} className="tool-notes">
      <NoteColumns notes={copy.steps} className="mt-12" />
      <p className="mt-8 text-lg">
        <a href={to} target="_blank" rel="noopener noreferrer" className="link">
          {label}
        </a>
        <span className="block text-muted-foreground">{note}</span>
      </p>
      <p className="tool-source mt-10 border-t border-border pt-5 text-base text-muted-foreground">
        {copy.source(source, formatMonth(asOf))}
      </p>
      <OldFigures sources={[regionsSource]} today={today} />
    </ToolSection>
  );
}
