import { worksheet } from "@/content/tools/incoterms";
import type { Answers } from "./choose-rule";

/** An answer as the form words it: "Sea, container or groupage". */
export function nameAnswer(question: keyof Answers, answers: Answers): string {
  const names: Readonly<Record<string, string>> = worksheet.questions[question].options;
  const answer = answers[question];
  return names[answer] ?? answer;
}

/** "How? Sea, container or groupage." */
export function tellAnswer(question: keyof Answers, answers: Answers): string {
  return `${worksheet.questions[question].label} ${nameAnswer(question, answers)}.`;
}
