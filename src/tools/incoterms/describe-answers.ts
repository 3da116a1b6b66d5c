import { worksheet } from "@/content/tools/incoterms";
import type { Answers } from "./answers";

/** An answer as the form words it, for example "Sea, container or groupage". */
export function getAnswerLabel(question: keyof Answers, answers: Answers): string {
  const names: Readonly<Record<string, string>> = worksheet.questions[question].options;
  const answer = answers[question];
  return names[answer] ?? answer;
}

/** For example "How? Sea, container or groupage." */
export function describeAnswer(question: keyof Answers, answers: Answers): string {
  const { label } = worksheet.questions[question];
  return `${label.endsWith("?") ? label : `${label}:`} ${getAnswerLabel(question, answers)}.`;
}

/** All questions with their answers, in the order of the form. */
export function describeAnswers(answers: Answers): string {
  const questions = [
    "cargo",
    "transport",
    "forwarder",
    "importer",
    "vat",
    "license",
    "quotation",
  ] as const;
  return questions.map((question) => describeAnswer(question, answers)).join(" ");
}
