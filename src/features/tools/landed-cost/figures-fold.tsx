import type { FieldCopy } from "@/components/tools/field-cell";
import { ToolField } from "@/components/tools/tool-field";
import { WorksheetAction, WorksheetFold } from "@/components/tools/worksheet";
import { Button } from "@/components/ui/button";
import { fold as words } from "@/content/tools/landed-cost";
import { formatCalendarDate } from "@/lib/dates";
import type { Choices } from "./choices";
import { findFiscalYear, usFees } from "./customs-rules";
import type { LandedCostField } from "./form";
import { includes } from "./incoterms";
import type { LandedCostWork } from "./tool";
import { listVatFields } from "./vat-fields";

/** Fields with rates that we maintain. All others hold the visitor's own figures. */
const OUR_FIGURES = [
  "vat",
  "mpfPercent",
  "mpfMin",
  "mpfMax",
  "mpfInformal",
  "formalLimit",
  "hmfPercent",
  "feePercent",
  "feeMinimum",
] as const satisfies readonly LandedCostField[];

type Cell = [name: LandedCostField, copy: FieldCopy];

type FiguresFoldProps = { work: LandedCostWork; choices: Choices };

/**
 * Rates and fees set by law or by companies, with their dates, and fields that few people change.
 */
export function FiguresFold({ work, choices }: FiguresFoldProps) {
  const isUs = choices.code === "US";
  const isDelivered = choices.incoterm === "DDP";
  const cells: Cell[] = [
    ...(isUs ? listVatFields(choices) : []),
    ...(isUs && !isDelivered ? listUsFees(work.state.texts.entryDate, work.today) : []),
    ["feeMinimum", words.feeMinimum(choices.currency)],
    ["paymentPercent", words.paymentPercent],
    ["paymentFixed", words.paymentFixed(choices.currency)],
    ...(isDelivered || includes(choices.incoterm, "insurance") ? [] : [insuranceCell]),
    ["currency", words.currency],
  ];
  return (
    <WorksheetFold
      title={isUs && !isDelivered ? words.titles.us : words.titles.elsewhere}
      hasError={cells.some(([name]) => name in work.errors)}
    >
      {cells.map(([name, copy], i) => (
        <ToolField
          key={name}
          work={work}
          name={name}
          copy={copy}
          isWide={cells.length % 2 === 1 && i === cells.length - 1}
        />
      ))}
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            work.resetTexts(OUR_FIGURES);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetFold>
  );
}

const insuranceCell: Cell = ["insuranceKind", words.insuranceKind];

function listUsFees(entryDate: string, today: string): Cell[] {
  const year = formatCalendarDate(findFiscalYear(entryDate || today).from);
  return [
    ["entryDate", words.entryDate],
    ["mpfPercent", words.mpfPercent(usFees.mpfPercent.asOf)],
    ["mpfMin", words.mpfMin(year)],
    ["mpfMax", words.mpfMax(year)],
    ["mpfInformal", words.mpfInformal(year)],
    ["formalLimit", words.formalLimit(usFees.formalLimit.asOf)],
    ["hmfPercent", words.hmfPercent(usFees.hmfPercent.asOf)],
  ];
}
