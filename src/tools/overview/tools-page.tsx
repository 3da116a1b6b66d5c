import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { Section } from "@/ui/sections/section";
import { StructuredData, itemList } from "@/ui/structured-data";
import { Lane } from "@/ui/lane";
import { paths } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { pageNames } from "@/content/page-names";
import { toolNames } from "@/content/tools/names";
import { behavior, call, head } from "@/content/tools/tools-page";
import { ToolCard } from "./tool-card";
import "@/tools/engine/tool-page.css";

export function ToolsPage() {
  return (
    <div className="own-hero [--hero:theme(fontSize.d1)]">
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="tools"
        things={[
          itemList(
            pageNames.tools,
            toolKeys.map((tool) => ({ name: toolNames[tool], path: paths[tool] })),
          ),
        ]}
      />
      <section className="relative overflow-clip">
        <div className="container pt-10 lg:pt-16">
          <h1 className="relative z-10 text-d1">
            <span className="block">{head.headingStart}</span>
            {/* The last word has a line of its own where lines are short. */}
            <span className="flex flex-wrap gap-x-[0.22em]">
              <span>{head.headingEnd} </span>
              <span className="flex flex-1 items-baseline">
                {head.headingLast}
                <span className="hero-run">
                  <Lane bend="tr" />
                </span>
              </span>
            </span>
          </h1>
          <div className="pt-6 pb-9 sm:pr-[calc(var(--lane-unit)*5+1.75rem)] lg:pb-14">
            <p className="max-w-[22.9em] text-lead text-muted-foreground">{head.intro}</p>
          </div>
        </div>
      </section>
      <section aria-label={head.headingStart} className="relative">
        <div className="container pb-16 lg:pb-28">
          <ul className="grid gap-1.5 pt-1.5 sm:grid-cols-2 lg:grid-cols-4">
            {toolKeys.map((tool) => (
              <ToolCard key={tool} tool={tool} />
            ))}
          </ul>
        </div>
      </section>
      <Section ground="dark" heading={behavior.heading}>
        <ul className="mt-12">
          {behavior.rows.map(({ title, text, fact }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-t border-border py-6 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1.5fr)_minmax(0,0.85fr)]"
            >
              <h3 className="text-title">{title}</h3>
              <p className="text-lg text-muted-foreground">{text}</p>
              <p className="font-display text-ui font-semibold text-accent-300">{fact}</p>
            </li>
          ))}
        </ul>
        <p className="border-t border-border pt-5 text-base text-muted-foreground">
          {behavior.note}
        </p>
      </Section>
      <CallToAction copy={call} />
    </div>
  );
}
