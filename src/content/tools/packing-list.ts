/** The texts of the packing list import. Loaded with its preview, not with the page. */
import { pieces as nameCount } from "./shared";

/** Why a line is not read. */
export const unreadReasons = {
  noFigure: (name: string, text: string) => `“${text}” is no ${name} we can read`,
  blank: (name: string) => `The ${name} is missing`,
  date: (text: string) => `“${text}” is a date; a spreadsheet makes them of carton numbers`,
  noRange: (text: string) => `“${text}” is no range of carton numbers we can read`,
  countedBefore: (text: string, line: number) =>
    `Cartons ${text} were counted in line ${line}; nothing is added`,
  noCartons: "A size, but no number of cartons",
  beside: "Stands beside the lines of one carton. Paste its table alone to read it",
  moved: "Its cells do not stand under the headings; quote figures that hold a comma",
  noSize: "No size of a carton",
  several: "Several sizes in one line. Write a line for each size",
  broken: (pieces: string, units: string) =>
    `Cartons of ${units} are not filled by ${nameCount(pieces)}`,
  tooMany: (rows: number) => `The form holds ${rows} different cartons`,
};

export const implausible = (size: string, weight: string, density: string) =>
  `A carton of ${size} with ${weight}: ${density} kg per m³ is hardly possible.`;

/** What a line says, in messages. */
export const checkNames = {
  cartons: "number of cartons",
  kg: "gross weight",
  pieces: "pieces",
  amount: "amount",
  cbm: "volume",
  size: "size",
  length: "length",
  width: "width",
  height: "height",
};

/** The columns of the table that a letter makes. */
export const letterHeadings = [
  ...["Product", "Cartons", "Carton numbers", "Size", "Gross weight"],
  ...["Pieces", "Price"],
];

export const notes = {
  comma: "Its figures have a decimal comma.",
  proved: (answer: string) => `${answer}: only so the list agrees with its own totals.`,
  provedUnit: (unit: string) => `Sizes in ${unit}: only so they make the volumes of the list.`,
  items: (lines: readonly number[]) =>
    lines.length === 1
      ? `Line ${lines[0]} has no cartons of its own: it belongs to those above.`
      : `Lines ${lines.join(", ")} have no cartons of their own: they belong to those above.`,
  unnamed:
    "No column names the products, so their prices are not taken along. Choose one as Product to do so.",
  unclear: (line: number, text: string) => `Line ${line}: “${text}” is not taken along.`,
  tooManyProducts: (max: number) => `Only the first ${max} products go on to the landed cost.`,
  textLines: (count: number) =>
    count === 1
      ? "1 line that says nothing of cartons left out."
      : `${count} lines that say nothing of cartons left out.`,
};

export const missing = {
  sides: "The sizes of the cartons are missing: no column holds length, width and height.",
  sidesButVolume:
    "The list has volumes but no sizes. The tool needs length, width and height of the cartons.",
  cartons: "The list does not say how many cartons there are. Add a column with their number.",
  weight: "No column holds the gross weight.",
  weightButNet: "The list has net weights only. Carriers weigh the packed carton.",
};

export const questions = {
  decimal: (example: string) => `How is “${example}” meant?`,
  decimals: (example: string, isDecimal: boolean) => {
    const [whole = "", behind = ""] = example.split(/[.,]/);
    return isDecimal ? `${whole}.${behind}, with decimals` : `${whole},${behind}, in thousands`;
  },
  count: "No column says for sure how many cartons there are. Which is right?",
  column: (number: number) => `Column ${number}`,
  countColumn: (heading: string) => `“${heading}” is the number of cartons`,
  numberColumn: (heading: string) => `“${heading}” numbers the cartons`,
  statedCount: (count: string) => `There are ${count} such cartons`,
  cartonALine: "Each line is one carton",
  noCount: (isNumbered: boolean) =>
    isNumbered
      ? "Neither: it is a running number, and the list does not say"
      : "The list does not say",
  piecesOf: (heading: string) => `What does “${heading}” count?`,
  pieces: {
    pieces: "All pieces of the line",
    unitsPerCarton: "The pieces in one carton",
    ignore: "Neither: leave them out",
  },
  price: "Which is the price of one piece?",
  priceColumn: (heading: string) => `“${heading}” is the price of one piece`,
  currency: "Which currency are the prices in?",
  noPrice: "Leave the prices out",
  weight: (heading: string) => `What does “${heading}” weigh?`,
  weights: { weightEach: "One carton", weightLine: "All cartons of the line" },
};

