import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData, webApplication } from "@/ui/structured-data";
import { Breadcrumb } from "@/ui/breadcrumb";
import { paths, quotePath } from "@/config/paths";
import { toolServices } from "@/config/tool-services";
import { pageNames } from "@/content/page-names";
import { toolNames } from "@/content/tools/names";
import { toolQuestions } from "@/content/tools/questions";
import { toolWords as words } from "@/content/tools/shared";
import { Answer } from "./answer";
import type { Tool } from "./define-tool";
import { useToolForm } from "./use-tool-form";
import { Warning } from "./warning";
import { Worksheet } from "./worksheet";
import "./tool-page.css";

/** The page of every tool: heading, worksheet and answer, its own sections, call to action. */
export function ToolPage<Result>({ tool }: { tool: Tool<Result> }) {
  const form = useToolForm(tool);
  const { Below, Results, Actions, Background, key } = tool;
  const { head, call } = tool.texts;
  const name = toolNames[key];
  const section = form.solution && { ...form.solution, form };
  return (
    <div className="tool own-hero">
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="tools"
        current={name}
        things={[webApplication({ name, description: head.description, path: paths[key] })]}
      />
      <section className="relative overflow-clip">
        <div className="container pt-5 pb-16 lg:pt-7 lg:pb-24">
          <Breadcrumb trail={[{ label: pageNames.tools, to: paths.tools }]} current={name} />
          <div className="tool-head">
            <h1 className="text-d1">{toolQuestions[key]}</h1>
            <p className="text-lead text-muted-foreground print:hidden">{head.intro}</p>
          </div>
          <div role="status">
            {form.hasIgnoredValues && <Warning>{words.ignoredValues}</Warning>}
          </div>
          <div className="tool-columns by-query">
            <Worksheet tool={tool} form={form} />
            <Answer
              toolKey={key}
              form={form}
              actions={Actions && section && <Actions {...section} />}
            />
            {Below && section && (
              <div className="tool-results by-query tool-lane-clearance lg:pr-0 print:mt-4">
                <Below {...section} />
              </div>
            )}
          </div>
        </div>
      </section>
      <div className="tool-results by-query">{Results && section && <Results {...section} />}</div>
      {Background && <Background today={form.today} />}
      <CallToAction copy={call} to={quotePath(toolServices[key])} />
    </div>
  );
}
