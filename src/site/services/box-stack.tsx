import type { SectionTexts } from "@/content/services/service-texts";
import { cn } from "@/lib/cn";
import { Section } from "@/ui/sections/section";

type BoxStackProps = { section: Extract<SectionTexts<string>, { kind: "boxes" }> };

const LOOKS = [
  "surface-support sm:col-span-2",
  "bg-support-100",
  "bg-muted",
  "bg-dune",
  "bg-accent-100",
  "surface-dark sm:col-span-2",
  "bg-accent sm:col-span-2 lg:col-span-4",
];

/** The parts of a service, drawn as stacked containers. */
export function BoxStack({ section: { heading, intro, boxes } }: BoxStackProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className="mt-12 grid gap-1.5 sm:grid-cols-2 lg:grid-cols-4">
        {boxes.map(({ title, text, fact }, i) => (
          <li
            key={title}
            className={cn(
              "box flex min-h-52 flex-col justify-between gap-5 p-6 lg:p-7",
              LOOKS[i % LOOKS.length],
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
