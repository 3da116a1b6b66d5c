import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { copy } from "@/content/tools/shipment-volume";
import { makeAnswerView, makeSlimAnswer } from "@/features/tools/shipment-volume/answer-view";
import { BackgroundSection } from "@/features/tools/shipment-volume/background-section";
import { ContainersSection } from "@/features/tools/shipment-volume/containers-section";
import { ModesSection } from "@/features/tools/shipment-volume/modes-section";
import { PackingListForm } from "@/features/tools/shipment-volume/packing-list-form";
import { StepsSection } from "@/features/tools/shipment-volume/steps-section";
import { shipmentVolumeTool } from "@/features/tools/shipment-volume/tool";
import "@/styles/pages/shipment-volume.css";

export function ShipmentVolumePage() {
  const work = useTool(shipmentVolumeTool);
  const { answer, isOld } = work;
  const slim = answer ? makeSlimAnswer(answer.result) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="shipmentVolume"
      copy={copy}
      work={work}
      worksheet={<PackingListForm work={work} slim={slim} />}
      answer={
        <Answer
          tool={shipmentVolumeTool}
          work={work}
          view={answer && makeAnswerView(answer.result)}
        />
      }
    >
      {answer && (
        <>
          <ModesSection result={answer.result} isOld={isOld} />
          <ContainersSection result={answer.result} isOld={isOld} />
          <StepsSection answer={answer} isOld={isOld} />
        </>
      )}
      <BackgroundSection />
    </ToolFrame>
  );
}
