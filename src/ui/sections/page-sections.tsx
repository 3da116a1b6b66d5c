import { useId, type ReactNode } from "react";
import { describedPicture } from "@/content/described-pictures";
import type { PageSection, SectionBlock } from "@/content/sections";
import { LinkRow } from "@/ui/link-row";
import { Picture } from "@/ui/picture";
import { cn } from "@/lib/cn";
import { Block } from "./blocks";
import { Section } from "./section";

type PageSectionsProps<Drawing extends string> = {
  sections: readonly PageSection<Drawing>[];
  /** The components that only this page has, by their names in its sections. */
  drawings: Readonly<Record<Drawing, ReactNode>>;
};

export function PageSections<Drawing extends string>({
  sections,
  drawings,
}: PageSectionsProps<Drawing>) {
  return sections.map((section, i) => <AnySection key={i} section={section} drawings={drawings} />);
}

type Drawings = Readonly<Record<string, ReactNode>>;
type Props<Kind> = { section: Extract<PageSection<string>, { kind: Kind }> };
type DrawnProps<Kind> = Props<Kind> & { drawings: Drawings };

function AnySection({ section, drawings }: DrawnProps<PageSection<string>["kind"]>) {
  switch (section.kind) {
    case "benefits":
      return <Benefits section={section} />;
    case "boxes":
      return <BoxStack section={section} />;
    case "full":
      return (
        <Section ground={section.ground} heading={section.heading} intro={section.intro}>
          <Blocks {...section} drawings={drawings} className="mt-12" />
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

/** A picture and one ruled row for each benefit. */
function Benefits({ section: { heading, picture, benefits } }: Props<"benefits">) {
  const headingId = useId();
  return (
    <Section
      ground="dark"
      labelledBy={headingId}
      className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div>
        <h2 id={headingId} className="text-d2">
          {heading}
        </h2>
        <Picture
          images={[describedPicture(picture)]}
          sizes="(width >= 64rem) 40vw, 100vw"
          className="mt-10 aspect-4/3 w-full rounded rounded-bl-bend object-cover"
        />
      </div>
      <ul className="self-end">
        {benefits.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-border py-6 sm:grid-cols-[11rem_1fr]"
          >
            <p className="font-display text-title font-bold text-accent-300">{figure}</p>
            <div>
              <h3 className="text-title font-semibold">{title}</h3>
              <p className="mt-1.5 text-lg text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const BOX_COLORS = [
  "surface-support sm:col-span-2",
  "bg-support-100",
  "bg-muted",
  "bg-dune",
  "bg-accent-100",
  "surface-dark sm:col-span-2",
  "bg-accent sm:col-span-2 lg:col-span-4",
];

/** The parts of a service, drawn as stacked containers. */
function BoxStack({ section: { heading, intro, boxes } }: Props<"boxes">) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className="mt-12 grid gap-1.5 sm:grid-cols-2 lg:grid-cols-4">
        {boxes.map(({ title, text, fact }, i) => (
          <li
            key={title}
            className={cn(
              "box flex min-h-52 flex-col justify-between gap-5 p-6 lg:p-7",
              BOX_COLORS[i % BOX_COLORS.length],
            )}
          >
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 max-w-[21.9em] text-base">{text}</p>
            </div>
            <p className="font-display text-ui font-semibold">{fact}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SplitSection({
  section: { ground, heading, paragraphs, links, blocks },
  drawings,
}: DrawnProps<"split">) {
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
      {blocks && (
        <div className="min-w-0">
          <Blocks blocks={blocks} ground={ground} drawings={drawings} />
        </div>
      )}
    </Section>
  );
}

/** The space above a block that follows another one. */
const SPACE: Partial<Record<SectionBlock<string>["kind"], string>> = {
  notice: "mt-8",
  table: "mt-10",
};

type BlocksProps = {
  blocks: readonly SectionBlock<string>[];
  ground?: "sand" | "dark" | undefined;
  drawings: Drawings;
  /** Classes of the first block. */
  className?: string;
};

function Blocks({ blocks, ground, drawings, className }: BlocksProps) {
  return blocks.map((block, i) => (
    <div key={i} className={i === 0 ? className : (SPACE[block.kind] ?? "mt-14")}>
      {block.kind === "drawing" ? (
        drawings[block.drawing]
      ) : (
        <Block block={block} isOnDark={ground === "dark"} />
      )}
    </div>
  ));
}
