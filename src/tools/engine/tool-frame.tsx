import type { ReactNode } from "react";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData } from "@/ui/structured-data";
import { Breadcrumb } from "@/ui/breadcrumb";
import { paths, quotePath } from "@/config/paths";
import { site } from "@/config/site";
import { toolServices } from "@/config/tool-services";
import type { ToolKey } from "@/config/tools";
import { pageNames } from "@/content/page-names";
import { toolNames } from "@/content/tools/names";
import { toolWords as words, type ToolCopy } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import { webApplication } from "@/lib/structured-data/web-application";
import { Warning } from "./answer";
import type { ToolForm } from "./use-tool-form";
import "./worksheet.css";

type ToolFrameProps<Name extends string, Column extends string, Result> = {
  tool: ToolKey;
  copy: ToolCopy;
  form: ToolForm<Name, Column, Result>;
  worksheet: ReactNode;
  answer: ReactNode;
  /** A section of the results that is shown under the worksheet on wide screens. */
  below?: ReactNode;
  /** The sections with results. While an entry is invalid they are outdated, and cannot be used. */
  results: ReactNode;
  /** The sections about the tool, between the results and the closing call to action. */
  children?: ReactNode;
};

/** The layout of a tool's page: heading, worksheet and answer, further sections, call to action. */
export function ToolFrame<Name extends string, Column extends string, Result>({
  tool,
  copy,
  form: { dropped, definition, state, report, isStale },
  worksheet,
  answer,
  below,
  results,
  children,
}: ToolFrameProps<Name, Column, Result>) {
  const { head, call } = copy;
  const name = toolNames[tool];
  return (
    <div className="tool">
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="tools"
        current={name}
        things={[webApplication({ name, description: head.description, path: paths[tool] }, site)]}
      />
      <section className="relative overflow-clip">
        <div className="wrap pt-5 pb-16 lg:pt-7 lg:pb-24">
          <Breadcrumb trail={[{ label: pageNames.tools, to: paths.tools }]} current={name} />
          <div className="tool-head">
            <h1 className="text-d1">{head.heading}</h1>
            <p className="text-lead text-ink-600">{head.intro}</p>
          </div>
          <div role="status">
            {dropped.length > 0 && (
              <Warning>
                {words.droppedValues(dropped.length)}
                {report && (
                  <report.DroppedValues
                    definition={definition}
                    state={state}
                    names={report.names}
                    dropped={dropped}
                  />
                )}
              </Warning>
            )}
          </div>
          <div className="tool-columns">
            {worksheet}
            {answer}
            {below && (
              <Results isStale={isStale} className="tool-lane-clearance lg:pr-0">
                {below}
              </Results>
            )}
          </div>
        </div>
      </section>
      <Results isStale={isStale}>{results}</Results>
      {children}
      <CallToAction copy={call} to={quotePath(toolServices[tool])} />
    </div>
  );
}

type ResultsProps = { isStale: boolean; className?: string; children: ReactNode };

function Results({ isStale, className, children }: ResultsProps) {
  return (
    <div className={cn("tool-results", isStale && "is-stale", className)} inert={isStale}>
      {children}
    </div>
  );
}
