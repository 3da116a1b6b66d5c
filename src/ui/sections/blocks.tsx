import { Check } from "lucide-react";
import type { ProjectItem, SectionBlock, StepItem, TermItem } from "@/content/sections";
import { Card, CardBody, CardHeader, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { StopList } from "@/ui/stop-list";
import { TextLink } from "@/ui/text-link";
import { cn } from "@/lib/cn";
import { RangeChart } from "./range-chart";

type BlockProps = {
  block: Exclude<SectionBlock<string>, { kind: "drawing" }>;
  /** In a dark section, where a table has no card around it. */
  isOnDark: boolean;
};

/** A list, table or chart in a section. */
export function Block({ block, isOnDark }: BlockProps) {
  switch (block.kind) {
    case "notes":
      return <NoteColumns notes={block.notes} />;
    case "terms":
      return <TermList terms={block.terms} />;
    case "steps":
      return <StepList steps={block.steps} />;
    case "checks":
      return (
        <Card>
          <CardTitle title={block.title} note={block.note} />
          <CardBody className="py-1">
            <CheckList items={block.items} className="border-t-0 *:last:border-b-0" />
          </CardBody>
        </Card>
      );
    case "table": {
      const table = (
        <FactTable
          table={block.table}
          isNarrow={block.isNarrow ?? false}
          isCaptionHidden={block.isCaptionHidden ?? false}
        />
      );
      if (isOnDark) return table;
      return (
        <Card className="overflow-hidden">
          {block.header && <CardTitle {...block.header} />}
          {table}
        </Card>
      );
    }
    case "chart":
      return <RangeChart chart={block.chart} />;
    case "notice":
      return <p className="max-w-text border-t-2 border-strong pt-3 text-base">{block.text}</p>;
    case "project":
      return <Project project={block.project} />;
    default:
      return block satisfies never;
  }
}

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn("border-t border-border", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 border-b border-border py-3.5 text-lg">
          <Check
            aria-hidden="true"
            className="mt-1 size-5 shrink-0 text-success in-[.surface-dark]:text-accent-300"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A ruled list of terms and definitions. */
export function TermList({ terms, className }: { terms: readonly TermItem[]; className?: string }) {
  return (
    <dl className={cn("border-t-2 border-strong", className)}>
      {terms.map(({ term, detail }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-b border-border py-3 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="font-display text-ui font-semibold">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps of a process, with a description and a duration. */
export function StepList({ steps }: { steps: readonly StepItem[] }) {
  return (
    <StopList
      stops={steps.map(({ title, text, desk, time }) => ({
        key: title,
        desk,
        content: (
          <>
            <h3 className="text-title">
              {title}
              {time && <span className="font-sans text-base text-muted-foreground"> · {time}</span>}
            </h3>
            <p className="mt-1.5 max-w-[28.8em] text-lg text-muted-foreground">{text}</p>
          </>
        ),
      }))}
    />
  );
}

/** The results of a project in figures, with a link to the case study. */
function Project({ project: { title, client, figures, link } }: { project: ProjectItem }) {
  return (
    <Card>
      <CardHeader>
        <h3 className="text-title">{title}</h3>
        <TextLink to={link.to}>{link.label}</TextLink>
      </CardHeader>
      <p className="px-4 pt-4 text-lg text-muted-foreground sm:px-5">{client}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-4 py-5 sm:px-5 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-base text-muted-foreground">{label}</dt>
            <dd className="font-display text-title font-bold lg:text-title-lg">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
