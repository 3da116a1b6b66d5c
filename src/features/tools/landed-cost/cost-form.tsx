import { ToolField } from "@/components/tools/tool-field";
import { Worksheet, WorksheetGroup } from "@/components/tools/worksheet";
import { worksheet as words } from "@/content/tools/landed-cost";
import { findChoices } from "./choices";
import { FiguresFold } from "./figures-fold";
import { paysOrigin } from "./incoterms";
import { RouteGroup } from "./route-group";
import type { LandedCostWork } from "./tool";

type CostFormProps = { work: LandedCostWork; slim: { figure: string; text: string } };

export function CostForm({ work, slim }: CostFormProps) {
  const choices = findChoices(work.state);
  const { currency, incoterm } = choices;
  const hasOrigin = paysOrigin(incoterm);
  return (
    <Worksheet title={words.title} note={words.note(currency)} slim={{ work, ...slim }}>
      <WorksheetGroup {...words.find} desk="find">
        <ToolField work={work} name="price" copy={words.price(currency)} />
        <ToolField work={work} name="quantity" copy={words.quantity} />
        <ToolField work={work} name="incoterm" copy={words.incoterm} />
        {hasOrigin && (
          <ToolField work={work} name="originCharges" copy={words.originCharges(currency)} />
        )}
        <ToolField work={work} name="feePercent" copy={words.feePercent} isWide={hasOrigin} />
      </WorksheetGroup>
      <WorksheetGroup {...words.check} desk="check" after="find">
        <ToolField work={work} name="inspection" copy={words.inspection(currency)} isWide />
      </WorksheetGroup>
      <RouteGroup work={work} choices={choices} />
      <WorksheetGroup {...words.sell} desk="check" after="ship" isLast>
        <ToolField work={work} name="margin" copy={words.margin} />
        <ToolField work={work} name="sellingFee" copy={words.sellingFee} />
      </WorksheetGroup>
      <FiguresFold work={work} choices={choices} />
    </Worksheet>
  );
}
