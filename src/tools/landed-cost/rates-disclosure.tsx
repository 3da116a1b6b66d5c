import type { FieldCopy } from "@/tools/engine/field-cell";
import { ToolField } from "@/tools/engine/tool-field";
import { WorksheetAction, WorksheetDisclosure } from "@/tools/engine/worksheet";
import { Button } from "@/ui/button";
import { ratesDisclosure as words } from "@/content/tools/landed-cost";
import { formatCalendarDate, formatMonth } from "@/lib/dates";
import type { Selection } from "./selection";
import { findFiscalYear, usFeesSource } from "@/config/us-entry-fees";
import type { LandedCostField } from "./form";
import { describeRate, ourRates } from "./our-rates";
import { ourTermsSource } from "./service-terms";
import type { LandedCostToolForm } from "./tool";
import { listUnusedFields } from "./unused-fields";
import { listVatFields } from "./vat-fields";

type Cell = [name: LandedCostField, copy: FieldCopy];

type RatesDisclosureProps = { form: LandedCostToolForm; choices: Selection };

/**
 * Rates and fees set by law or by companies, with their dates, and fields that few people change.
 */
export function RatesDisclosure({ form, choices }: RatesDisclosureProps) {
  const isUs = choices.destination.code === "US";
  const isDelivered = choices.incoterm === "DDP";
  const unused = listUnusedFields(form.state.texts);
  const all: Cell[] = [
    ...(isUs ? listVatFields(choices) : []),
    ...listUsFees(form.state.texts.entryDate, form.today),
    ["feeMinimum", words.feeMinimum(choices.currency, formatMonth(ourTermsSource.asOf))],
    ["paymentPercent", words.paymentPercent],
    ["paymentFixed", words.paymentFixed(choices.currency)],
    ["insuranceKind", words.insuranceKind],
    ["currency", words.currency],
  ];
  const cells = all.filter(([name]) => !unused.includes(name));
  return (
    <WorksheetDisclosure
      title={isUs && !isDelivered ? words.titles.us : words.titles.elsewhere}
      hasError={cells.some(([name]) => name in form.errors)}
    >
      {cells.map(([name, copy], i) => (
        <ToolField
          key={name}
          form={form}
          name={name}
          copy={describeRate(name, copy, form.state, form.today)}
          isWide={cells.length % 2 === 1 && i === cells.length - 1}
        />
      ))}
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.resetTexts(ourRates);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetDisclosure>
  );
}

function listUsFees(entryDate: string, today: string): Cell[] {
  const year = formatCalendarDate(findFiscalYear(entryDate || today).from);
  const asOf = formatMonth(usFeesSource.asOf);
  return [
    ["entryDate", words.entryDate],
    ["mpfPercent", words.mpfPercent(asOf)],
    ["mpfMin", words.mpfMin(year)],
    ["mpfMax", words.mpfMax(year)],
    ["mpfInformal", words.mpfInformal(year)],
    ["formalLimit", words.formalLimit(asOf)],
    ["hmfPercent", words.hmfPercent(asOf)],
  ];
}
