import { RotateCcw } from "lucide-react";
import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import {
  Worksheet,
  WorksheetAction,
  WorksheetDisclosure,
  WorksheetGroup,
} from "@/tools/engine/worksheet";
import { getUnits } from "@/config/amazon-limits";
import { worksheet as copy } from "@/content/tools/amazon-carton-check";
import type { CartonCheck } from "./check-carton";
import { limitNames, type CartonField } from "./form";
import { makeAnswerView } from "./answer-view";

type CartonWorksheetProps = { form: ToolForm<CartonField, never, CartonCheck> };

export function CartonWorksheet({ form }: CartonWorksheetProps) {
  const { fields } = copy;
  const { lengthUnit, weightUnit } = form.state.texts;
  const view = form.answer && makeAnswerView(form.answer.result);
  return (
    <Worksheet
      title={copy.title}
      note={copy.note}
      stickyAnswer={{ form, figure: view?.figure ?? "", text: view?.unit ?? "" }}
    >
      <WorksheetGroup {...copy.warehouse} desk="find">
        <ToolField form={form} name="region" copy={fields.region} isWide />
        <ToolField form={form} name="lengthUnit" copy={fields.lengthUnit} />
        <ToolField form={form} name="weightUnit" copy={fields.weightUnit} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.carton} desk="check" after="find">
        <ToolField form={form} name="length" copy={copy.length(lengthUnit)} />
        <ToolField form={form} name="width" copy={copy.width(lengthUnit)} />
        <ToolField form={form} name="height" copy={copy.height(lengthUnit)} />
        <ToolField form={form} name="weight" copy={copy.weight(weightUnit)} />
        <ToolField form={form} name="units" copy={fields.units} />
        <ToolField form={form} name="isSingle" copy={fields.isSingle} />
        <ToolField form={form} name="isJewelry" copy={fields.isJewelry} isWide />
      </WorksheetGroup>
      <WorksheetGroup {...copy.pallet} desk="ship" after="check" isLast>
        <ToolField form={form} name="palletCartons" copy={fields.palletCartons} isWide />
        <ToolField form={form} name="stackHeight" copy={copy.stackHeight(lengthUnit)} />
        <ToolField form={form} name="stackWeight" copy={copy.stackWeight(weightUnit)} />
        <ToolField form={form} name="twoStacked" copy={copy.twoStacked(lengthUnit)} />
        <ToolField form={form} name="hangsOver" copy={copy.hangsOver(lengthUnit)} />
      </WorksheetGroup>
      <LimitsDisclosure form={form} />
    </Worksheet>
  );
}

/** All limits, in the units of the warehouse. */
function LimitsDisclosure({ form }: CartonWorksheetProps) {
  const { region } = form.state.texts;
  const units = getUnits(region === "EU" || region === "UK" ? region : "US");
  return (
    <WorksheetDisclosure
      title={copy.limits}
      hasError={limitNames.some((name) => name in form.errors)}
    >
      {limitNames.map((name) => (
        <ToolField
          key={name}
          form={form}
          name={name}
          copy={copy.limitFields[name](units.length, units.weight)}
        />
      ))}
      <WorksheetAction isWide>
        <button
          type="button"
          className="tool-text-button"
          onClick={() => {
            form.resetTexts(limitNames);
          }}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {copy.reset}
        </button>
      </WorksheetAction>
    </WorksheetDisclosure>
  );
}
