/**
 * Reads pasted packing lists. What is certain is read: the lines by what parts their cells, the
 * columns by a dictionary of headings, the units where they are written. The rest is asked, and the
 * visitor sees every column before its figures are used.
 *
 * A list that is not read yet adds a word to a dictionary, or a question to the screen; never a rule
 * that weighs several readings against each other.
 */
import type { DecimalSeparator } from "@/tools/engine/form/typed-number";
import {
  missing as missingTexts,
  notes as noteTexts,
  questions as words,
  unitNames,
  unreadReasons,
} from "@/content/tools/packing-list";
import { MAX_PRODUCTS } from "@/tools/shipment-volume/form";
import { proveDecimal } from "./cells";
import {
  findColumns,
  findTable,
  quantityOf,
  sideRoles,
  type ChosenColumn,
  type ListColumn,
  type ListTable,
} from "./columns";
import { countHeadings, type ColumnRole } from "./headings";
import { readLabels, readLetter } from "./letter";
import {
  lacksUnit,
  quote,
  readLines,
  type CheckedSum,
  type ListResult,
  type Reading,
  type UnreadLine,
} from "./read-lines";
import { splitTable, splitWords, transpose, type ListLine } from "./split";
import { currencyHeading, findCurrencies, findListUnit, type ListUnitId } from "./vocabulary";

/** What the visitor has said about a list. */
export type ListAnswers = {
  /** Whether rows and columns are exchanged; undefined for what the headings say. */
  isTurned: boolean | undefined;
  /** The number of the line with the headings; null for none, undefined for the one that was found. */
  headingLine: number | null | undefined;
  columns: ReadonlyMap<number, ChosenColumn>;
  /** The chosen option by the key of the question. */
  options: Readonly<Record<string, string>>;
};

export const noAnswers: ListAnswers = {
  isTurned: undefined,
  headingLine: undefined,
  columns: new Map(),
  options: {},
};

export type ListQuestion = {
  key: string;
  text: string;
  options: readonly { value: string; label: string }[];
  /** The answer, also one that the list itself has proved. */
  chosen: string | undefined;
};

export type ListReview = ListResult & {
  isTurned: boolean;
  /** All lines, for the choice of the headings. */
  lines: readonly ListLine[];
  table: ListTable;
  columns: readonly ListColumn[];
  /** The indexes of columns whose unit is not written and not chosen. */
  openUnits: readonly number[];
  questions: readonly ListQuestion[];
  notes: readonly string[];
  /** The currency of the prices, "" without any. */
  currency: string;
  /** Columns without which no row can be read. */
  missing: readonly string[];
};

/** An answer to a question, and how the list is then read. */
type Option = { value: string; label: string; reading: Partial<Reading> };

const nothing: ListResult = {
  rows: [],
  products: [],
  unclear: [],
  unread: [],
  checks: [],
  implausible: [],
  itemLines: [],
  textLines: 0,
};

