import { Section } from "@/ui/sections/section";
import { TitleLink } from "@/ui/title-link";
import { guideLabels, type Guide } from "@/content/guides";

/** Links to read until the guide is written. */
export function GuideLinks({ links }: { links: Guide["links"] }) {
  return (
    <Section ground="sand" heading={guideLabels.linksHeading}>
      <ul className="mt-10 border-t-2 border-strong lg:grid lg:grid-cols-2 lg:gap-x-20">
        {links.map(({ kind, title, to, text }) => (
          <li key={to} className="group relative border-b border-border py-6">
            <p className="text-base font-semibold text-accent-700">{kind}</p>
            <h3 className="mt-1 text-title">
              <TitleLink to={to}>{title}</TitleLink>
            </h3>
            <p className="mt-2 text-lg text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
