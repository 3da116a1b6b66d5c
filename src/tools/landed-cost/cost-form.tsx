import { ToolField } from "@/tools/engine/tool-field";
import { Worksheet, WorksheetGroup } from "@/tools/engine/worksheet";
import { worksheet as words } from "@/content/tools/landed-cost";
import { formatPlain } from "@/lib/numbers";
import { paysOrigin } from "@/lib/trade/incoterms";
import { readSelection } from "./selection";
import { RatesDisclosure } from "./rates-disclosure";
import { RouteGroup } from "./route-group";
import { ourTerms } from "./service-terms";
import type { LandedCostToolForm } from "./tool";

type CostFormProps = { form: LandedCostToolForm; stickyAnswer: { figure: string; text: string } };

export function CostForm({ form, stickyAnswer }: CostFormProps) {
  const choices = readSelection(form.state);
  const { currency, incoterm } = choices;
  const hasOrigin = paysOrigin(incoterm);
  return (
    <Worksheet
      title={words.title}
      note={words.note(currency)}
      stickyAnswer={{ form, ...stickyAnswer }}
    >
      <WorksheetGroup {...words.find} desk="find">
        <ToolField form={form} name="price" copy={words.price(currency)} />
        <ToolField form={form} name="quantity" copy={words.quantity} />
        <ToolField form={form} name="incoterm" copy={words.incoterm} />
        {hasOrigin && (
          <ToolField form={form} name="originCharges" copy={words.originCharges(currency)} />
        )}
        <ToolField
          form={form}
          name="feePercent"
          copy={words.feePercent(formatPlain(ourTerms.feeMinimum))}
          isWide={hasOrigin}
        />
      </WorksheetGroup>
      <WorksheetGroup {...words.check} desk="check" after="find">
        <ToolField form={form} name="inspection" copy={words.inspection(currency)} isWide />
      </WorksheetGroup>
      <RouteGroup form={form} choices={choices} />
      <WorksheetGroup {...words.sell} desk="check" after="ship" isLast>
        <ToolField form={form} name="margin" copy={words.margin} />
        <ToolField form={form} name="sellingFee" copy={words.sellingFee} />
      </WorksheetGroup>
      <RatesDisclosure form={form} choices={choices} />
    </Worksheet>
  );
}
