import {
  preview,
  questions as words,
  reasons,
  roleNames,
  unitNames,
} from "@/content/tools/packing-list";
import { formatFigure } from "./wording";
import {
  quantityOf,
  type DecimalSign,
  type ListColumn,
  type ListReadingChoice,
} from "./packing-list-columns";
import { hasDoubtfulSign, readFigure } from "./packing-list-figures";
import { listGuesses } from "./packing-list-guesses";
import { findHeadingRoles } from "./packing-list-headings";
import { isToldOrder, listOrderGuesses, ORDER_MARGIN, penalize } from "./packing-list-orders";
import { readRows, sumRows, type ListReading, type UnreadLine } from "./packing-list-rows";
import { findTable, type PackingListTable } from "./packing-list-table";
import { formatTotals } from "./packing-list-totals";

/** An answer to a question, and how it changes the column mapping. */
export type ListOption = {
  label: string;
  apply: (choice: ListReadingChoice) => ListReadingChoice;
};

/** Asked if several mappings are plausible. The rows can't be used before it is answered. */
export type ListQuestion = {
  id: string;
  text: string;
  /** The columns in question. Changing all of them by hand also answers it. */
  columns: readonly number[];
  options: readonly ListOption[];
};

export type PackingList =
  | { ok: true; table: PackingListTable; choice: ListReadingChoice; questions: ListQuestion[] }
  | { ok: false; unread: UnreadLine };

/** About 50 times the length of a list with twenty sizes. Keeps whole spreadsheets out. */
const MAX_CHARACTERS = 100_000;

/** The number of lines used to compare mappings. */
const MAX_COMPARED = 80;

/** Nobody would read more options. */
const MAX_OPTIONS = 5;

type Guess = { choice: ListReadingChoice; reading: ListReading };

/**
 * Reads a pasted text as a packing list. Returns the most plausible mapping, and questions if it is
 * not certain.
 */
export function parsePackingList(text: string): PackingList {
  if (text.length > MAX_CHARACTERS) {
    const unread = { number: 1, text: `${text.slice(0, 80)}…`, reason: reasons.tooLong };
    return { ok: false, unread };
  }
  const table = findTable(text);
  return { ok: true, table, ...(table.headings ? chooseByHeadings(table) : chooseByOrder(table)) };
}

type Choosing = { choice: ListReadingChoice; questions: ListQuestion[] };

function chooseByHeadings(table: PackingListTable): Choosing {
  const guesses = readGuesses(table, listGuesses(table));
  const [first] = guesses;
  if (!first) return { choice: ignoreAll(table), questions: [] };
  const plausible = keepLeast(
    guesses.filter(({ reading }) => reading.rows.length > 0),
    countFaults,
  );
  if (plausible.length === 0) return settle(table, first, []);
  const agreeing = keepLeast(plausible, ({ reading }) => -reading.agreement);
  const different = preferUsualUnits(keepDifferent(agreeing));
  return settle(table, different[0] ?? first, different);
}

function chooseByOrder(table: PackingListTable): Choosing {
  const guesses = readGuesses(table, listOrderGuesses(table))
    .filter(({ reading }) => reading.rows.length > 0)
    .map((guess) => ({ ...guess, penalty: penalize(guess.choice, guess.reading) }));
  const plausible = keepLeast(guesses, countFaults).sort((a, b) => a.penalty - b.penalty);
  const [best] = plausible;
  if (!best) {
    const text = table.columnCount > 0 ? words.unknown : words.noTable;
    return {
      choice: ignoreAll(table),
      questions: [{ id: "unknown", text, columns: [], options: [] }],
    };
  }
  const near = plausible.filter(
    ({ choice, penalty }) => penalty < best.penalty + ORDER_MARGIN || isToldOrder(choice),
  );
  return settle(table, best, preferUsualUnits(keepDifferent(near)));
}

function settle(table: PackingListTable, chosen: Guess, plausible: readonly Guess[]): Choosing {
  const { choice } = chosen;
  const asked = [
    askReading(table, plausible),
    askQuantity(table, choice, plausible),
    askSign(table, choice),
  ];
  return { choice, questions: asked.flatMap((question) => question ?? []) };
}

function readGuesses(table: PackingListTable, choices: readonly ListReadingChoice[]): Guess[] {
  const sample = { ...table, lines: table.lines.slice(0, MAX_COMPARED) };
  return choices.map((choice) => ({ choice, reading: readRows(sample, choice) }));
}

/** Lines that can't be read, and implausible rows. */
function countFaults({ reading }: Guess): number {
  return reading.unread.length + reading.doubts.length;
}

function keepLeast<Item extends Guess>(guesses: readonly Item[], count: (guess: Item) => number) {
  const least = Math.min(...guesses.map(count));
  return guesses.filter((guess) => count(guess) === least);
}

