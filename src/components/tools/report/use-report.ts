import { useEffect, useState } from "react";
import type { Tool } from "@/components/tools/tool";
import type { ToolReport } from "./tool-report";

/** A tool's own report, and what all tools make of theirs. */
export type Report<Name extends string, Column extends string, Result> = ToolReport<
  Name,
  Column,
  Result
> &
  typeof import("./parts");

/** No first view has anything of it, so that it comes when the page is live. */
export async function loadReport<Name extends string, Column extends string, Result>({
  loadReport: loadOwn,
}: Tool<Name, Column, Result>): Promise<Report<Name, Column, Result>> {
  const [own, { addToEnquiry, ConversionNote, copyText, DroppedValues, ProblemList }] =
    await Promise.all([loadOwn(), import("./parts")]);
  return { ...own, addToEnquiry, ConversionNote, copyText, DroppedValues, ProblemList };
}

/** Null until it is there. */
export function useReport<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
): Report<Name, Column, Result> | null {
  const [report, setReport] = useState<Report<Name, Column, Result> | null>(null);

  useEffect(() => {
    loadReport(tool).then(setReport, (error: unknown) => {
      console.warn("What is told of the answer could not be loaded.", error);
    });
  }, [tool]);

  return report;
}
