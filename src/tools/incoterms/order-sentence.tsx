import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { placeKindNames, reasoning, sentence as copy } from "@/content/tools/incoterms";
import { cn } from "@/lib/cn";
import { copyText } from "@/lib/copy-text";
import type { CalculationStep } from "@/lib/tools/outcome";
import type { RuleAdvice } from "./calculate";
import { describeAnswers } from "./describe-answers";

type OrderSentenceProps = { result: RuleAdvice; steps: readonly CalculationStep[] };

/** The sentence for the order, and the questions that led to it. */
export function OrderSentence({ result, steps }: OrderSentenceProps) {
  const { answers, place, sentence } = result;
  const [copied, setCopied] = useState<{ sentence: string; isCopied: boolean } | null>(null);
  const last = copied?.sentence === sentence ? copied : null;

  const note = copy.notes[place.status](placeKindNames[place.kind].any);

  async function handleCopy() {
    setCopied({ sentence, isCopied: await copyText(sentence) });
  }

  return (
    <section aria-labelledby="sentence:heading" className="min-w-0">
      <h2 id="sentence:heading" className="border-t-2 border-ink pt-3 text-title">
        {copy.heading}
      </h2>
      <p className={cn("order-sentence", place.status === "open" && "is-open")}>{sentence}</p>
      <Button variant="outline" onClick={handleCopy}>
        {last?.isCopied ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        {last?.isCopied ? copy.copied : copy.copy[place.status]}
      </Button>
      <p role="status" className="mt-3 text-sm text-ink-600">
        {last && !last.isCopied ? copy.failed : note}
      </p>
      <h3 className="mt-8 border-t border-line pt-3 text-title">{reasoning.heading}</h3>
      {/* For print, where the form with the answers is left out. */}
      <p className="mt-2 hidden text-sm print:block">{describeAnswers(answers)}</p>
      <ol className="mt-2">
        {steps.map(({ label, how, value }) => (
          <li key={label} className="reasoning-line">
            <span>
              {label} <span className="block text-sm text-ink-600">{how}</span>
            </span>
            <span className="font-semibold">{value}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
