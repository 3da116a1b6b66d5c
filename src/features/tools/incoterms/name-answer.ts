import { worksheet } from "@/content/tools/incoterms";
import type { Answers } from "./choose-rule";

/** An answer as the form words it, for example "Sea, container or groupage". */
export function nameAnswer(question: keyof Answers, answers: Answers): string {
  const names: Readonly<Record<string, string>> = worksheet.questions[question].options;
  const answer = answers[question];
  return names[answer] ?? answer;
}

/** For example "How? Sea, container or groupage." */
export function tellAnswer(question: keyof Answers, answers: Answers): string {
  const { label } = worksheet.questions[question];
  return `${label.endsWith("?") ? label : `${label}:`} ${nameAnswer(question, answers)}.`;
}

/** All questions with their answers, in the order of the form. */
export function tellAnswers(answers: Answers): string {
  const questions = [
    "cargo",
    "transport",
    "forwarder",
    "importer",
    "vat",
    "license",
    "quotation",
  ] as const;
  return questions.map((question) => tellAnswer(question, answers)).join(" ");
}
