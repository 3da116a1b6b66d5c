import { useState } from "react";
import { Answer } from "@/tools/engine/answer";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { copy } from "@/content/tools/shipment-volume";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { BackgroundSection } from "./background-section";
import { ContainersSection } from "./containers-section";
import { ModesSection } from "./modes-section";
import { ShipmentWorksheet } from "./shipment-worksheet";
import { StepsSection } from "./steps-section";
import { describeNextStep } from "./next-step";
import { shipmentVolumeTool } from "./tool";
import "./shipment-volume.css";

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
        <ShipmentWorksheet
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
