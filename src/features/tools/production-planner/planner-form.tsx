import { ToolField } from "@/components/tools/tool-field";
import { Worksheet, WorksheetAction, WorksheetGroup } from "@/components/tools/worksheet";
import { worksheet as words } from "@/content/tools/production-planner";
import { ClosingFold } from "./closing-fold";
import { findMode } from "./form";
import { modeDays } from "./planning-rules";
import type { PlannerWork } from "./tool";

type PlannerFormProps = { work: PlannerWork; slim: { figure: string; text: string } };

export function PlannerForm({ work, slim }: PlannerFormProps) {
  const mode = findMode(work.state.texts.mode);
  const isForward = work.state.texts.direction === "forward";
  const transit = words.transit(mode, modeDays[mode].usualTransit);
  return (
    <Worksheet title={words.title} note={words.note} slim={{ work, ...slim }}>
      <WorksheetGroup {...words.door} desk="check">
        <ToolField work={work} name="direction" copy={words.direction} isWide />
        {isForward ? (
          <>
            <ToolField work={work} name="start" copy={words.start} />
            <WorksheetAction>
              <button
                type="button"
                className="ws-button"
                onClick={() => {
                  work.resetTexts(["start"]);
                }}
              >
                {words.startToday}
              </button>
            </WorksheetAction>
          </>
        ) : (
          <ToolField work={work} name="target" copy={words.target} />
        )}
        <ToolField work={work} name="mode" copy={words.mode} />
        <ToolField work={work} name="safety" copy={words.safety} isWide={!isForward} />
      </WorksheetGroup>
      <WorksheetGroup {...words.find} desk="find" after="check">
        <ToolField work={work} name="samples" copy={words.samples} />
        <ToolField work={work} name="order" copy={words.order} />
      </WorksheetGroup>
      <WorksheetGroup {...words.check} desk="check" after="find">
        <ToolField work={work} name="production" copy={words.production} isWide />
        <ToolField work={work} name="inspection" copy={words.inspection} />
        <ToolField work={work} name="rework" copy={words.rework} />
      </WorksheetGroup>
      <WorksheetGroup {...words.ship} desk="ship" after="check" isLast>
        <ToolField work={work} name="booking" copy={words.booking} />
        <ToolField work={work} name="transit" copy={transit} />
        <ToolField work={work} name="customs" copy={words.customs} isWide />
      </WorksheetGroup>
      <ClosingFold work={work} />
    </Worksheet>
  );
}