/** Keeps the first of several candidates with the same rows. */
function keepDifferent(guesses: readonly Guess[]): Guess[] {
  const seen = new Map<string, Guess>();
  for (const guess of guesses) {
    const key = JSON.stringify(
      guess.reading.rows.map(({ line, count, kg, sidesCm }) => [
        line,
        count,
        kg.toPrecision(9),
        sidesCm.map((cm) => cm.toPrecision(9)),
      ]),
    );
    if (!seen.has(key)) seen.set(key, guess);
  }
  return [...seen.values()];
}

/** The usual density of packed goods, between foam and metal. */
const USUAL_KG_PER_CBM = [60, 1000] as const;

/** If centimeters result in a usual density, no question about the unit is needed. */
function preferUsualUnits(guesses: Guess[]): Guess[] {
  const unitOf = ({ choice }: Guess) =>
    choice.columns.find(({ role }) => quantityOf(role) === "length")?.unit;
  const isUsual = ({ reading }: Guess) =>
    reading.rows.every(({ kg, count, cbm }) => {
      const kgPerCbm = (kg * count) / cbm;
      return kgPerCbm >= USUAL_KG_PER_CBM[0] && kgPerCbm <= USUAL_KG_PER_CBM[1];
    });
  const hasUsual = guesses.some((guess) => unitOf(guess) === "cm" && isUsual(guess));
  return hasUsual ? guesses.filter((guess) => unitOf(guess) === "cm") : guesses;
}

function askReading(table: PackingListTable, plausible: readonly Guess[]): ListQuestion | null {
  const [first] = plausible;
  if (!first || plausible.length < 2) return null;
  const shown = plausible.slice(0, MAX_OPTIONS);
  const columns = [...first.choice.columns.keys()].filter((i) =>
    shown.some(({ choice }) => !isSameColumn(choice.columns[i], first.choice.columns[i])),
  );
  return {
    id: "reading",
    text: words.reading,
    columns,
    options: [
      ...shown.map(({ choice, reading }) => {
        const named = columns.map((i) => describeColumn(table, choice, i)).join(", ");
        const { cartons, cbm, kg } = formatTotals(sumRows(reading.rows));
        return { label: words.option(named, cartons, cbm, kg), apply: () => choice };
      }),
      { label: words.asChosen, apply: (now) => now },
    ],
  };
}

/** In packing lists, "quantity" more often counts the goods than the cartons. */
function askQuantity(
  { headings }: PackingListTable,
  choice: ListReadingChoice,
  plausible: readonly Guess[],
): ListQuestion | null {
  const index = choice.columns.findIndex(({ role }) => role === "cartons");
  const heading = headings?.[index] ?? "";
  const roles = findHeadingRoles(heading);
  const isDoubtful = roles[0] === "pieces" && roles.includes("cartons");
  const isSame = plausible.every(({ choice: { columns } }) => columns[index]?.role === "cartons");
  if (!isDoubtful || !isSame) return null;
  const become = (role: "cartons" | "pieces") => (now: ListReadingChoice) => ({
    ...now,
    columns: now.columns.with(index, { role, unit: null }),
  });
  return {
    id: "quantity",
    text: words.quantity(heading.replace(/\s+/g, " ")),
    columns: [index],
    options: [
      { label: words.yes, apply: become("cartons") },
      { label: words.noPieces, apply: become("pieces") },
    ],
  };
}

/** Neither a decimal comma nor points between thousands are assumed without asking. */
function askSign(table: PackingListTable, choice: ListReadingChoice): ListQuestion | null {
  if (choice.decimal === ".") return null;
  const cells = table.lines.flatMap((line) =>
    line.cells.filter((_, i) => choice.columns[i]?.role !== "ignore"),
  );
  const doubtful = cells.filter(hasDoubtfulSign);
  const text = doubtful.find((cell) => readFigure(cell, ".") === null) ?? doubtful[0] ?? "";
  const value = readFigure(text, ",");
  const shown = value ? formatFigure(value.value) : text.replaceAll(",", ".");
  const readBy = (decimal: DecimalSign) => (now: ListReadingChoice) => ({ ...now, decimal });
  return {
    id: "sign",
    text: text.includes(",") ? words.comma(text, shown) : words.point(text, shown),
    columns: [],
    options: [
      { label: words.yes, apply: readBy(",") },
      { label: words.noComma, apply: readBy(".") },
    ],
  };
}

function ignoreAll(table: PackingListTable): ListReadingChoice {
  const columns = Array<ListColumn>(table.columnCount).fill({ role: "ignore", unit: null });
  return { columns, decimal: "." };
}

function isSameColumn(a: ListColumn | undefined, b: ListColumn | undefined): boolean {
  return a?.role === b?.role && a?.unit === b?.unit;
}

function describeColumn({ headings }: PackingListTable, choice: ListReadingChoice, index: number) {
  const { role, unit } = choice.columns[index] ?? { role: "ignore", unit: null };
  const heading = headings?.[index]?.replace(/\s+/g, " ") ?? "";
  const name = heading === "" ? preview.column(index + 1, "") : heading;
  return words.columnIs(name, roleNames[role], unit && unitNames[unit]);
}
