import { ruleNames } from "@/content/incoterm-names";
import {
  answer as words,
  form,
  places,
  reasoning,
  riskPasses,
  sentence,
  steps,
  warnings as warningTexts,
} from "@/content/tools/incoterms";
import { risk, shipRules, type Payer, type Rule } from "@/lib/trade/incoterms";
import type { AnswerView, CalculationStep } from "@/tools/engine/answer-view";
import type { Journey, RuleAdvice } from "./calculate";
import type { Answers, Choice, Question } from "./choose-rule";

export function viewAdvice(result: RuleAdvice): AnswerView {
  const { answers, choice, recommended, quoted } = result;
  const { rule, alternative, step } = choice;
  const isAlone = step === "toDoor" && answers.forwarder === "no";
  const reason = isAlone ? words.withoutForwarder : steps[step].reason;
  return {
    label: words.label,
    figure: rule,
    unit: ruleNames[rule],
    short: { figure: rule, text: words.short(ruleNames[rule]) },
    text: alternative ? `${reason} ${words.alternatives[alternative]}` : reason,
    rows: [
      {
        label: words.riskRow,
        detail: riskPasses[risk[rule].point],
        figure: words.leg(recommended.riskAfter),
      },
      { label: words.legsRow, detail: words.legsDetail, figure: countLegs(recommended) },
      ...(quoted
        ? [
            {
              label: words.quotedRow(quoted.rule),
              detail: words.quotedDetail,
              figure: countLegs(quoted),
            },
          ]
        : []),
      ...(answers.quotation === rule ? [words.sameRow] : []),
    ],
    decision: decide(result),
    next: ["landedCost"],
    warnings: findWarnings(answers, choice),
    caveat: words.caveat,
    steps: explainChoice(answers, choice),
  };
}

function countLegs({ legs }: Journey): string {
  const count = (wanted: Payer) => legs.filter(({ payer }) => payer === wanted).length;
  return words.legs(count("seller"), count("either"));
}

/** Says which place is missing, because a placeholder in brackets makes no sense read aloud. */
function decide({ choice: { rule }, place, quoted, differences }: RuleAdvice): string {
  return words.decision({
    rule: place.isOpen
      ? words.ruleAndPlace(rule, places[place.kind].any)
      : sentence.text(rule, place.text),
    risk: riskPasses[risk[rule].point],
    changes: quoted && words.changes(quoted.rule, differences.length),
  });
}

/** The questions in order, each with its answer, up to the one that decided. */
function explainChoice(answers: Answers, choice: Choice): CalculationStep[] {
  return choice.steps.map(({ name, asks }) => {
    const outcome = name === choice.step ? choice.rule : reasoning.no;
    const given = asks.map((question) => describeAnswer(question, answers)).join(" ");
    return { label: steps[name].question, how: reasoning.how(outcome, given), value: "" };
  });
}

function describeAnswer(question: Question, answers: Answers): string {
  const { label, options } = form.fields[question];
  const optionWords: Readonly<Record<string, string>> = options;
  return reasoning.answered(label, optionWords[answers[question]] ?? answers[question]);
}

/** The equivalent rules for transport other than by ship. */
const EQUIVALENT_RULE: Partial<Record<Rule, Rule>> = {
  FAS: "FCA",
  FOB: "FCA",
  CFR: "CPT",
  CIF: "CIP",
};

/** What to do before the rule can be used, and what to know of it and of the one in the quotation. */
function findWarnings(answers: Answers, { rule: recommended, step }: Choice): string[] {
  const { quotation, license, importer, vat, transport, cargo } = answers;
  const shown: Rule[] =
    quotation === "none" ? [recommended] : [...new Set([recommended, quotation])];
  const isContainer = transport === "sea" && cargo !== "bulk";
  const isByShip = transport === "sea" || transport === "bulk-ship";
  // Couriers clear parcels themselves, and under DDP the seller imports.
  const hasToImport = step !== "courierParcel" && step !== "withoutPapers";
  const warnings: string[] = [];
  if (hasToImport && importer !== "yes") warnings.push(warningTexts.importer[importer]);
  for (const rule of shown) {
    if (rule === "EXW") warnings.push(warningTexts.exw);
    if (shipRules.includes(rule) && rule !== "FAS" && isContainer)
      warnings.push(warningTexts.shipGap(rule));
    const matching = EQUIVALENT_RULE[rule];
    if (matching && !isByShip) warnings.push(warningTexts.shipOnly(rule, matching));
    if (rule === "CPT" || rule === "CFR") warnings.push(warningTexts.carriage(rule));
    if (rule === "CIF") warnings.push(warningTexts.cif);
    if (rule === "DDP" && vat === "yes") warnings.push(warningTexts.ddpVat);
    if (rule === "DDP") warnings.push(warningTexts.ddp);
  }
  if (license !== "yes") warnings.push(warningTexts.license[license]);
  return warnings;
}
