import { ArrowRight, Check, Link as LinkIcon, Printer, RotateCcw, Undo2 } from "lucide-react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { toast } from "@/ui/toast-store";
import { Button, buttonClass } from "@/ui/button";
import { paths, quotePath } from "@/config/paths";
import { site } from "@/config/site";
import { toolServices } from "@/config/tool-services";
import type { ToolKey } from "@/config/tools";
import { toolWords as words } from "@/content/tools/shared";
import { formatCalendarDate } from "@/lib/dates";
import { loadAfterHydration } from "./after-hydration/use-after-hydration";
import { focusField } from "./focus-field";
import { findField } from "./form/find-field";
import { listEntries } from "./form/list-entries";
import type { ToolForm } from "./use-tool-form";

/** The entries of the example that a message names. */
const MAX_LISTED = 3;

type AnswerActionsProps = { toolKey: ToolKey; form: ToolForm; more: ReactNode };

/** The buttons below an answer: add it to an enquiry, copy the link, print, reset. */
export function AnswerActions({ toolKey, form, more }: AnswerActionsProps) {
  const { linkQuery, isStale, blocker, afterHydration } = form;
  const navigate = useNavigate();
  const contact = quotePath(toolServices[toolKey]);
  const [copied, setCopied] = useState<string | null>(null);
  const address = new URL(paths[toolKey], site.url).href;
  const isCopied = copied === linkQuery;
  const exampleCount = form.exampleKeys.length;

  async function handleCopy() {
    const link = window.location.origin + paths[toolKey] + linkQuery;
    try {
      const { copyText } = afterHydration ?? (await loadAfterHydration());
      if (await copyText(link)) setCopied(linkQuery);
      else toast({ variant: "destructive", title: words.copyFailed });
    } catch (error) {
      console.warn("The link could not be copied.", error);
      toast({ variant: "destructive", title: words.copyFailed });
    }
  }

  function handleSend(event: MouseEvent) {
    if (isStale) {
      event.preventDefault();
      toast(blocker ? { title: blocker.text } : words.notSent);
      focusField(blocker?.id ?? Object.keys(form.allErrors)[0] ?? "");
    } else if (exampleCount > 0) {
      event.preventDefault();
      askForOwnEntries();
    } else if (afterHydration) {
      afterHydration.addToEnquiry(toolKey, form);
    } else {
      event.preventDefault();
      void sendLater();
    }
  }

  const exampleNames = form.exampleKeys.map(
    (key) => findField(form.definition, form.state, key, form.today)?.name ?? "",
  );

  /** The example is not sent: leads to its first entry, and names the others. */
  function askForOwnEntries() {
    focusField(form.exampleKeys[0] ?? "");
    const { title, description, more } = words.exampleNotSent;
    const names = exampleNames.slice(0, MAX_LISTED);
    const rest = exampleCount - names.length;
    if (rest > 0) names.push(more(rest));
    toast({ title, description: description(names.join("; ")) });
  }

  /** For a click before the lazily loaded code is there. */
  async function sendLater() {
    try {
      (await loadAfterHydration()).addToEnquiry(toolKey, form);
      await navigate(contact);
    } catch (error) {
      console.warn("The figures could not be put into an enquiry.", error);
      toast({ variant: "destructive", ...words.notAdded });
    }
  }

  return (
    <>
      <div className="tool-actions mt-7 flex flex-wrap items-center gap-3">
        <Link
          to={contact}
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
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
        <span className="flex flex-wrap gap-3 max-sm:w-full">
          {/* While an entry is invalid, the answer is outdated and its link would lack the entry. */}
          <fieldset disabled={isStale} className="contents">
            {more}
            <Button variant="outline" onClick={handleCopy}>
              {isCopied ? <Check aria-hidden="true" /> : <LinkIcon aria-hidden="true" />}
              {isCopied ? words.copied : words.copyLink}
            </Button>
          </fieldset>
          <Button
            variant="outline"
            onClick={() => {
              window.print();
            }}
          >
            <Printer aria-hidden="true" />
            {words.print}
          </Button>
          {(form.canReset || form.undoReset) && (
            <Button variant="ghost" onClick={form.undoReset ?? form.reset}>
              {form.undoReset ? <Undo2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {form.undoReset ? words.undoStartOver : words.startOver}
            </Button>
          )}
        </span>
      </div>
      <p role="status" className="sr-only">
        {isCopied && words.copied}
      </p>
      {!isStale && <PrintedNotes form={form} address={address} exampleNames={exampleNames} />}
    </>
  );
}

type PrintedNotesProps = { form: ToolForm; address: string; exampleNames: readonly string[] };

/** On paper: what was entered, when, and where to open it again. */
function PrintedNotes({ form, address, exampleNames }: PrintedNotesProps) {
  const { definition, state, today, linkQuery, hasOwnEntries } = form;
  return (
    <div className="tool-printed hidden text-sm">
      <ul className="columns-2">
        {listEntries(definition, state, today).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p>
        {words.printedOn(formatCalendarDate(today))} {address}
        {linkQuery}
      </p>
      {/* An untouched example says at the answer that it is one. */}
      {hasOwnEntries && exampleNames.length > 0 && (
        <p>{words.example.stillInIt(exampleNames.join("; "))}</p>
      )}
    </div>
  );
}
