import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolKey } from "@/config/tools";
import { enquiryLines } from "@/content/enquiry-lines";
import { toolNames } from "@/content/tools/names";
import { reportWords as words } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";
import { changeDraft } from "@/data/browser/contact-draft";
import { readSharedValues } from "@/data/browser/shared-values";
import { addEnquiryBlock, makeEnquiryBlock, type EnquiryBlock } from "@/lib/enquiry-block";
import type { Form } from "./form/define-form";
import { nameFields } from "./form/find-field";
import { splitUnknown, type Texts } from "./form/form-state";
import { listEntries } from "./form/list-entries";
import type { ToolForm } from "./tool-form";

/** Figures to ask for that one line names. The link marks the others. */
const MAX_QUESTIONS = 6;
/** Products that the form's field has room for, however long their names are. */
const MAX_PRODUCTS = 15;

type AnsweredForm = Pick<
  ToolForm,
  "definition" | "state" | "solution" | "today" | "linkQuery" | "unknownKeys"
>;

/** What each tool has last told the form of its shipment. */
const told: Partial<Record<ToolKey, { products: string; destination: string }>> = {};

/**
 * Adds an answer to the message of the contact form, and fills in what that asks of a shipment where
 * nothing is typed yet: the products, and where they go. These follow the tool's next answer.
 */
export function addToEnquiry(tool: ToolKey, form: AnsweredForm): void {
  const block = describeAnswer(tool, form);
  if (!block) return;
  const before = told[tool];
  const names = listProducts(form);
  const products =
    names.slice(0, MAX_PRODUCTS).join(", ") + words.questions.more(names.length - MAX_PRODUCTS);
  const destination = findDestination(form);
  changeDraft(({ message = "", product_interest: interest = "", ...fields }) => ({
    ...fields,
    product_interest: ["", before?.products].includes(interest.trim()) ? products : interest,
    message: addDestination(addEnquiryBlock(message, block), destination, before?.destination),
  }));
  told[tool] = { products, destination };
  toast(words.added);
}

function listProducts({ definition, state }: AnsweredForm): string[] {
  const namesIn = (fields: Form["fields"], texts: Texts) =>
    Object.keys(fields).flatMap((name) => {
      const text = fields[name]?.shared === "product" ? (texts[name] ?? "").trim() : "";
      return text === "" ? [] : text;
    });
  const ofRows = Object.entries(definition.rows).flatMap(([group, { columns }]) =>
    (state.rows[group] ?? []).flatMap((cells) => namesIn(columns, cells)),
  );
  return [...new Set([...namesIn(definition.fields, state.texts), ...ofRows])];
}

/** Of this tool or of one before. "" if that is known of none, or another country. */
function findDestination({ definition, state, unknownKeys }: AnsweredForm): string {
  const isDestination = (key: string) => definition.fields[key]?.shared === "destination";
  const key = Object.keys(definition.fields).find(isDestination);
  const before = readSharedValues()["destination"];
  if (key && unknownKeys.includes(key)) return "";
  const code = (key ? state.texts[key] : before && "text" in before && before.text) || "";
  if (!/^[A-Z]{2}$/.test(code)) return "";
  // The browser's names, because ours with their sources are a part of the tools that ask for it.
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? "";
}

/**
 * The message with a destination where the fields beside it read it, unless they are in use for other
 * than the one before.
 */
function addDestination(message: string, destination: string, before = ""): string {
  const { product, destination: label } = enquiryLines;
  const write = (place: string) => `${product} 1\n${label}: ${place}`;
  const isInUse = message.split("\n").some((line) => /^(.*) \d+$/.exec(line)?.[1] === product);
  if (destination === "") return message;
  if (isInUse) return message.replace(write(before || destination), write(destination));
  return `${message}\n${write(destination)}\n`;
}

/** An answer as the lines of an enquiry: the figures first, then what they were made from. */
export function describeAnswer(tool: ToolKey, form: AnsweredForm): EnquiryBlock | null {
  const { definition, state, solution, today, linkQuery } = form;
  if (!solution) return null;
  const { leftOut, standIns } = splitUnknown(definition, form.unknownKeys);
  const { label, figure, unit, rows, decision, warnings } = solution.view;
  const name = (keys: readonly string[]) => {
    const names = nameFields(definition, state, keys.slice(0, MAX_QUESTIONS), today);
    return names + words.questions.more(keys.length - MAX_QUESTIONS);
  };
  const listRows = (isListed: boolean) =>
    rows
      .filter(({ listed }) => (listed !== undefined) === isListed)
      .map((row) => `${row.label}: ${row.figure}${row.listed ? ` (${row.listed})` : ""}`);
  return makeEnquiryBlock({
    title: words.enquiryTitle(toolNames[tool]),
    summary: {
      answer: [
        // "No: this carton is" goes on in the figure.
        `${label}${label.includes(":") ? " " : ": "}${[figure, unit].filter(Boolean).join(" ")}`,
        ...listRows(false),
        // The questions say it, too.
        ...(decision === toolWords.unknown.decision ? [] : [decision]),
        ...(leftOut.length > 0 ? [words.questions.leftOut(name(leftOut))] : []),
        ...(standIns.length > 0 ? [words.questions.standIn(name(standIns))] : []),
      ],
      details: [...listRows(true), ...listEntries(definition, state, today), ...warnings],
    },
    notes: words.enquiryNotes,
    address: new URL(paths[tool], site.url).href,
    query: linkQuery,
  });
}
