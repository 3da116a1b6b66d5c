import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { HTML_CHECK_DELAY_MS, WORDS_PER_MINUTE } from "@/config/admin-limits";
import { contentEditor, describeProblem } from "@/content/admin/content-editor";
import type { HtmlReport } from "./html-check";

const MAX_SHOWN = 3;

type HtmlNotesProps = { html: string; onShowLine: (line: number) => void };

/** A line with the word count and warnings about the HTML. It never blocks saving. */
export function HtmlNotes({ html, onShowLine }: HtmlNotesProps) {
  const report = useHtmlReport(html);
  const copy = contentEditor.check;
  const shown = report?.problems.slice(0, MAX_SHOWN) ?? [];
  const more = (report?.problems.length ?? 0) - shown.length;
  return (
    <div className="mt-2 text-base text-muted-foreground">
      {/* A live region of its own: screen readers hear a changed result, not every keystroke. */}
      <div aria-live="polite" className="grid gap-1">
        {shown.map((problem) => (
          <p
            key={`${problem.line} ${problem.kind} ${problem.tag}`}
            className="flex items-start gap-2 text-foreground"
          >
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <button
                type="button"
                className="font-semibold text-foreground underline decoration-accent decoration-2 underline-offset-4"
                onClick={() => {
                  onShowLine(problem.line);
                }}
              >
                {copy.line(problem.line)}
              </button>
              : {describeProblem(problem)}
            </span>
          </p>
        ))}
        {more > 0 && <p className="pl-6">{copy.more(more)}</p>}
      </div>
      {/* Its room is kept, so that a button below does not move away from whoever is pressing it. */}
      <p className="min-h-6">
        {report && report.words > 0 && copy.words(report.words, report.words / WORDS_PER_MINUTE)}
      </p>
    </div>
  );
}

/** Checks the HTML after a pause in typing. Null until the first report. */
function useHtmlReport(html: string): HtmlReport | null {
  const [report, setReport] = useState<HtmlReport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("./html-check").then(
        ({ checkHtml }) => {
          if (isCurrent) setReport(checkHtml(html));
        },
        // Ignored: the report is optional, and the editor works without it.
        () => undefined,
      );
    }, HTML_CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [html]);
  return report;
}
