/** The texts of the packing list import. Loaded with its preview, not with the page. */

export const unreadReasons = {
  tooLong: "Too long: copy the lines of the cartons alone",
  moved: "Its cells do not stand under the headings; quote figures that hold a comma",
  otherHeadings: "Stands below other headings: add its cartons by hand",
  sentence:
    "A sentence beside the table is not read. Add its cartons by hand if they are not in the table",
  noFigure: (name: string, text: string) => `“${text}” is no ${name} we can read`,
  blankSide: (name: string) => `The ${name} is missing`,
  decimalComma: (text: string) => `“${text}”: use a point for decimals`,
  doubtfulCount: (text: string, one: string, other: string) =>
    `“${text}” can be ${one} or ${other}. Write it in digits alone`,
  date: (text: string) => `“${text}” is a date; a spreadsheet makes them of carton numbers`,
  noRange: (text: string) => `“${text}” is no range of carton numbers we can read`,
  countedBefore: (text: string, line: number) =>
    `Cartons ${text} were counted in line ${line}; nothing is added`,
  partlyCounted: (text: string, line: number) =>
    `Some of the cartons ${text} were counted in line ${line}; nothing is added. Correct the numbers`,
  belongsAbove: "No cartons and no size of its own: it belongs to the cartons above",
  weightAlone: "A weight or volume, but no cartons and no size of its own: nothing is added",
  noCartons: "A size, but no number of cartons; it may belong to the cartons above",
  noSize: (cartons: string) => `${cartons} without a size`,
  noWeight: "No gross weight",
  broken: (pieces: string, units: string) => `${pieces} pieces do not fill cartons of ${units}`,
  tooMany: (rows: number) => `The form holds ${rows} different cartons`,
  noSizeWritten: "No size of a carton: write length, width and height, such as 60 x 40 x 40 cm",
  flatSize: "Two sides are no carton. Write length, width and height, such as 60 x 40 x 40 cm",
  noCartonsWritten: "No number of cartons. Write it with its word, such as 5 cartons",
  noWeightWritten: "No gross weight: write it with its unit, such as 12 kg each",
  pallets: "Speaks of pallets. Write the cartons alone, with their number in all",
  weights: "Several weights. Write the gross weight of one carton alone",
  scattered:
    "Its figures stand in several sentences. Write number, size and weight of one carton size in one line",
};

function quoteAll(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(", ");
}

/** How a text without a table was read. */
export const letterNotes = {
  letter: "There is no table in your text, so it was read by its words.",
  fromNumbers: (text: string, cartons: string) => `“${text}” are ${cartons}.`,
  pieces: (all: string, each: string, cartons: string) => `“${all}” with “${each}” are ${cartons}.`,
  elliptic: (text: string) => `“${text}” was taken for cartons, as before.`,
  unitOfOthers: (text: string, unit: string) =>
    `“${text}” has no unit: taken as ${unit}, as in the other lines.`,
  eachAsOthers: (text: string) =>
    `“${text}” was taken for the weight of each carton, as in the other lines.`,
  comma: (text: string, value: string) => `“${text}” has a decimal comma: ${value}.`,
  others: (texts: readonly string[]) =>
    `Not needed and left out: ${quoteAll(texts.slice(0, 4))}${texts.length > 4 ? ` and ${texts.length - 4} more` : ""}.`,
  linesLeftOut: (count: number) =>
    count === 1
      ? "1 line that says nothing of cartons left out."
      : `${count} lines that say nothing of cartons left out.`,
  loose: (line: number, texts: readonly string[]) =>
    `Line ${line}: ${quoteAll(texts)} was left out.`,
};

/** What is asked about a text without a table. */
export const letterQuestions = {
  single: (text: string) => `No number of cartons was found in “${text}”. Is it one carton?`,
  oneCarton: "Yes, each such line is one carton",
  bareCount: (figure: string, text: string) => `Does “${figure}” count cartons in “${text}”?`,
  numbers: "No, it numbers the cartons, one in each line",
};

/** The columns of the table that a text in words makes, where a question names them. */
export const letterHeadings = ["Product", "Cartons", "Carton numbers", "Size", "Weight", "Volume"];

export const remarks = {
  numbers: (line: number, cartons: string, numbers: string) =>
    `Line ${line}: ${cartons} are stated, ${numbers} by the carton numbers. What is stated counts.`,
  volume: (line: number, theirs: string, ours: string) =>
    `Line ${line}: the list says ${theirs}, its sizes make ${ours}. The sizes count.`,
  weight: (line: number, line1: string, each: string) =>
    `Line ${line}: the line weighs ${line1}, its cartons together ${each}. The weight of each carton counts.`,
  pieces: (line: number, theirs: string, ours: string) =>
    `Line ${line}: the list says ${theirs} pieces, its cartons hold ${ours}.`,
  net: (line: number) => `Line ${line}: the net weight is more than the gross weight.`,
};

export const explanations = {
  noHeadings: "The list has no headings. Its columns were told apart by what is plausible.",
  weightLine: (line: string, each: string) =>
    `${line} is the line’s total: each carton would weigh ${each}.`,
  weightEach: (each: string) => `${each} is the weight of each carton, not of the line.`,
  fromNumbers: (text: string, cartons: string) => `Carton numbers ${text} are ${cartons}.`,
  fromPieces: (pieces: string, units: string, cartons: string) =>
    `${pieces} pieces, ${units} in each: ${cartons}.`,
  assumed: (...units: readonly string[]) => `No unit is written: taken as ${units.join(" and ")}.`,
  marked: (cell: string) =>
    `“${cell}” is the weight of each carton. Weights without such a mark are those of the line.`,
  equal: (lines: number, rows: string) =>
    `${lines} lines with cartons are ${rows}: equal cartons are counted together.`,
  item: (line: string) => `Line ${line} has no cartons of its own: it belongs to those above.`,
  items: (lines: string) =>
    `Lines ${lines} have no cartons of their own: they belong to those above.`,
};

