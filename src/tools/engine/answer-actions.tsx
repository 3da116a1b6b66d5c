import { ArrowRight, Check, Link as LinkIcon, Printer, RotateCcw, Undo2 } from "lucide-react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { toast } from "@/ui/toast-store";
import { Button } from "@/ui/button";
import { paths, quotePath } from "@/config/paths";
import { site } from "@/config/site";
import { toolServices } from "@/config/tool-services";
import { toolWords as words } from "@/content/tools/shared";
import { formatCalendarDate } from "@/lib/dates";
import { focusField } from "./focus-field";
import { loadReport, type Report } from "./report/use-report";
import type { NextStep } from "./sticky-answer";
import type { Tool } from "./tool";
import type { ToolForm } from "./use-tool-form";

/** The entries of the example that a message names. */
const MAX_LISTED = 3;

type AnswerActionsProps<Name extends string, Column extends string, Result> = {
  tool: Tool<Name, Column, Result>;
  form: ToolForm<Name, Column, Result>;
  instead: NextStep | undefined;
  more: ReactNode;
};

/** The buttons below an answer: add it to an enquiry, copy the link, print, reset. */
export function AnswerActions<Name extends string, Column extends string, Result>({
  tool,
  form,
  instead,
  more,
}: AnswerActionsProps<Name, Column, Result>) {
  const { answer, state, linkQuery, isStale, report } = form;
  const navigate = useNavigate();
  const contact = quotePath(toolServices[tool.key]);
  const [copied, setCopied] = useState<string | null>(null);
  const address = new URL(paths[tool.key], site.url).href;
  const isCopied = copied === linkQuery;
  const exampleCount = form.exampleKeys.length;

  const getReport = async () => report ?? loadReport(tool);

  async function handleCopy() {
    const link = window.location.origin + paths[tool.key] + linkQuery;
    try {
      const { copyText } = await getReport();
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
      toast(instead ? { title: instead.text } : words.notSent);
      focusField(instead?.id ?? Object.keys(form.allErrors)[0] ?? "");
    } else if (exampleCount > 0) {
      event.preventDefault();
      void askForOwnEntries();
    } else if (report) {
      addAnswer(report);
    } else {
      event.preventDefault();
      void sendLater();
    }
  }

  function nameExamples({ nameField, names }: Report<Name, Column, Result>): string[] {
    return form.exampleKeys.map((key) => nameField({ ...form, names }, key) ?? "");
  }

  /** The example is not sent: leads to its first entry, and names the others. */
  async function askForOwnEntries() {
    focusField(form.exampleKeys[0] ?? "");
    const { title, description, more } = words.exampleNotSent;
    try {
      const names = nameExamples(await getReport());
      const rest = names.splice(MAX_LISTED).length;
      if (rest > 0) names.push(more(rest));
      toast({ title, description: description(names.join("; ")) });
    } catch (error) {
      console.warn("The report of the tool could not be loaded.", error);
      toast({ title, description: words.example.first(exampleCount) });
    }
  }

  /** For a click before the lazily loaded code is there. */
  async function sendLater() {
    try {
      addAnswer(await getReport());
      await navigate(contact);
    } catch (error) {
      console.warn("The figures could not be put into an enquiry.", error);
      toast({ variant: "destructive", ...words.notAdded });
    }
  }

  function addAnswer({ summarize, addToEnquiry }: Report<Name, Column, Result>) {
    if (!answer) return;
    const summary = summarize(state, answer.result);
    addToEnquiry({ tool: tool.key, summary, address, query: linkQuery });
  }

  return (
    <>
      <div className="tool-actions mt-7 flex flex-wrap items-center gap-3">
        <Button asChild size="lg" className="max-sm:w-full">
          <Link to={contact} onClick={handleSend}>
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
        </Button>
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
      {!isStale && (
        <p className="tool-printed hidden text-sm">
          {words.printedOn(formatCalendarDate(form.today))} {address}
          {linkQuery}
        </p>
      )}
      {/* An untouched example says at the answer that it is one. */}
      {!isStale && report && form.hasOwnEntries && exampleCount > 0 && (
        <p className="tool-printed hidden text-sm">
          {words.example.stillInIt(nameExamples(report).join("; "))}
        </p>
      )}
    </>
  );
}
