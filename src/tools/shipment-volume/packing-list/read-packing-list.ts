import { preview as words, questions as questionWords } from "@/content/tools/packing-list";
import { chooseMapping, parsePackingList, type PackingList } from "./packing-list";
import { noneChosen, type ChosenColumns, type ListColumn } from "./columns";
import { askAboutImplausible } from "./doubts";
import { explainReading } from "./explanations";
import { isCounted, readLetterText, type Letter, type LetterEntry } from "./letter";
import { askAboutLetter } from "./letter-questions";
import { hasBareCount, readLetter, tokensOf } from "./letter-reading";
import { profileColumns } from "./profile";
import { readRows, type ListReading } from "./rows";
import type { PackingListTable } from "./table";
import { unfoldTable } from "./unfolding";

/** What a visitor has said about a pasted list. */
export type ListAnswers = {
  /** The index of the chosen option by the key of its question. */
  options: Readonly<Record<string, number>>;
  columns: ChosenColumns;
};

export const noAnswers: ListAnswers = { options: {}, columns: noneChosen };

/** Asked if several readings are plausible. The rows can't be used before it is answered. */
export type Question<Choices> = {
  id: string;
  text: string;
  /** The columns of a table in question. */
  columns?: readonly number[];
  options: readonly { label: string; apply: (choices: Choices) => Choices }[];
};

/** A question as it is shown, with the index of its chosen option. */
export type AskedQuestion = {
  key: string;
  text: string;
  options: readonly string[];
  chosen: number | undefined;
};

/** A pasted list as it was read, with what is open about it. */
export type ListReview = Pick<ListReading, "rows" | "missing" | "totals" | "unread"> & {
  intro: string;
  /** The columns of a table as they were read, and those that are in question. */
  table: {
    table: PackingListTable;
    columns: readonly ListColumn[];
    asked: ReadonlySet<number>;
  } | null;
  questions: readonly AskedQuestion[];
  /** How the list was read, and what was left out. */
  notes: readonly string[];
};

/** Reads a pasted packing list, and returns how it reads with the answers to its questions. */
export function readPackingList(pasted: string): (answers: ListAnswers) => ListReview {
  const list = readPastedList(pasted);
  if (list.kind === "letter") return (answers) => reviewLetter(list.letter, answers);
  const { list: found } = list;
  if (found.ok) return (answers) => reviewTable(found, answers);
  const nothing = { rows: [], missing: [], totals: [], unread: [], questions: [], notes: [] };
  return () => ({ ...nothing, intro: found.unread.reason, table: null });
}

function reviewLetter(letter: Letter, answers: ListAnswers): ListReview {
  const asked = askAboutLetter(letter);
  const { reading, questions } = applyAnswers(asked, answers, (choices) =>
    readLetter(letter, choices),
  );
  const isEmpty = letter.entries.length === 0;
  return {
    ...reading,
    intro: isEmpty ? questionWords.noTable : words.letterIntro,
    table: null,
    questions,
    notes: isEmpty ? [] : [...reading.explanations, ...reading.remarks],
  };
}

function reviewTable(list: Extract<PackingList, { ok: true }>, answers: ListAnswers): ListReview {
  const { table } = list;
  const found = answers.columns.size > 0 ? chooseMapping(table, answers.columns) : list;
  const { choices, reading, questions, open } = applyAnswers(
    { choices: found.mapping, questions: found.questions },
    answers,
    (mapping) => readRows(table, mapping),
  );
  const asked = new Set(open.flatMap(({ columns = [] }) => columns));
  const { linesAbove } = table;
  const { textOnly } = reading;
  return {
    ...reading,
    intro: words.intro,
    table: table.lines.length > 0 ? { table, columns: choices.columns, asked } : null,
    questions,
    notes: [
      // As long as several mappings are possible, there is no reason to explain one of them.
      ...(asked.size > 0 ? [] : explainReading(table, choices, reading, answers.columns)),
      ...reading.remarks,
      ...(linesAbove > 0 ? [words.above(linesAbove)] : []),
      ...(textOnly > 0 ? [words.textOnly(textOnly)] : []),
    ],
  };
}

