import {
  preview as words,
  questions as questionWords,
  unreadReasons,
} from "@/content/tools/packing-list";
import { chooseMapping, type MappingResult } from "./choose-mapping";
import {
  noneChosen,
  type ChosenColumns,
  type ColumnMapping,
  type ListColumn,
  describeColumns,
} from "./columns";
import { explainReading } from "./explanations";
import { has, isCounted, readLetterText, tokensOf, type Letter } from "./letter";
import {
  askAboutLetter,
  explainLetter,
  openChoices,
  tabulateLetter,
  writeNumber,
} from "./letter-table";
import type { ListReading } from "./rows";
import { findTable, type PackingListTable } from "./table";
import { readRows } from "./table-lines";
import { unfoldTable } from "./split";

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
  if (list.kind === "table") return (answers) => reviewTable(list, answers);
  const nothing = { rows: [], missing: [], totals: [], unread: [], questions: [], notes: [] };
  return () => ({ ...nothing, intro: unreadReasons.tooLong, table: null });
}

function reviewLetter(letter: Letter, answers: ListAnswers): ListReview {
  const asked = askAboutLetter(letter);
  const table = tabulateLetter(letter, applyAnswers(asked, openChoices, answers));
  const review = reviewTable({ table, ...chooseMapping(table, noneChosen) }, answers);
  const isEmpty = letter.entries.length === 0;
  const isAnswerable =
    review.rows.length > 0 ||
    asked.some((question) => answers.options[keyOf(question)] !== undefined);
  return {
    ...review,
    intro: isEmpty ? questionWords.noTable : words.letterIntro,
    table: null,
    questions: isAnswerable ? [...showQuestions(asked, answers), ...review.questions] : [],
    notes: isEmpty ? [] : [...explainLetter(letter), ...review.notes],
  };
}

function reviewTable(
  list: { table: PackingListTable } & MappingResult,
  answers: ListAnswers,
): ListReview {
  const { table } = list;
  const found = answers.columns.size > 0 ? chooseMapping(table, answers.columns) : list;
  const mapping = applyAnswers(found.questions, found.mapping, answers);
  const reading = readRows(table, mapping);
  const questions = [...found.questions, ...askAboutImplausible(reading)];
  const open = questions.filter((question) => answers.options[keyOf(question)] === undefined);
  const asked = new Set(open.flatMap(({ columns = [] }) => columns));
  const { linesAbove } = table;
  const { textOnly } = reading;
  return {
    ...reading,
    intro: words.intro,
    table: table.lines.length > 0 ? { table, columns: mapping.columns, asked } : null,
    questions: showQuestions(questions, answers),
    notes: [
      // As long as several mappings are possible, there is no reason to explain one of them.
      ...(asked.size > 0 ? [] : explainReading(table, mapping, reading, answers.columns)),
      ...reading.remarks,
      ...(linesAbove > 0 ? [words.above(linesAbove)] : []),
      ...(textOnly > 0 ? [words.textOnly(textOnly)] : []),
    ],
  };
}

function applyAnswers<Choices>(
  questions: readonly Question<Choices>[],
  choices: Choices,
  { options }: ListAnswers,
): Choices {
  return questions.reduce((now, question) => {
    const option = question.options[options[keyOf(question)] ?? -1];
    return option ? option.apply(now) : now;
  }, choices);
}

function showQuestions<Choices>(
  questions: readonly Question<Choices>[],
  { options }: ListAnswers,
): AskedQuestion[] {
  return questions.map((question) => ({
    key: keyOf(question),
    text: question.text,
    options: question.options.map(({ label }) => label),
    chosen: options[keyOf(question)],
  }));
}

/** A question with other options is another one. */
function keyOf<Choices>({ id, text, options }: Question<Choices>): string {
  return [id, text, ...options.map(({ label }) => label)].join("\n");
}

const MAX_NAMED = 3;

/** Implausible rows have to be confirmed, however they were read. */
function askAboutImplausible({ implausible }: ListReading): Question<ColumnMapping>[] {
  if (implausible.length === 0) return [];
  const more = implausible.length - MAX_NAMED;
  const named = [...implausible.slice(0, MAX_NAMED), ...(more > 0 ? [words.more(more)] : [])];
  const text = questionWords.implausible(named);
  const options = [{ label: questionWords.asIs, apply: (now: ColumnMapping) => now }];
  return [{ id: `doubts ${implausible.join()}`, text, options }];
}

/** About 50 times the length of a list with twenty sizes. Keeps whole spreadsheets out. */
const MAX_CHARACTERS = 100_000;
/** Several printed pages. Longer lists are not packing lists. */
const MAX_LINES = 2000;

type PastedList =
  | ({ kind: "table"; table: PackingListTable } & MappingResult)
  | { kind: "letter"; letter: Letter }
  | { kind: "tooLong" };

/** Decides whether a pasted text is a table or a letter, by which of the two reads more of it. */
function readPastedList(pasted: string): PastedList {
  const text = joinWeights(pasted.replace(INVISIBLE, ""));
  if (text.length > MAX_CHARACTERS || text.split(/\r\n?|\n/).length > MAX_LINES)
    return { kind: "tooLong" };
  const table = findTable(unfoldTable(text) ?? text);
  const found = chooseMapping(table, noneChosen);
  const letter = readLetterText(text);
  const inWords = tabulateLetter(letter, openChoices);
  const ofLetter = readRows(inWords, chooseMapping(inWords, noneChosen).mapping);
  const rowsInTable = readRows(table, found.mapping).rows.length;
  const entriesRead = letter.entries.length - ofLetter.unread.length;
  const weighed = letter.entries.filter((entry) =>
    tokensOf(entry, "weight").some(({ unit }) => unit !== null),
  );
  const counting = letter.entries.filter((entry) =>
    has(entry, "count", "numbers", "pieces", "pallets"),
  );
  const isReadAsLetter = () => {
    const hasRows = ofLetter.rows.length > 0;
    // Headings say more than words do, and words more than the order of the columns.
    if (table.headings) return rowsInTable === 0 && weighed.some(isCounted) && hasRows;
    // A table of words reads "1 200 cartons" as two columns, and "600 pcs" as cartons.
    if (table.hasSingleSpaces && counting.some((entry) => has(entry, "size"))) return true;
    const hasWords = weighed.some((entry) => has(entry, "count", "numbers", "bareCount"));
    if (hasWords) return entriesRead >= rowsInTable;
    return rowsInTable === 0 && (hasRows || counting.length > 0 || !canBeMapped(table));
  };
  return isReadAsLetter() ? { kind: "letter", letter } : { kind: "table", table, ...found };
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
      const value = Number(whole) + Number(grams ?? 0) / 1000 + Number(ounces ?? 0) / 16;
      return `${writeNumber(value)} ${kg ?? lb ?? ""}`;
    },
  );
}

/** Whether the visitor can tell the columns of a table apart: sizes or three sides, and two more. */
function canBeMapped(table: PackingListTable): boolean {
  const columns = describeColumns(table, noneChosen).filter(({ figures, sizes, ranges }) =>
    [figures, sizes, ranges].some((share) => share >= 0.5),
  );
  return columns.length >= (columns.some(({ sizes }) => sizes >= 0.5) ? 3 : 5);
}
