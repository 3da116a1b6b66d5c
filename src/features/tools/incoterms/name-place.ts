import { chooseRule, type Answers } from "./choose-rule";

/** A place of the kind that the rule needs: an example in China, or what to put in. */
export function namePlace(answers: Answers): string {
  const { rule, step } = chooseRule(answers);
  if (rule === "DAP" && step > 1) return "[your warehouse]";
  if (rule === "DAP" || rule === "DDP") return "[your street address]";
  if (answers.transport === "air") return "Shenzhen Airport";
  return answers.transport === "rail" ? "Xi’an rail terminal" : "Yantian, Shenzhen";
}
