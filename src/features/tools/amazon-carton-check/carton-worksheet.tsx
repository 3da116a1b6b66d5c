import { RotateCcw } from "lucide-react";
import { ToolField } from "@/components/tools/tool-field";
import type { ToolWork } from "@/components/tools/use-tool";
import {
  Worksheet,
  WorksheetAction,
  WorksheetFold,
  WorksheetGroup,
} from "@/components/tools/worksheet";
import { worksheet as copy } from "@/content/tools/amazon-carton-check";
import type { CartonCheck } from "./check-carton";
import { limitNames, type CartonField } from "./form";
import { unitsOf } from "./limits";
import { viewAmazonCarton } from "./view";

type CartonWorksheetProps = { work: ToolWork<CartonField, never, CartonCheck> };

export function CartonWorksheet({ work }: CartonWorksheetProps) {
  const { fields } = copy;
  const { lengthUnit, weightUnit } = work.state.texts;
  const view = work.answer && viewAmazonCarton(work.answer.result);
  return (
    <Worksheet
      title={copy.title}
      note={copy.note}
      slim={{ work, figure: view?.figure ?? "", text: view?.unit ?? "" }}
    >
      <WorksheetGroup {...copy.warehouse} desk="find">
        <ToolField work={work} name="region" copy={fields.region} isWide />
        <ToolField work={work} name="lengthUnit" copy={fields.lengthUnit} />
        <ToolField work={work} name="weightUnit" copy={fields.weightUnit} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.carton} desk="check" after="find">
        <ToolField work={work} name="length" copy={copy.length(lengthUnit)} />
        <ToolField work={work} name="width" copy={copy.width(lengthUnit)} />
        <ToolField work={work} name="height" copy={copy.height(lengthUnit)} />
        <ToolField work={work} name="weight" copy={copy.weight(weightUnit)} />
        <ToolField work={work} name="units" copy={fields.units} />
        <ToolField work={work} name="isSingle" copy={fields.isSingle} />
        <ToolField work={work} name="isJewelry" copy={fields.isJewelry} isWide />
      </WorksheetGroup>
      <WorksheetGroup {...copy.pallet} desk="ship" after="check" isLast>
        <ToolField work={work} name="palletCartons" copy={fields.palletCartons} isWide />
        <ToolField work={work} name="stackHeight" copy={copy.stackHeight(lengthUnit)} />
        <ToolField work={work} name="stackWeight" copy={copy.stackWeight(weightUnit)} />
        <ToolField work={work} name="twoStacked" copy={copy.twoStacked(lengthUnit)} />
        <ToolField work={work} name="hangsOver" copy={copy.hangsOver(lengthUnit)} />
      </WorksheetGroup>
      <LimitsFold work={work} />
    </Worksheet>
  );
}

/** All limits, in the units of the warehouse. */
function LimitsFold({ work }: CartonWorksheetProps) {
  const { region } = work.state.texts;
  const units = unitsOf(region === "EU" || region === "UK" ? region : "US");
  return (
    <WorksheetFold title={copy.limits} hasError={limitNames.some((name) => name in work.errors)}>
      {limitNames.map((name) => (
        <ToolField
          key={name}
          work={work}
          name={name}
          copy={copy.limitFields[name](units.length, units.weight)}
        />
      ))}
      <WorksheetAction isWide>
        <button
          type="button"
          className="ws-button"
          onClick={() => {
            work.resetTexts(limitNames);
          }}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {copy.reset}
        </button>
      </WorksheetAction>
    </WorksheetFold>
  );
}
