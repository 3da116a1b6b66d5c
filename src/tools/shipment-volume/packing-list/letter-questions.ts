import {
  letterQuestions as ask,
  questions as questionWords,
  unitNames,
} from "@/content/tools/packing-list";
import { findPieces, isCounted, type Letter } from "./letter";
import {
  findUsual,
  hasBareCount,
  hasSize,
  isBasisOpen,
  openChoices,
  readFigure,
  readLetter,
  tokensOf,
  weightsOf,
  type LetterChoices,
} from "./letter-reading";
import type { Question } from "./read-packing-list";
import { quote, sumRows } from "./rows";
import { formatTotals } from "./totals";
import type { ListUnitId } from "./units";
import { formatFigure } from "@/tools/shipment-volume/wording";

const lengthUnits = ["cm", "in", "mm", "m"] as const satisfies readonly ListUnitId[];

/** What is open in a letter, and the choices to begin with. */
export function askAboutLetter(letter: Letter): {
  choices: LetterChoices;
  questions: Question<LetterChoices>[];
} {
  const { entries } = letter;
  const usual = findUsual(letter, openChoices);
  const option = (label: string, choice: Partial<LetterChoices>) => ({
    label,
    apply: (now: LetterChoices) => ({ ...now, ...choice }),
  });
  const asked: Question<LetterChoices>[] = [];
  const read = (choice: Partial<LetterChoices>) =>
    readLetter(letter, { ...openChoices, ...choice });
  // No answer would help.
  if (([".", ","] as const).every((decimal) => read({ decimal }).rows.length === 0))
    return { choices: openChoices, questions: [] };
  const sumOf = (choice: Partial<LetterChoices>) => formatTotals(sumRows(read(choice).rows));
  const isPlausible = (choice: Partial<LetterChoices>) => {
    const { rows, implausible } = read(choice);
    return rows.length > 0 && implausible.length === 0;
  };

  const single = entries.find(
    (entry) =>
      hasSize(entry) && !isCounted(entry) && !hasBareCount(entry) && findPieces(entry) === null,
  );
  if (single)
    asked.push({
      id: "single",
      text: ask.single(quote(single.text)),
      options: [
        option(ask.oneCarton, { isOneCarton: true }),
        option(questionWords.noComma, { isOneCarton: false }),
      ],
    });
  const bare = entries.find(
    (entry) =>
      !isCounted(entry) &&
      tokensOf(entry, "bareCount").some(({ isElliptic }) => !(isElliptic && usual.hasCounts)),
  );
  const figures = entries.flatMap((entry) =>
    tokensOf(entry, "bareCount").map(({ figure }) => Number(figure)),
  );
  const mayBeNumbers =
    entries.some((entry) => tokensOf(entry, "numbers").length > 0) ||
    (figures.length > 1 && figures.every((figure, i) => figure === i + 1));
  if (bare)
    asked.push({
      id: "bare",
      text: ask.bareCount(tokensOf(bare, "bareCount")[0]?.text ?? "", quote(bare.text)),
      options: [
        option(questionWords.yes, { areBareCountsCartons: true }),
        ...(mayBeNumbers ? [option(ask.numbers, { areBareCountsNumbers: true })] : []),
        option(questionWords.noPieces, { areBareCountsCartons: false }),
      ],
    });
  // "12.000 kg" of a single carton are no twelve tons.
  const mayBeComma = (["each", "line"] as const).some((weightBasis) =>
    isPlausible({ decimal: ",", weightBasis }),
  );
  if (usual.ambiguous && (usual.ambiguous.includes(",") || mayBeComma)) {
    const value = formatFigure(readFigure(usual.ambiguous, ","));
    const hasComma = usual.ambiguous.includes(",");
    asked.push({
      id: "sign",
      text: (hasComma ? questionWords.comma : questionWords.point)(usual.ambiguous, value),
      options: [option(questionWords.yes, { decimal: "," }), option(ask.no, { decimal: "." })],
    });
  }
  const size = entries
    .flatMap((entry) => tokensOf(entry, "size"))
    .find(({ unit }) => unit === null);
  if (size && !usual.lengthUnit)
    asked.push({
      id: "length",
      text: ask.lengthUnit(size.text),
      options: lengthUnits
        .filter((unit, i) => i < 2 || isPlausible({ lengthUnit: unit }))
        .map((unit) =>
          option(ask.unit(unitNames[unit], sumOf({ lengthUnit: unit }).cbm), { lengthUnit: unit }),
        ),
    });
  const weight = entries
    .filter(hasSize)
    .flatMap(weightsOf)
    .find(({ unit }) => unit === null);
  if (weight && !usual.weightUnit)
    asked.push({
      id: "weight",
      text: ask.weightUnit(weight.text),
      options: (["kg", "lb"] as const).map((unit) =>
        option(ask.unit(unitNames[unit], sumOf({ weightUnit: unit }).kg), { weightUnit: unit }),
      ),
    });

  const open = entries.find(isBasisOpen);
  if (!open || usual.weightBasis) return { choices: openChoices, questions: asked };
  const bases = (["each", "line"] as const).map((weightBasis) => ({ weightBasis }));
  // A stated sum or an impossible density decides, unless the units are open, too.
  const best = Math.max(...bases.map((choice) => read(choice).agreement));
  const likely =
    asked.length > 0
      ? bases
      : bases.filter((choice) => read(choice).agreement === best && isPlausible(choice));
  const [only, ...others] = likely;
  if (only && others.length === 0)
    return { choices: { ...openChoices, ...only }, questions: asked };
  asked.push({
    id: "basis",
    text: ask.basis(weightsOf(open)[0]?.text ?? "", quote(open.text)),
    options: bases.map((choice) =>
      option(ask.basisOption[choice.weightBasis](sumOf(choice).kg), choice),
    ),
  });
  return { choices: openChoices, questions: asked };
}
