import { useId } from "react";
import { Picture } from "@/ui/picture";
import { describedPicture } from "@/content/described-pictures";
import type { SectionTexts } from "@/content/services/service-texts";
import { Section } from "@/ui/sections/section";

type BenefitsSectionProps = { section: Extract<SectionTexts<string>, { kind: "benefits" }> };

/**
 * The why-section of a service page: a picture and one ruled row for each
 * benefit, on a dark background.
 */
export function BenefitsSection({ section }: BenefitsSectionProps) {
  const { heading, picture: name, benefits } = section;
  const headingId = useId();
  return (
    <Section
      ground="ink"
      labelledBy={headingId}
      className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div>
        <h2 id={headingId} className="text-d2">
          {heading}
        </h2>
        <Picture
          images={[describedPicture(name)]}
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
