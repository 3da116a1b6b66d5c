import { Card, CardHeader } from "@/ui/card";
import { TextLink } from "@/ui/text-link";
import type { Fact, TextLink as TextLinkCopy } from "@/content/sections";

type CaseFiguresProps = {
  title: string;
  client: string;
  /** Four figures: two columns on phones, one row on wide screens. */
  figures: readonly Fact[];
  link: TextLinkCopy;
};

/** The results of a project in figures, with a link to the case study. */
export function CaseFigures({ title, client, figures, link }: CaseFiguresProps) {
  return (
    <Card>
      <CardHeader>
        <h3 className="text-title">{title}</h3>
        <TextLink to={link.to}>{link.label}</TextLink>
      </CardHeader>
      <p className="px-4 pt-4 text-base text-ink-600 sm:px-5">{client}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-4 py-5 sm:px-5 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-600">{label}</dt>
            <dd className="font-display text-title font-bold lg:text-card">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
