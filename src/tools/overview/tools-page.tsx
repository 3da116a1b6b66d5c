import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData } from "@/ui/structured-data";
import { Lane } from "@/ui/lane";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolKeys } from "@/config/tools";
import { pageNames } from "@/content/page-names";
import { toolNames } from "@/content/tools/names";
import { call, head } from "@/content/tools/tools-page";
import { BehaviorSection } from "./behavior-section";
import { ToolCard } from "./tool-card";
import { itemList } from "@/lib/structured-data/item-list";
import "./tools.css";

export function ToolsPage() {
  return (
    <div className="tool-index">
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="tools"
        things={[
          itemList(
            pageNames.tools,
            toolKeys.map((tool) => ({ name: toolNames[tool], path: paths[tool] })),
            site.url,
          ),
        ]}
      />
      <section className="relative overflow-clip">
        <div className="wrap pt-10 lg:pt-16">
          <h1 className="relative z-10 text-d1">
            <span className="block">{head.headingStart}</span>
            <span className="tool-index-end">
              <span>{head.headingEnd} </span>
              <span className="flex flex-1 items-baseline">
                {head.headingLast}
                <span className="hero-run">
                  <Lane bend="tr" />
                </span>
              </span>
            </span>
          </h1>
          <div className="tool-lane-clearance pt-6 pb-9 lg:pb-14">
            <p className="max-w-[22.9em] text-lead text-ink-600">{head.intro}</p>
          </div>
        </div>
      </section>
      <section aria-label={head.headingStart} className="relative">
        <div className="wrap pb-16 lg:pb-28">
          <ul className="tool-stack">
            {toolKeys.map((tool) => (
              <ToolCard key={tool} tool={tool} />
            ))}
          </ul>
        </div>
      </section>
      <BehaviorSection />
      <CallToAction copy={call} />
    </div>
  );
}
