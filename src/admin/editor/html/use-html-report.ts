import { useEffect, useState } from "react";
import { findForeignHost } from "@/config/foreign-address";
import { HTML_CHECK_DELAY_MS } from "@/config/admin-limits";
import type { HtmlReport } from "./html-check";

const isForeign = (address: string) => findForeignHost(address) !== null;

/** Checks the HTML after a pause in typing. Null until the first report. */
export function useHtmlReport(html: string): HtmlReport | null {
  const [report, setReport] = useState<HtmlReport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("./html-check").then(
        ({ checkHtml }) => {
          if (isCurrent) setReport(checkHtml(html, isForeign));
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
