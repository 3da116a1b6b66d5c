import type { ReactNode } from "react";
import { Picture } from "@/ui/picture";
import { BleedingPicture } from "@/ui/sections/bleeding-picture";
import { Breadcrumb } from "@/ui/breadcrumb";
import { LinkButton } from "@/ui/link-button";
import { SectionAnchor } from "@/ui/section-anchor";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { describedPicture } from "@/content/described-pictures";
import type { TextLink as LinkTexts } from "@/content/sections";
import type { ServiceTexts } from "@/content/services/service-texts";

type ServiceHeroProps = {
  texts: ServiceTexts;
  quoteTo: string;
  /** A small document that overlaps the bend of the lane. */
  overlay?: ReactNode;
};

export function ServiceHero({ texts, quoteTo, overlay }: ServiceHeroProps) {
  return (
    <section className="relative overflow-clip">
      <div className="container grid gap-x-28 gap-y-10 pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,40%)] lg:pt-8 lg:pb-28">
        <div className="relative z-10">
          <Breadcrumb
            trail={[{ label: "Services", to: paths.sourcingServices }]}
            current={texts.crumb}
          />
          <h1 className="mt-4 text-d1 lg:mt-8">{texts.head.heading}</h1>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{texts.head.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <LinkButton to={quoteTo} size="lg">
              {texts.call.label}
            </LinkButton>
            {texts.link && <HeroLink link={texts.link} />}
          </div>
          <dl className="mt-12 flex max-w-measure flex-wrap gap-x-12 border-t border-border">
            {texts.facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end pt-4">
                <dt className="text-base text-muted-foreground">{label}</dt>
                <dd className="font-display text-title font-bold">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <BleedingPicture className="lg:mt-14">
          <Picture
            images={[describedPicture(texts.picture)]}
            isPriority
            sizes="(width >= 64rem) 46vw, calc(100vw - 3.5rem)"
            className="aspect-4/3 w-full object-cover lg:aspect-auto lg:h-full lg:min-h-120"
          />
          {overlay}
        </BleedingPicture>
      </div>
    </section>
  );
}

/** Leads to another page, or to a part of this one. */
function HeroLink({ link: { to, label } }: { link: LinkTexts }) {
  if (!to.startsWith("#")) return <TextLink to={to}>{label}</TextLink>;
  return (
    <SectionAnchor
      to={to.slice(1)}
      className="link inline-flex min-h-11 items-center font-display text-ui font-semibold"
    >
      {label}
    </SectionAnchor>
  );
}
