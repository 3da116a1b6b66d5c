import { preview as words, questions as questionWords } from "@/content/tools/packing-list";
import type { Question } from "./read-packing-list";
import type { ListReading } from "./rows";

/** Implausible rows have to be confirmed, however they were read. */
export function askAboutImplausible<Choices>({ implausible }: ListReading): Question<Choices>[] {
  if (implausible.length === 0) return [];
  return [
    {
      id: `doubts ${implausible.join()}`,
      text: `${questionWords.implausible} ${listSome(implausible)}`,
      options: [{ label: questionWords.asIs, apply: (choices) => choices }],
    },
  ];
}

const MAX_NAMED = 3;

function listSome(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMED;
  const named = texts.slice(0, MAX_NAMED).join("; ");
  return more > 0 ? `${named}; ${words.more(more)}.` : `${named}.`;
}