/** Null if the text is no list. */
export function reviewList(text: string, answers: ListAnswers): ListReview | null {
  const pasted = splitTable(text);
  const marked = readLabels(pasted ?? splitWords(text));
  const letter = pasted || marked ? null : readLetter(splitWords(text));
  const found = marked?.lines ?? pasted ?? letter?.lines;
  if (!found) return null;
  const isTurned = answers.isTurned ?? isTransposed(found);
  const lines = isTurned ? transpose(found) : found;
  const table = findTable(lines, answers.headingLine);
  const questions: ListQuestion[] = [];
  const notes: string[] = [];
  let reading: Reading = {
    columns: findColumns(table, answers.columns),
    decimal: ".",
    cartonsALine: null,
    currency: "",
  };

  /** Takes the answer, or the only one that sums in the list agree with. */
  function ask(
    key: string,
    question: string,
    options: readonly Option[],
    proof: readonly CheckedSum[],
  ) {
    const proved = answers.options[key] === undefined ? prove(options, proof) : null;
    const chosen = answers.options[key] ?? proved?.value;
    if (proved) notes.push(noteTexts.proved(proved.label));
    questions.push({ key, text: question, options, chosen });
    reading = { ...reading, ...options.find(({ value }) => value === chosen)?.reading };
  }

  function prove(options: readonly Option[], of: readonly CheckedSum[]): Option | null {
    const agreeing = options.filter((option) => {
      const { checks } = readLines(table, { ...reading, ...option.reading });
      const relevant = checks.filter((check) => of.includes(check.of));
      return relevant.length > 0 && relevant.every(({ isEqual }) => isEqual);
    });
    return agreeing.length === 1 ? (agreeing[0] ?? null) : null;
  }

  askDecimal();
  askCount();
  askWeights();
  askProducts();
  proveUnits();
  const openUnits = [...reading.columns.keys()].filter((i) => lacksUnit(table, reading, i));
  const missing = findMissing(reading, questions);
  const isOpen = openUnits.length > 0 || questions.some(({ chosen }) => chosen === undefined);
  const read = isOpen || missing.length > 0 ? nothing : readLines(table, reading);
  const result: ListResult = {
    ...read,
    unread: [...(marked ? refuse(marked.others) : []), ...read.unread],
    textLines: read.textLines + (letter?.others.length ?? 0) + table.above,
  };
  const { columns, currency } = reading;
  notes.push(...describeResult(result));
  return {
    ...result,
    products: result.products.slice(0, MAX_PRODUCTS),
    isTurned,
    lines,
    table,
    columns,
    openUnits,
    questions,
    notes,
    currency,
    missing,
  };

  function askDecimal() {
    const cellsOf = (isMeant: (role: ColumnRole) => boolean) =>
      reading.columns.flatMap(({ role, options }, i) => {
        const one = role ?? options[0];
        const cells = table.lines.map((line) => line.cells[i] ?? "");
        // Volumes stand in totals of any column, and have three decimals.
        return one && isMeant(one)
          ? cells.filter((cell) => !findListUnit("volume", cell.toLowerCase()))
          : [];
      });
    const cells = cellsOf((role) => measureRoles.includes(role));
    const counts = cellsOf((role) => countRoles.includes(role));
    const proved = proveDecimal(cells, counts);
    if (proved) {
      reading = { ...reading, decimal: proved };
      if (proved === ",") notes.push(noteTexts.comma);
      return;
    }
    const [example = ""] = [...cells, ...counts].flatMap(
      (cell) => /\d+[.,]\d{3}(?!\d)/.exec(cell)?.[0] ?? [],
    );
    const option = (decimal: DecimalSeparator): Option => ({
      value: decimal,
      label: words.decimals(example, example.includes(decimal)),
      reading: { decimal },
    });
    ask("decimal", words.decimal(example), [option("."), option(",")], ["kg", "cbm"]);
  }

  function askCount() {
    const { columns } = reading;
    const has = (role: ColumnRole) => columns.some((column) => column.role === role);
    const numbers = columns.findIndex(({ role }) => role === "cartonNumbers");
    const stated = table.lines
      .flatMap(
        ({ cells }) => /\b\d+ *(?:of|von|de) *(\d+)\b/i.exec(cells[numbers] ?? "")?.[1] ?? [],
      )
      .at(0);
    const isCounted =
      has("cartons") || has("cartonNumbers") || (has("pieces") && has("unitsPerCarton"));
    if (isCounted && stated === undefined) return;
    const counting = [...columns.entries()].filter(
      ([, { role, options }]) => role === null && options.includes("cartons"),
    );
    const options: Option[] = [
      ...counting.flatMap(([i, { heading, options }]) => {
        const name = heading || words.column(i + 1);
        const counts = setRole(columns, i, "cartons");
        const numbers = setRole(columns, i, "cartonNumbers");
        return [
          { value: `counts ${i}`, label: words.countColumn(name), reading: { columns: counts } },
          ...(options.includes("cartonNumbers")
            ? [
                {
                  value: `numbers ${i}`,
                  label: words.numberColumn(name),
                  reading: { columns: numbers },
                },
              ]
            : []),
        ];
      }),
      ...(stated === undefined
        ? []
        : [
            {
              value: stated,
              label: words.statedCount(stated),
              reading: { cartonsALine: Number(stated) },
            },
          ]),
      { value: "line", label: words.cartonALine, reading: { cartonsALine: 1 } },
      { value: NONE, label: words.noCount(counting.length > 0), reading: {} },
    ];
    ask("count", words.count, options, ["cartons"]);
  }

  function askWeights() {
    for (const [i, { role, options, heading }] of reading.columns.entries()) {
      if (role !== null || options[0] !== "weightEach") continue;
      const { columns } = reading;
      const [each, line] = (["weightEach", "weightLine"] as const).map((one) => {
        const { rows } = readLines(table, { ...reading, columns: setRole(columns, i, one) });
        return JSON.stringify(rows);
      });
      // A mark is that of one carton, and where each line is one, both weights are the same.
      if (marked || (each === line && each !== "[]"))
        reading = { ...reading, columns: setRole(columns, i, "weightEach") };
      else
        ask(
          `weight ${i}`,
          words.weight(heading || words.column(i + 1)),
          (["weightEach", "weightLine"] as const).map((one) => ({
            value: one,
            label: words.weights[one],
            reading: { columns: setRole(columns, i, one) },
          })),
          ["kg"],
        );
    }
  }

  /** What goes on with the products: their pieces and prices. */
  function askProducts() {
    const indexesOf = (role: ColumnRole) =>
      [...reading.columns.entries()].flatMap(([i, column]) =>
        (column.role ?? column.options[0]) === role ? [i] : [],
      );
    const ignore = (indexes: readonly number[]) =>
      indexes.reduce((columns, i) => setRole(columns, i, "ignore"), reading.columns);
    const prices = indexesOf("price");
    const open = indexesOf("pieces").filter((i) => reading.columns[i]?.role === null);
    if (indexesOf("name").length === 0) {
      if (prices.length > 0) notes.push(noteTexts.unnamed);
      reading = { ...reading, columns: ignore([...prices, ...open]) };
      return;
    }
    // Whether pieces are those of a carton makes no difference where each line is one.
    if (!questions.some(({ key, chosen }) => key === "count" && chosen === undefined))
      askPieces(open);
    askPrice(prices);
    if (reading.columns.some(({ role }) => role === "price")) askCurrency();

    function askPieces([index, ...others]: readonly number[]) {
      if (index === undefined) return;
      reading = { ...reading, columns: ignore(others) };
      const { columns } = reading;
      const options = (["pieces", "unitsPerCarton", "ignore"] as const).map((role) => ({
        value: role,
        label: words.pieces[role],
        reading: { columns: setRole(columns, index, role) },
      }));
      const [inLine, inCarton] = options.map((option) =>
        JSON.stringify(readLines(table, { ...reading, ...option.reading }).products),
      );
      if (inLine === inCarton) reading = { ...reading, ...options[0]?.reading };
      else ask(`pieces ${index}`, words.piecesOf(nameOf(index)), options, ["pieces", "amount"]);
    }

    function askPrice(candidates: readonly number[]) {
      const byHand = candidates.find((i) => answers.columns.get(i)?.role === "price");
      const choose = (index: number | undefined) => ({
        columns: candidates.reduce(
          (columns, i) => setRole(columns, i, i === index ? "price" : "ignore"),
          reading.columns,
        ),
      });
      const isCertain =
        candidates.length === 1 && reading.columns[candidates[0] ?? -1]?.role === "price";
      if (byHand !== undefined) reading = { ...reading, ...choose(byHand) };
      else if (candidates.length > 0 && !isCertain)
        ask(
          "price",
          words.price,
          [
            ...candidates.map((i) => ({
              value: `price ${i}`,
              label: words.priceColumn(nameOf(i)),
              reading: choose(i),
            })),
            { value: NONE, label: words.noPrice, reading: choose(undefined) },
          ],
          ["amount"],
        );
    }

    function askCurrency() {
      const texts = reading.columns.flatMap(({ role, heading }, i) =>
        role === "price" || currencyHeading.test(heading)
          ? [heading, ...table.lines.map(({ cells }) => cells[i] ?? "")]
          : [],
      );
      const named = [...new Set(texts.flatMap(findCurrencies))];
      const [only, second] = named;
      if (only !== undefined && second === undefined) {
        reading = { ...reading, currency: only };
        return;
      }
      ask(
        "currency",
        words.currency,
        [
          ...(second === undefined ? ["USD", "CNY", "EUR", "GBP"] : named).map((currency) => ({
            value: currency,
            label: currency,
            reading: { currency },
          })),
          { value: NONE, label: words.noPrice, reading: { columns: ignore(indexesOf("price")) } },
        ],
        [],
      );
    }
  }

  function nameOf(index: number): string {
    return reading.columns[index]?.heading || words.column(index + 1);
  }

  /** A unit of sizes that is not written can be proved by volumes. */
  function proveUnits() {
    const indexes = [...reading.columns.keys()].filter(
      (i) =>
        quantityOf(reading.columns[i]?.role ?? null) === "length" && lacksUnit(table, reading, i),
    );
    if (indexes.length === 0) return;
    const units: readonly ListUnitId[] = ["cm", "mm", "in", "m"];
    const proved = prove(
      units.map((unit) => ({
        value: unit,
        label: unitNames[unit],
        reading: {
          columns: reading.columns.map((column, i) =>
            indexes.includes(i) ? { ...column, unit } : column,
          ),
        },
      })),
      ["cbm"],
    );
    if (!proved) return;
    reading = { ...reading, ...proved.reading };
    notes.push(noteTexts.provedUnit(proved.label));
  }
}

