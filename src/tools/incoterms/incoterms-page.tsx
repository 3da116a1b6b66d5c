import { CopyButton } from "@/ui/copy-button";
import { form as words, places, reasoning, sentence, texts } from "@/content/tools/incoterms";
import { cn } from "@/lib/cn";
import { CalculationSteps } from "@/tools/engine/calculation-steps";
import { defineTool, type SectionProps } from "@/tools/engine/define-tool";
import { ToolPage } from "@/tools/engine/tool-page";
import { adviseRule, type RuleAdvice } from "./calculate";
import { choicesOf } from "./choices";
import { chooseRule } from "./choose-rule";
import { incotermsForm } from "./form";
import { JourneySection } from "./journey-section";
import { getPlaceStatus } from "./place";
import { PlaceField } from "./place-field";
import { RuleMatrix } from "./rule-matrix";
import { viewAdvice } from "./view";

export const incotermsTool = defineTool({
  key: "incoterms",
  texts,
  form: incotermsForm,
  calculate: adviseRule,
  view: viewAdvice,
  share: ({ answers: { transport, quotation } }) => ({
    ...(transport === "bulk-ship" && { mode: "sea" }),
    ...(quotation === "none" && { rule: undefined }),
  }),
  // A place is one of its rule.
  receive: {
    place: ({ place, rule }, { texts }) => (rule === chooseRule(texts).rule ? { place } : {}),
  },
  worksheet: [
    {
      ...words.groups.goods,
      tone: "accent",
      cells: [choicesOf("cargo"), choicesOf("transport")],
    },
    {
      ...words.groups.you,
      tone: "ink",
      cells: [choicesOf("forwarder"), choicesOf("importer"), choicesOf("vat")],
    },
    {
      ...words.groups.factory,
      tone: "support",
      cells: [choicesOf("license"), { wide: "quotation" }, PlaceField],
    },
  ],
  Below: (props) => (
    <div>
      <OrderSentence {...props} />
      <CalculationSteps heading={reasoning.heading} steps={props.view.steps} />
    </div>
  ),
  Results: JourneySection,
  Background: RuleMatrix,
});

export function IncotermsPage() {
  return <ToolPage tool={incotermsTool} />;
}

/** The sentence to write into the order, with a button that copies it. */
function OrderSentence({ result: { choice, place }, form }: SectionProps<RuleAdvice>) {
  const text = sentence.text(choice.rule, place.text);
  const status = getPlaceStatus(form.state);
  return (
    <section aria-labelledby="sentence:heading" className="min-w-0">
      <h2 id="sentence:heading" className="border-t-2 border-strong pt-3 text-title">
        {sentence.heading}
      </h2>
      <p
        className={cn(
          "my-4 rounded px-4 py-3 font-display text-title font-semibold wrap-anywhere print:text-[1.25rem]!",
          place.isOpen ? "[outline:2px_dashed_var(--input)] -outline-offset-2" : "bg-muted",
        )}
      >
        {text}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <CopyButton label={sentence.copy[status]} text={text} words={sentence} variant="outline" />
      </p>
      <p role="status" className="mt-3 mb-8 text-base text-muted-foreground">
        {sentence.notes[status](places[place.kind].any)}
      </p>
    </section>
  );
}
