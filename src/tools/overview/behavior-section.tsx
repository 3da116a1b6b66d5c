import { Section } from "@/ui/sections/section";
import { behavior } from "@/content/tools/tools-page";

/** Describes what all tools have in common. */
export function BehaviorSection() {
  return (
    <Section ground="ink" heading={behavior.heading}>
      <ul className="mt-12">
        {behavior.rows.map(({ title, text, fact }) => (
          <li key={title} className="behavior-row grid border-t border-ink-700 py-6">
            <h3 className="text-title">{title}</h3>
            <p className="text-base text-dune">{text}</p>
            <p className="font-display text-ui font-semibold text-accent-300">{fact}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-ink-700 pt-5 text-sm text-dune">{behavior.note}</p>
    </Section>
  );
}
