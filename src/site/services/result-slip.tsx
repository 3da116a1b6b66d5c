import { CircleCheck } from "lucide-react";
import type { Term } from "@/content/sections";
import "./inspections.css";

type ResultSlipProps = {
  texts: { title: string; lines: readonly Term[]; result: string };
};

/** The result of an inspection as a small document, at the bend of the hero's lane. */
export function ResultSlip({ texts }: ResultSlipProps) {
  return (
    <div className="card result-slip">
      <p className="border-b-fine border-strong px-4 py-2.5 font-display text-ui font-bold">
        {texts.title}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 px-4 py-3 text-base">
        {texts.lines.map(({ term, detail }) => (
          <div key={term} className="contents">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="text-right font-semibold tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center justify-between rounded-b bg-success px-4 py-2.5 font-display text-ui font-bold text-white">
        {texts.result}
        <CircleCheck aria-hidden="true" className="size-5" />
      </p>
    </div>
  );
}