function applyAnswers<Choices, Reading extends ListReading>(
  list: { choices: Choices; questions: readonly Question<Choices>[] },
  { options }: ListAnswers,
  read: (choices: Choices) => Reading,
) {
  const indexOf = (question: Question<Choices>) => options[keyOf(question)];
  const choices = list.questions.reduce((now, question) => {
    const option = question.options[indexOf(question) ?? -1];
    return option ? option.apply(now) : now;
  }, list.choices);
  const reading = read(choices);
  const questions = [...list.questions, ...askAboutImplausible<Choices>(reading)];
  return {
    choices,
    reading,
    open: questions.filter((question) => indexOf(question) === undefined),
    questions: questions.map((question) => ({
      key: keyOf(question),
      text: question.text,
      options: question.options.map(({ label }) => label),
      chosen: indexOf(question),
    })),
  };
}

/** A question with other options is another one. */
function keyOf<Choices>({ id, text, options }: Question<Choices>): string {
  return [id, text, ...options.map(({ label }) => label)].join("\n");
}

type PastedList = { kind: "table"; list: PackingList } | { kind: "letter"; letter: Letter };

/** Decides whether a pasted text is a table or a letter, by which of the two reads more of it. */
function readPastedList(pasted: string): PastedList {
  const text = joinWeights(pasted.replace(INVISIBLE, ""));
  const list = parsePackingList(unfoldTable(text) ?? text);
  if (!list.ok) return { kind: "table", list };
  const letter = readLetterText(text);
  const { rows, unread } = readLetter(letter, askAboutLetter(letter).choices);
  const inTable = readRows(list.table, list.mapping).rows.length;
  const inLetter = letter.entries.length - unread.length;
  const weighed = letter.entries.filter((entry) =>
    tokensOf(entry, "weight").some(({ unit }) => unit !== null),
  );
  const hasWords = weighed.some((entry) => isCounted(entry) || hasBareCount(entry));
  const counts = (entry: LetterEntry) =>
    isCounted(entry) || entry.tokens.some(({ kind }) => kind === "pieces" || kind === "pallets");
  // A table of words reads "1 200 cartons" as two columns, and "600 pcs" as cartons.
  const isProse =
    list.table.hasSingleSpaces &&
    letter.entries.some((entry) => tokensOf(entry, "size").length > 0 && counts(entry));
  // Headings say more than words do, and words more than the order of the columns.
  const isLetter = list.table.headings
    ? inTable === 0 && weighed.some(isCounted) && rows.length > 0
    : isProse ||
      (hasWords
        ? inLetter >= inTable
        : inTable === 0 &&
          (rows.length > 0 || letter.entries.some(counts) || !canBeMapped(list.table)));
  return isLetter ? { kind: "letter", letter } : { kind: "table", list };
}

/** Marks of width and of the writing direction, which messengers and websites leave in a text. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const PARTS_OF_WEIGHT =
  /(?<![\d.,])(\d{1,4}) ?(?:(kgs?)(?: and)? (\d{1,3}) ?(?:g|gr|grams?)|(lbs?|pounds?)(?: and)? (\d{1,2}) ?(?:oz|ounces?))(?![a-z])/gi;

/** Writes "14 kg 500 g" as "14.5 kg", and "30 lb 8 oz" as "30.5 lb". */
function joinWeights(text: string): string {
  return text.replace(
    PARTS_OF_WEIGHT,
    (...[, whole, kg, grams, lb, ounces]: (string | undefined)[]) => {
      const value = String(Number(whole) + Number(grams ?? 0) / 1000 + Number(ounces ?? 0) / 16);
      // Three decimals could be thousands.
      return `${/\.\d{3}$/.test(value) ? `${value}0` : value} ${kg ?? lb ?? ""}`;
    },
  );
}

/** Whether the visitor can tell the columns of a table apart: sizes or three sides, and two more. */
function canBeMapped(table: PackingListTable): boolean {
  const profiles = profileColumns(table).filter(({ figures, sizes, ranges }) =>
    [figures, sizes, ranges].some((share) => share >= 0.5),
  );
  return profiles.length >= (profiles.some(({ sizes }) => sizes >= 0.5) ? 3 : 5);
}