/** The answer that the list does not say something. */
const NONE = "none";

const measureRoles: readonly ColumnRole[] = [
  ...["size" as const, ...sideRoles, "weightEach" as const, "weightLine" as const],
  ...["price" as const, "amount" as const],
];
const countRoles: readonly ColumnRole[] = ["cartons", "pieces", "unitsPerCarton"];

/** A list with a column for each carton has its headings in the first column. */
function isTransposed(lines: readonly ListLine[]): boolean {
  const counts = [lines, transpose(lines)].map((all) =>
    Math.max(...all.map(({ cells }) => countHeadings(cells))),
  );
  return counts[0] !== undefined && counts[0] < 2 && (counts[1] ?? 0) > 2;
}

/** Lines beside a carton mark are not read, as they may be cartons, too. */
function refuse(lines: readonly ListLine[]): UnreadLine[] {
  return lines.map(({ number, cells }) => ({
    number,
    text: quote(cells),
    reason: unreadReasons.beside,
  }));
}

function setRole(columns: readonly ListColumn[], index: number, role: ColumnRole): ListColumn[] {
  return columns.map((column, i) => (i === index ? { ...column, role } : column));
}

function findMissing({ columns }: Reading, questions: readonly ListQuestion[]): string[] {
  const has = (...roles: ColumnRole[]) =>
    roles.some((role) => columns.some((one) => one.role === role));
  const isAsked = (key: string) => questions.some((question) => question.key.startsWith(key));
  const missing: string[] = [];
  if (!has("size") && !sideRoles.every((side) => has(side)))
    missing.push(
      has("volumeLine", "volumeEach") ? missingTexts.sidesButVolume : missingTexts.sides,
    );
  if (!has("weightEach", "weightLine") && !isAsked("weight"))
    missing.push(has("net") ? missingTexts.weightButNet : missingTexts.weight);
  if (questions.some(({ key, chosen }) => key === "count" && chosen === NONE))
    missing.push(missingTexts.cartons);
  return missing;
}

function describeResult({ itemLines, textLines, products, unclear }: ListResult): string[] {
  return [
    ...unclear,
    ...(products.length > MAX_PRODUCTS ? [noteTexts.tooManyProducts(MAX_PRODUCTS)] : []),
    ...(itemLines.length > 0 ? [noteTexts.items(itemLines)] : []),
    ...(textLines > 0 ? [noteTexts.textLines(textLines)] : []),
  ];
}
