import { ArrowRight, Check, Link as LinkIcon, Printer, RotateCcw, Undo2 } from "lucide-react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { toast } from "@/ui/toast-store";
import { Button, buttonClass } from "@/ui/button";
import { paths, quotePath } from "@/config/paths";
import { toolServices } from "@/config/tool-services";
import type { ToolKey } from "@/config/tools";
import { toolWords as words } from "@/content/tools/shared";
import { copyText } from "@/lib/copy-text";
import { formatCalendarDate } from "@/lib/dates";
import { addToEnquiry } from "./add-to-enquiry";
import { EXAMPLE_NOTE_ID } from "./example-note";
import { focusField } from "./focus-field";
import { nameFields } from "./form/find-field";
import { listEntries } from "./form/list-entries";
import type { ToolForm } from "./tool-form";

type AnswerActionsProps = { toolKey: ToolKey; form: ToolForm; more: ReactNode };

/** The buttons below an answer: add it to an enquiry, copy the link, print, reset. */
export function AnswerActions({ toolKey, form, more }: AnswerActionsProps) {
  const { solution, linkQuery, exampleKeys, reset, undoReset } = form;
  const change = undoReset ?? reset;
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === linkQuery;
  const exampleCount = exampleKeys.length;

  async function handleCopy() {
    if (await copyText(window.location.origin + paths[toolKey] + linkQuery)) setCopied(linkQuery);
    else toast({ variant: "destructive", title: words.copyFailed });
  }

  /** The example is not sent: leads to where it can be confirmed, and names it. */
  function handleSend(event: MouseEvent) {
    if (exampleCount === 0) {
      addToEnquiry(toolKey, form);
      return;
    }
    event.preventDefault();
    focusField(EXAMPLE_NOTE_ID);
    toast(words.exampleNotSent);
  }

  return (
    <>
      <div className="mt-7 flex flex-wrap items-center gap-3 print:hidden [&_svg]:size-5">
        {solution && (
          <Link
            to={quotePath(toolServices[toolKey])}
            className={buttonClass({ size: "lg", className: "max-sm:w-full" })}
            onClick={handleSend}
          >
            <span>
              {words.send}
              {exampleCount > 0 && (
                <span className="block text-label font-normal">
                  {words.example.first(exampleCount)}
                </span>
              )}
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        <span className="flex flex-wrap gap-3 max-sm:w-full">
          {solution && (
            <>
              {more}
              <Button variant="outline" onClick={handleCopy}>
                {isCopied ? <Check aria-hidden="true" /> : <LinkIcon aria-hidden="true" />}
                {isCopied ? words.copied : words.copyLink}
              </Button>
              <Button
                variant="outline"
                onClick={() => {
                  window.print();
                }}
              >
                <Printer aria-hidden="true" />
                {words.print}
              </Button>
            </>
          )}
          {/* Stays in its place, with the focus, when a reset brings the answer back. */}
          {change && (
            <Button variant="ghost" onClick={change}>
              {undoReset ? <Undo2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {undoReset ? words.undoStartOver : words.startOver}
            </Button>
          )}
        </span>
      </div>
      <p role="status" className="sr-only">
        {isCopied && words.copied}
      </p>
      {solution && <PrintedNotes form={form} />}
    </>
  );
}

/** On paper: what was entered, and when. The printed address has the query, which opens it again. */
function PrintedNotes({ form }: { form: ToolForm }) {
  const { definition, state, today, linkQuery, hasOwnEntries, exampleKeys } = form;
  return (
    <div data-link-query={linkQuery} className="tool-printed hidden text-base print:block">
      <ul className="columns-2">
        {listEntries(definition, state, today).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p>{words.printedOn(formatCalendarDate(today))}</p>
      {/* An untouched example says at the answer that it is one. */}
      {hasOwnEntries && exampleKeys.length > 0 && (
        <p>{words.example.stillInIt(nameFields(definition, state, exampleKeys, today))}</p>
      )}
    </div>
  );
}
