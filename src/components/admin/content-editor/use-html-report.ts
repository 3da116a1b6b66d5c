import { useEffect, useState } from "react";
import { HTML_CHECK_DELAY_MS } from "@/config/limits";
import type { HtmlReport } from "@/lib/html-check";

/** The report on a text, a moment after the last change of it; null before the first one. */
export function useHtmlReport(html: string): HtmlReport | null {
  const [report, setReport] = useState<HtmlReport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("@/lib/html-check").then(
        ({ checkHtml }) => {
          if (isCurrent) setReport(checkHtml(html));
        },
        // The check is an extra; without it the editor works as well.
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
