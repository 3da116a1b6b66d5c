import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolKey } from "@/config/tools";
import { toolNames } from "@/content/tools/names";
import { reportWords as words } from "@/content/tools/report";
import { changeDraftMessage } from "@/data/browser/contact-draft";
import { addEnquiryBlock, makeEnquiryBlock, type EnquiryBlock } from "@/lib/enquiry-block";
import { listEntries } from "./form/list-entries";
import type { ToolForm } from "./tool-form";

/** Adds an answer to the message of the contact form. */
export function addToEnquiry(tool: ToolKey, form: ToolForm): void {
  const block = describeAnswer(tool, form);
  if (!block) return;
  changeDraftMessage((message) => addEnquiryBlock(message, block));
  toast(words.added);
}

/** An answer as the lines of an enquiry: the figures first, then what they were made from. */
export function describeAnswer(
  tool: ToolKey,
  {
    definition,
    state,
    solution,
    today,
    linkQuery,
  }: Pick<ToolForm, "definition" | "state" | "solution" | "today" | "linkQuery">,
): EnquiryBlock | null {
  if (!solution) return null;
  const { label, figure, unit, rows, decision, warnings } = solution.view;
  const listRows = (isListed: boolean) =>
    rows
      .filter((row) => Boolean(row.isListed) === isListed)
      .map((row) => `${row.label}: ${row.figure}`);
  return makeEnquiryBlock({
    title: words.enquiryTitle(toolNames[tool]),
    summary: {
      answer: [
        `${label}: ${[figure, unit].filter(Boolean).join(" ")}`,
        ...listRows(false),
        decision,
      ],
      details: [...listRows(true), ...listEntries(definition, state, today), ...warnings],
    },
    notes: words.enquiryNotes,
    address: new URL(paths[tool], site.url).href,
    query: linkQuery,
  });
}
