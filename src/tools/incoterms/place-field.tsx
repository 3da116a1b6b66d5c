import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { WorksheetAction } from "@/tools/engine/worksheet";
import { place as copy, placeKindNames as kinds } from "@/content/tools/incoterms";
import type { RuleAdvice } from "./calculate";
import { chooseRule } from "./choose-rule";
import { completeAnswers } from "./answers";
import type { IncotermsField } from "./form";
import { listReusablePlaces } from "./reusable-places";
import { getPlaceLabel } from "./place-label";
import { findPlaceKind, getPlaceStatus } from "./place-kind";

/** The field for the named place. Asks again when the rule needs another kind of place. */
export function PlaceField({ form }: { form: ToolForm<IncotermsField, never, RuleAdvice> }) {
  const { texts } = form.state;
  const answers = completeAnswers(texts);
  const kind = findPlaceKind(answers);
  const reusable = listReusablePlaces(form.state);
  const note =
    reusable.length === 0
      ? ""
      : [
          copy.needed(chooseRule(answers).rule, kinds[kind].any),
          ...reusable.map(({ kind, text }) => copy.kept(text, kinds[kind].own)),
        ].join(" ");

  function handleUse(text: string) {
    form.setText("place", text);
    // The button disappears and would lose the focus.
    document.getElementById("place")?.focus();
  }

  return (
    <>
      <ToolField
        form={form}
        name="place"
        copy={{
          label: getPlaceLabel(texts),
          hint: copy.hints[getPlaceStatus(form.state)],
        }}
        isWide
      />
      <p role="status" className="sr-only">
        {note}
      </p>
      {reusable.length > 0 && (
        <WorksheetAction isWide>
          <p className="w-full text-base wrap-anywhere">{note}</p>
          {reusable.map(({ kind, text }) => (
            <button
              key={kind}
              type="button"
              className="tool-text-button wrap-anywhere"
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
