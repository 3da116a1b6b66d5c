import { ToolField } from "@/components/tools/tool-field";
import type { ToolWork } from "@/components/tools/use-tool";
import { WorksheetAction } from "@/components/tools/worksheet";
import { place as copy, placeKindNames as kinds } from "@/content/tools/incoterms";
import type { RuleAdvice } from "./calculate";
import { chooseRule } from "./choose-rule";
import { completeAnswers, type IncotermsField } from "./form";
import { listKeptPlaces } from "./kept-places";
import { labelPlace } from "./label-place";
import { findPlaceKind, judgePlace } from "./name-place";

/** The field for the named place. Asks again when the rule needs another kind of place. */
export function PlaceField({ work }: { work: ToolWork<IncotermsField, never, RuleAdvice> }) {
  const { texts } = work.state;
  const answers = completeAnswers(texts);
  const kind = findPlaceKind(answers);
  const kept = listKeptPlaces(work.state);
  const note =
    kept.length === 0
      ? ""
      : [
          copy.needed(chooseRule(answers).rule, kinds[kind].any),
          ...kept.map(({ kind, text }) => copy.kept(text, kinds[kind].own)),
        ].join(" ");

  function handleUse(text: string) {
    work.setText("place", text);
    // The button disappears and would lose the focus.
    document.getElementById("place")?.focus();
  }

  return (
    <>
      <ToolField
        work={work}
        name="place"
        copy={{
          label: labelPlace(texts),
          hint: copy.hints[judgePlace(texts.place, answers)],
        }}
        isWide
      />
      <p role="status" className="sr-only">
        {note}
      </p>
      {kept.length > 0 && (
        <WorksheetAction isWide>
          <p className="w-full text-base wrap-anywhere">{note}</p>
          {kept.map(({ kind, text }) => (
            <button
              key={kind}
              type="button"
              className="ws-button wrap-anywhere"
              onClick={() => {
                handleUse(text);
              }}
            >
              {copy.use(text)}
            </button>
          ))}
        </WorksheetAction>
      )}
    </>
  );
}
