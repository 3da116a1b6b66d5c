import { place as words, places } from "@/content/tools/incoterms";
import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/tool-form";
import { WorksheetAction } from "@/tools/engine/worksheet";
import { chooseRule } from "./choose-rule";
import { findPlaceKind, listReusablePlaces } from "./place";

/** The field for the named place. Asks again when the rule needs another kind of place. */
export function PlaceField({ form }: { form: ToolForm }) {
  const { texts } = form.state;
  const reusable = listReusablePlaces(form.state);
  const note =
    reusable.length === 0
      ? ""
      : [
          words.needed(chooseRule(texts).rule, places[findPlaceKind(texts)].any),
          ...reusable.map(({ kind, text }) => words.kept(text, places[kind].own)),
        ].join(" ");

  function handleUse(text: string) {
    form.setText("place", text);
    // The button disappears and would lose the focus.
    document.getElementById("place")?.focus();
  }

  return (
    <>
      <ToolField form={form} name="place" isWide />
      <p role="status" className="sr-only">
        {note}
      </p>
      {reusable.length > 0 && (
        <WorksheetAction isWide>
          <p className="w-full text-lg wrap-anywhere">{note}</p>
          {reusable.map(({ kind, text }) => (
            <button
              key={kind}
              type="button"
              className="tool-text-button wrap-anywhere"
              onClick={() => {
                handleUse(text);
              }}
            >
              {words.use(text)}
            </button>
          ))}
        </WorksheetAction>
      )}
    </>
  );
}
