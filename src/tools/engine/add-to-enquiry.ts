import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolKey } from "@/config/tools";
import { toolNames } from "@/content/tools/names";
import { reportWords as words } from "@/content/tools/report";
import { changeDraftMessage } from "@/data/browser/contact-draft";
import { addEnquiryBlock, makeEnquiryBlock, type EnquiryBlock } from "@/lib/enquiry-block";
import { nameFields } from "./form/find-field";
import { splitUnknown } from "./form/form-state";
import { listEntries } from "./form/list-entries";
import type { ToolForm } from "./tool-form";

/** Adds an answer to the message of the contact form. */
export function addToEnquiry(tool: ToolKey, form: ToolForm): void {
  const block = describeAnswer(tool, form);
  if (!block) return;
  changeDraftMessage((message) => addEnquiryBlock(message, block));
  toast(words.added);
}

/** Figures to ask for that one line names. The link marks the others. */
const MAX_QUESTIONS = 6;

type Answered = Pick<
  ToolForm,
  "definition" | "state" | "solution" | "today" | "linkQuery" | "unknownKeys"
>;

/** An answer as the lines of an enquiry: the figures first, then what they were made from. */
export function describeAnswer(tool: ToolKey, form: Answered): EnquiryBlock | null {
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
      .filter((row) => Boolean(row.isListed) === isListed)
      .map((row) => `${row.label}: ${row.figure}`);
  return makeEnquiryBlock({
    title: words.enquiryTitle(toolNames[tool]),
    summary: {
      answer: [
        // "No: this carton is" goes on in the figure.
        `${label}${label.includes(":") ? " " : ": "}${[figure, unit].filter(Boolean).join(" ")}`,
        ...listRows(false),
        decision,
      ],
      details: [
        ...(leftOut.length > 0 ? [words.questions.leftOut(name(leftOut))] : []),
        ...(standIns.length > 0 ? [words.questions.standIn(name(standIns))] : []),
        ...listRows(true),
        ...listEntries(definition, state, today),
        ...warnings,
      ],
    },
    notes: words.enquiryNotes,
    address: new URL(paths[tool], site.url).href,
    query: linkQuery,
  });
}