export const roleNames = {
  name: "Product",
  cartons: "Cartons",
  cartonNumbers: "Carton numbers",
  unitsPerCarton: "Units per carton",
  pieces: "Pieces in all",
  price: "Price per piece",
  amount: "Price of the line",
  size: "Size, L × W × H",
  length: "Length",
  width: "Width",
  height: "Height",
  weightEach: "Weight of each carton",
  weightLine: "Weight of the line",
  volumeLine: "Volume of the line",
  volumeEach: "Volume of each carton",
  net: "Net weight, not used",
  unit: "Unit of the line",
  ignore: "Not used",
};

/** In place of what a column holds while that is a question. */
export const askedBelow = "Asked below";

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
  noList:
    "No cartons were found. Paste a table with its headings, or write a line for each size, such as: 5 cartons of lamps, 60 x 40 x 40 cm, 12 kg each.",
  region: "Your list, column by column",
  caption: "The first lines of your list, with what each column was taken for",
  line: "Line",
  headings: "The headings are in",
  headingLine: (number: number, text: string) => `Line ${number}: ${text}`,
  noHeadings: "No line",
  turn: "Turn rows into columns",
  column: (number: number, heading: string) =>
    heading ? `Column ${number}, ${heading}` : `Column ${number}`,
  unitOf: (column: string) => `Unit of ${column.charAt(0).toLowerCase()}${column.slice(1)}`,
  chooseUnit: "Which unit?",
  found: (rows: number) => (rows === 1 ? "1 row results" : `${rows} rows result`),
  row: (name: string, cartons: string, size: string, weight: string, cbm: string, kg: string) =>
    `${name && `${name}: `}${cartons} of ${size} at ${weight}, ${cbm}, ${kg}`,
  sum: (cartons: string, cbm: string, kg: string) => `Together ${cartons}, ${cbm}, ${kg}.`,
  products: (count: number) => (count === 1 ? "1 product goes on" : `${count} products go on`),
  /** @param pieces "" if the list does not say them; the same of the price */
  product: (name: string, pieces: string, price: string) =>
    `${name}: ${pieces ? nameCount(pieces) : "pieces not said"}, ${price ? `${price} a piece` : "price not said"}`,
  nothing: "No row results yet.",
  why: "How it was read",
  agrees: (line: number, name: string, theirs: string) =>
    `Line ${line} says ${theirs} as ${name}. So do the rows.`,
  contradicts: (line: number, name: string, theirs: string, ours: string) =>
    `Line ${line} says ${theirs} as ${name}, the rows make ${ours}.`,
  contradictions: "Something looks wrong",
  useAnyway: (cartons: string) => `Use ${cartons} all the same`,
  unread: (count: number) => (count === 1 ? "1 line not read" : `${count} lines not read`),
  unreadLine: (number: number) => `Line ${number}`,
  leaveOut: (count: number) =>
    count === 1 ? "Leave this line out" : `Leave these ${count} lines out`,
  leftOut: "Left out.",
  accepted: "Used all the same.",
  more: (count: number) => `and ${count} more`,
  open: (count: number) =>
    count === 1 ? "Answer the question first." : `Answer the ${count} questions first.`,
  use: "Use these rows",
  discard: "Discard",
};
