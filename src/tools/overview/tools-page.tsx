import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData } from "@/ui/structured-data";
import { Lane } from "@/ui/lane";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolKeys } from "@/config/tools";
import { pageNames } from "@/content/page-names";
import { toolNames } from "@/content/tools/names";
import { call, head, lot } from "@/content/tools/tools-page";
import { drawSample } from "@/tools/aql-sampling/draw-sample";
import { BehaviorSection } from "./behavior-section";
import {
  MiniCarton,
  MiniContainer,
  MiniInvoice,
  MiniLot,
  MiniNumber,
  MiniQuotes,
  MiniRules,
  MiniSchedule,
} from "./miniatures";
import { ToolCard } from "./tool-card";
import { itemList } from "@/lib/structured-data/item-list";
import "@/tools/engine/tool-page.css";
import "./tools.css";

const OPENED = drawSample(lot.pieces, lot.opened);

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
            <p className="max-w-[46ch] text-lead text-ink-600">{head.intro}</p>
          </div>
        </div>
      </section>
      <section aria-label={head.headingStart} className="relative">
        <div className="wrap pb-16 lg:pb-28">
          <ul className="tool-stack">
            <ToolCard tool="landedCost">
              <MiniInvoice />
            </ToolCard>
            <ToolCard tool="shipmentVolume">
              <MiniContainer />
            </ToolCard>
            <ToolCard tool="productionPlanner">
              <MiniSchedule />
            </ToolCard>
            <ToolCard tool="aqlSampling">
              <MiniLot opened={OPENED} />
            </ToolCard>
            <ToolCard tool="amazonCartonCheck">
              <MiniCarton />
            </ToolCard>
            <ToolCard tool="incoterms">
              <MiniRules />
            </ToolCard>
            <ToolCard tool="companyNumber">
              <MiniNumber />
            </ToolCard>
            <ToolCard tool="compareQuotes">
              <MiniQuotes />
            </ToolCard>
          </ul>
        </div>
      </section>
      <BehaviorSection />
      <CallToAction copy={call} />
    </div>
  );
}
