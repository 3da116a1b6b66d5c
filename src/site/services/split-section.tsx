import { useId, type ReactNode } from "react";
import { LinkRow } from "@/ui/link-row";
import type { TextLink } from "@/content/sections";
import { Section } from "@/ui/sections/section";

type SplitSectionProps = {
  ground?: "rice" | "sand";
  heading: string;
  paragraphs?: readonly string[];
  /** Shown below the paragraphs. */
  links?: readonly TextLink[];
  /** The wider right column: a table, a list or a drawing. */
  children: ReactNode;
};

/** Text on the left, and what it describes on the right. */
export function SplitSection({
  ground,
  heading,
  paragraphs = [],
  links = [],
  children,
}: SplitSectionProps) {
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
        {paragraphs.map((text, i) => (
          <p
            key={text}
            className={i === 0 ? "mt-6 text-base text-ink-600" : "mt-4 text-base text-ink-600"}
          >
            {text}
          </p>
        ))}
        {links.length > 0 && <LinkRow links={links} className="mt-4" />}
      </div>
      <div className="min-w-0">{children}</div>
    </Section>
  );
}
