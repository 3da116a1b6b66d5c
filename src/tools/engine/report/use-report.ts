import { useEffect, useState } from "react";
import type { Tool } from "@/tools/engine/tool";
import type { ToolReport } from "./tool-report";

/** A tool's own report, and the shared functions and components that use it. */
export type Report<Name extends string, Column extends string, Result> = ToolReport<
  Name,
  Column,
  Result
> &
  typeof import("./parts");

/** Loaded after hydration, because nothing visible at first needs it. */
export async function loadReport<Name extends string, Column extends string, Result>({
  loadReport: loadOwn,
}: Tool<Name, Column, Result>): Promise<Report<Name, Column, Result>> {
  const [own, { addToEnquiry, ConversionNote, copyText, DroppedValues, nameField, ProblemList }] =
    await Promise.all([loadOwn(), import("./parts")]);
  return { ...own, addToEnquiry, ConversionNote, copyText, DroppedValues, nameField, ProblemList };
}

/** Returns null until the report is loaded. */
export function useReport<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
): Report<Name, Column, Result> | null {
  const [report, setReport] = useState<Report<Name, Column, Result> | null>(null);

  useEffect(() => {
    loadReport(tool).then(setReport, (error: unknown) => {
      console.warn("The report of the tool could not be loaded.", error);
    });
  }, [tool]);

  return report;
}
