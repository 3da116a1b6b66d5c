import { ToolField } from "@/tools/engine/tool-field";
import { Worksheet, WorksheetAction, WorksheetGroup } from "@/tools/engine/worksheet";
import { worksheet as words } from "@/content/tools/production-planner";
import { ClosingDaysDisclosure } from "./closing-days-disclosure";
import { findMode } from "./form";
import { modeDays } from "./planning-rules";
import type { PlannerToolForm } from "./tool";

type PlannerFormProps = { form: PlannerToolForm; stickyAnswer: { figure: string; text: string } };

export function PlannerForm({ form, stickyAnswer }: PlannerFormProps) {
  const mode = findMode(form.state.texts.mode);
  const isForward = form.state.texts.direction === "forward";
  const transit = words.transit(mode, modeDays[mode].usualTransit);
  return (
    <Worksheet title={words.title} note={words.note} stickyAnswer={{ form, ...stickyAnswer }}>
      <WorksheetGroup {...words.door} desk="check">
        <ToolField form={form} name="direction" copy={words.direction} isWide />
        {isForward ? (
          <>
            <ToolField form={form} name="start" copy={words.start} />
            <WorksheetAction>
              <button
                type="button"
                className="tool-text-button"
                onClick={() => {
                  form.resetTexts(["start"]);
                }}
              >
                {words.startToday}
              </button>
            </WorksheetAction>
          </>
        ) : (
          <ToolField form={form} name="target" copy={words.target} />
        )}
        <ToolField form={form} name="mode" copy={words.mode} />
        <ToolField form={form} name="safety" copy={words.safety} isWide={!isForward} />
      </WorksheetGroup>
      <WorksheetGroup {...words.find} desk="find" after="check">
        <ToolField form={form} name="samples" copy={words.samples} />
        <ToolField form={form} name="order" copy={words.order} />
      </WorksheetGroup>
      <WorksheetGroup {...words.check} desk="check" after="find">
        <ToolField form={form} name="production" copy={words.production} isWide />
        <ToolField form={form} name="inspection" copy={words.inspection} />
        <ToolField form={form} name="rework" copy={words.rework} />
      </WorksheetGroup>
      <WorksheetGroup {...words.ship} desk="ship" after="check" isLast>
        <ToolField form={form} name="booking" copy={words.booking} />
        <ToolField form={form} name="transit" copy={transit} />
        <ToolField form={form} name="customs" copy={words.customs} isWide />
      </WorksheetGroup>
      <ClosingDaysDisclosure form={form} />
    </Worksheet>
  );
}
