import { useId, type ReactNode } from "react";
import type { BlockTexts, SectionTexts } from "@/content/services/service-texts";
import { LinkRow } from "@/ui/link-row";
import { Section } from "@/ui/sections/section";
import { BenefitsSection } from "./benefits-section";
import { BoxStack } from "./box-stack";
import { ServiceBlock } from "./service-block";

/** The components that only one page has, by their names in its texts. */
export type Drawings<Drawing extends string> = Readonly<Record<Drawing, ReactNode>>;

type ServiceSectionProps<Drawing extends string> = {
  section: SectionTexts<Drawing>;
  drawings: Drawings<Drawing>;
};

export function ServiceSection<Drawing extends string>({
  section,
  drawings,
}: ServiceSectionProps<Drawing>) {
  switch (section.kind) {
    case "benefits":
      return <BenefitsSection section={section} />;
    case "boxes":
      return <BoxStack section={section} />;
    case "full":
      return (
        <Section ground={section.ground} heading={section.heading} intro={section.intro}>
          <Blocks blocks={section.blocks} drawings={drawings} className="mt-12" />
          {section.links && <LinkRow links={section.links} className="mt-8" />}
        </Section>
      );
    case "split":
      return <SplitSection section={section} drawings={drawings} />;
    case "drawing":
      return drawings[section.drawing];
    default:
      return section satisfies never;
  }
}

type SplitSectionProps<Drawing extends string> = {
  section: Extract<SectionTexts<Drawing>, { kind: "split" }>;
  drawings: Drawings<Drawing>;
};

function SplitSection<Drawing extends string>({
  section: { ground, heading, paragraphs, links, blocks },
  drawings,
}: SplitSectionProps<Drawing>) {
  const headingId = useId();
  return (
    <Section
      ground={ground}
      labelledBy={headingId}
      className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="text-d2">
          {heading}
        </h2>
        {paragraphs.map((text) => (
          <p key={text} className="mt-4 text-lg text-muted-foreground first-of-type:mt-6">
            {text}
          </p>
        ))}
        {links && <LinkRow links={links} className="mt-4" />}
      </div>
      <div className="min-w-0">
        <Blocks blocks={blocks} drawings={drawings} />
      </div>
    </Section>
  );
}

/** The space above a block that follows another one. */
const SPACE: Partial<Record<BlockTexts<string>["kind"], string>> = {
  notice: "mt-8",
  table: "mt-10",
};

type BlocksProps<Drawing extends string> = {
  blocks: readonly BlockTexts<Drawing>[];
  drawings: Drawings<Drawing>;
  /** Classes of the first block. */
  className?: string;
};

function Blocks<Drawing extends string>({ blocks, drawings, className }: BlocksProps<Drawing>) {
  return blocks.map((block, i) => (
    <div key={i} className={i === 0 ? className : (SPACE[block.kind] ?? "mt-14")}>
      {block.kind === "drawing" ? drawings[block.drawing] : <ServiceBlock block={block} />}
    </div>
  ));
}
