import { useState } from "react";
import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { copy } from "@/content/tools/shipment-volume";
import { makeAnswerView, makeStickyAnswer } from "@/features/tools/shipment-volume/answer-view";
import { BackgroundSection } from "@/features/tools/shipment-volume/background-section";
import { ContainersSection } from "@/features/tools/shipment-volume/containers-section";
import { ModesSection } from "@/features/tools/shipment-volume/modes-section";
import { PackingListForm } from "@/features/tools/shipment-volume/packing-list-form";
import { StepsSection } from "@/features/tools/shipment-volume/steps-section";
import { describeNextStep } from "@/features/tools/shipment-volume/packing-list-next-step";
import { shipmentVolumeTool } from "@/features/tools/shipment-volume/tool";
import "@/styles/pages/shipment-volume.css";

export function ShipmentVolumePage() {
  const [openQuestions, setOpenQuestions] = useState<number | null>(null);
  const nextStep = describeNextStep(openQuestions);
  const ownForm = useToolForm(shipmentVolumeTool);
  // The figures do not contain the pasted list, so that they are neither read nor sent for it.
  const form = nextStep ? { ...ownForm, isStale: true } : ownForm;
  const { answer, today } = form;
  const stickyAnswer = answer ? makeStickyAnswer(answer.result) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="shipmentVolume"
      copy={copy}
      form={form}
      worksheet={
        <PackingListForm
          form={form}
          stickyAnswer={stickyAnswer}
          openQuestions={openQuestions}
          onOpenQuestions={setOpenQuestions}
        />
      }
      answer={
        <Answer
          tool={shipmentVolumeTool}
          form={form}
          view={answer && makeAnswerView(answer.result)}
          instead={nextStep?.answer}
        />
      }
      results={
        answer && (
          <>
            <ModesSection result={answer.result} />
            <ContainersSection result={answer.result} />
            <StepsSection answer={answer} />
          </>
        )
      }
    >
      <BackgroundSection today={today} />
    </ToolFrame>
  );
}
