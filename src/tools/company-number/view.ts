import * as content from "@/content/tools/company-number";
import { formatNumber } from "@/lib/numbers";
import type { AnswerView, CalculationStep } from "@/tools/engine/answer-view";
import {
  computeCheck,
  suggestNumbers,
  weights,
  type CompanyNumber,
  type NumberReading,
} from "./read-number";

const { answer: words, irregularAnswer, wrongAnswer, oldAnswer, checking, standings } = content;

const MAX_SUGGESTIONS = 3;

export function viewCompanyNumber(reading: NumberReading): AnswerView {
  const common = { next: [], warnings: [], rows: [], steps: [], caveat: words.caveat };
  if (reading.status === "old") return { ...common, ...oldAnswer };
  const view = { right: viewRight, irregular: viewIrregular, wrong: viewWrong }[reading.status];
  return { ...common, ...view(reading), steps: listSteps(reading.number) };
}

function viewRight(reading: CompanyNumber) {
  const { number, isOrganizationRight } = reading;
  const { figure, text } = standings[number.slice(0, 2)] ?? standings.other;
  return {
    label: words.label,
    figure,
    short: { figure, text: words.short(nameRegion(reading)) },
    text,
    rows: [words.typing, ...listOrigin(reading)],
    warnings: isOrganizationRight ? [] : [words.oddOrganization],
    decision: number.startsWith("91") ? words.decisions.company : words.decisions.other,
  };
}

function viewIrregular(reading: CompanyNumber) {
  return { ...irregularAnswer, rows: listOrigin(reading) };
}

/** Who registered the number, and where. */
function listOrigin(reading: CompanyNumber) {
  const { kind = "", registrar = words.unknownAuthority } = reading;
  return [
    { label: words.registrar, detail: kind, figure: registrar },
    { ...words.region, figure: nameRegion(reading) },
  ];
}

function nameRegion({ region }: CompanyNumber): string {
  return region ?? words.unknownPlace;
}

function viewWrong({ number, isOrganizationRight }: CompanyNumber) {
  const suggestions = suggestNumbers(number);
  return {
    ...wrongAnswer,
    text: wrongAnswer.text(isOrganizationRight, suggestions.length),
    // Not the number as it would be: nobody should take a guess for the firm's.
    rows: suggestions.slice(0, MAX_SUGGESTIONS).map((slips) => ({
      label: wrongAnswer.position(slips.map(({ position }) => position)),
      detail: "",
      figure: slips.map(({ meant, typed }) => wrongAnswer.slip(meant, typed)).join("; "),
    })),
  };
}

/** How the check character is computed. Letters that no number has leave nothing to compute. */
function listSteps(number: string): CalculationStep[] {
  const { values, sum, rest, character } = computeCheck(number);
  if (values.includes(-1)) return [];
  return [
    { label: checking.values, how: values.join(", "), value: "" },
    { label: checking.weights, how: weights.join(", "), value: "" },
    { label: checking.sum, how: formatNumber(sum), value: "" },
    { label: checking.rest, how: checking.character(rest, character, number.slice(17)), value: "" },
  ];
}
