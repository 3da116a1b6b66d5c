import { Section } from "@/ui/sections/section";
import { Card, CardTitle } from "@/ui/card";
import { TermList } from "./term-list";
import { artwork as texts, type DrawingLine } from "@/content/services/custom-packaging";
import { cn } from "@/lib/cn";
import { PackagingDieline } from "./packaging-dieline";

const HEADING_ID = "artwork-heading";

const SWATCH: Record<DrawingLine["line"], string> = {
  cut: "h-0 border-t-2 border-strong",
  fold: "h-0 border-t-2 border-dashed border-strong",
  bleed: "h-3 bg-accent-300",
  glue: "h-3 border border-input bg-white",
};

/** Requirements for artwork files, beside the drawing they refer to. */
export function PackagingArtwork() {
  const { drawing } = texts;
  return (
    <Section
      labelledBy={HEADING_ID}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center"
    >
      <Card className="max-lg:order-last">
        <CardTitle title={drawing.title} note={drawing.mark} />
        <div className="p-4 sm:p-8">
          <PackagingDieline />
        </div>
        <dl className="grid border-t border-border px-4 py-3 sm:grid-cols-2 sm:gap-x-8 sm:px-5">
          {drawing.lines.map(({ line, term, detail }) => (
            <div key={line} className="flex items-center gap-3 py-1.5 text-base">
              <span aria-hidden="true" className={cn("w-8 shrink-0", SWATCH[line])} />
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted-foreground">{detail}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {texts.heading}
        </h2>
        <p className="mt-6 max-w-measure text-lg text-muted-foreground">{texts.intro}</p>
        <TermList terms={texts.checks} className="mt-8" />
      </div>
    </Section>
  );
}
