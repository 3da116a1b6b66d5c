import type { BlockTexts, ProjectTexts } from "@/content/services/service-texts";
import { Card, CardBody, CardHeader, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { TextLink } from "@/ui/text-link";
import { CheckList } from "./check-list";
import { ScaleChart } from "./scale-chart";
import { StepList } from "./step-list";
import { TermList } from "./term-list";

type ServiceBlockProps = { block: Exclude<BlockTexts<string>, { kind: "drawing" }> };

/** A list, table or chart in a section. */
export function ServiceBlock({ block }: ServiceBlockProps) {
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
    case "table":
      return (
        <Card className="overflow-hidden">
          {block.header && <CardTitle {...block.header} />}
          <FactTable table={block.table} isNarrow={block.isNarrow ?? false} />
        </Card>
      );
    case "chart":
      return <ScaleChart chart={block.chart} />;
    case "notice":
      return <p className="max-w-text border-t-2 border-strong pt-3 text-base">{block.text}</p>;
    case "project":
      return <Project project={block.project} />;
    default:
      return block satisfies never;
  }
}

/** The results of a project in figures, with a link to the case study. */
function Project({ project: { title, client, figures, link } }: { project: ProjectTexts }) {
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