export const missingColumnTexts = {
  sides: "The sizes of the cartons are missing. The tool needs length, width and height.",
  sidesButVolume:
    "The list has volumes but no sizes. The tool needs length, width and height of the cartons.",
  cartons: "No column says how many cartons there are.",
  weight: "No column holds the gross weight.",
  weightButNet: "The list has net weights only. Carriers weigh the packed carton.",
};

export const implausibleValues = {
  density: (line: number, kgPerCbm: string) =>
    `Line ${line}: ${kgPerCbm} kg per m³ is hardly possible`,
  small: (line: number, size: string) => `Line ${line}: a carton of ${size}`,
  side: (line: number, side: string) => `Line ${line}: a carton with a side of ${side}`,
};

export const questions = {
  reading: "These readings are all possible. Which one is right?",
  unknown: "The list has no headings. Say above what each column holds.",
  noTable:
    "No cartons were found. Write a line for each size, such as: 5 cartons of lamps, 60 x 40 x 40 cm, 12 kg each.",
  quantity: (heading: string) => `Is “${heading}” the number of cartons?`,
  numbers: (heading: string) => `Does “${heading}” number the cartons, one in each line?`,
  comma: (text: string, value: string) => `Is “${text}” ${value}, with a decimal comma?`,
  point: (text: string, value: string) => `Is “${text}” ${value}, with points between thousands?`,
  implausible: (lines: readonly string[]) =>
    `Something looks wrong. Are these figures right? ${lines.join("; ")}.`,
  yes: "Yes",
  no: "No",
  noPieces: "No, it counts pieces",
  noComma: "No, leave such lines out",
  asIs: "Yes, take them as they are",
  asChosen: "None: take the columns as they are above",
  decimal: { ".": "With a decimal point", ",": "With a decimal comma" },
  /** For example "G.W. (KGS) = weight of the line, kg: 100 cartons, 9.600 m³, 1,200 kg". */
  option: (columns: string, cartons: string, cbm: string, kg: string) =>
    `${columns}: ${cartons}, ${cbm}, ${kg}`,
  columnIs: (column: string, role: string, unit: string | null) =>
    `${column} = ${role.charAt(0).toLowerCase()}${role.slice(1)}${unit ? `, ${unit}` : ""}`,
};

export const roleNames = {
  name: "Product",
  cartons: "Cartons",
  cartonNumbers: "Carton numbers",
  unitsPerCarton: "Units per carton",
  pieces: "Pieces in all",
  size: "Size, L × W × H",
  length: "Length",
  width: "Width",
  height: "Height",
  weightEach: "Weight of each carton",
  weightLine: "Weight of the line",
  volumeLine: "Volume of the line",
  volumeEach: "Volume of each carton",
  net: "Net weight, ignored",
  unit: "Unit of the line",
  ignore: "Ignore",
};

export const unitNames = {
  cm: "cm",
  mm: "mm",
  dm: "dm",
  in: "in",
  ft: "ft",
  m: "m",
  kg: "kg",
  lb: "lb",
  oz: "oz",
  t: "t",
  g: "g",
  jin: "jin, 500 g",
  m3: "m³",
  ft3: "ft³",
};

export const preview = {
  heading: "What your list was taken for",
  intro: "Check the columns, then use the rows. Until then your rows stay as they are.",
  letterIntro: "Check the rows, then use them. Until then your rows stay as they are.",
  region: "Your list, column by column",
  caption: "The first lines of your list, with what each column was taken for",
  line: "Line",
  column: (number: number, heading: string) =>
    heading ? `Column ${number}, ${heading}` : `Column ${number}`,
  unitOf: (column: string) => `Unit of ${column.charAt(0).toLowerCase()}${column.slice(1)}`,
  inQuestion: "Asked below",
  found: (rows: number) => (rows === 1 ? "1 row results" : `${rows} rows result`),
  rows: (rows: number) => (rows === 1 ? "1 row" : `${rows} rows`),
  row: (name: string, cartons: string, size: string, weight: string, cbm: string, kg: string) =>
    `${name && `${name}: `}${cartons} of ${size} at ${weight}, ${cbm}, ${kg}`,
  sum: (cartons: string, cbm: string, kg: string) => `Together ${cartons}, ${cbm}, ${kg}.`,
  nothing: "No row results.",
  why: "How it was read",
  totals: "Totals in the list",
  totalEqual: (line: number, what: string) => `Line ${line} says ${what}. So do the rows.`,
  totalOther: (line: number, theirs: string, ours: string) =>
    `Line ${line} says ${theirs}, the rows make ${ours}.`,
  unread: (count: number) => (count === 1 ? "1 line not read" : `${count} lines not read`),
  unreadLine: (number: number) => `Line ${number}`,
  more: (count: number) => `and ${count} more`,
  above: (count: number) =>
    count === 1
      ? "1 line above the headings left out."
      : `${count} lines above the headings left out.`,
  textOnly: (count: number) =>
    count === 1 ? "1 line without figures left out." : `${count} lines without figures left out.`,
  open: (count: number) =>
    count === 1 ? "Answer the question first." : `Answer the ${count} questions first.`,
  use: "Use these rows",
  discard: "Discard",
};
