import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { paths, quotePath } from "@/config/paths";
import { describedPicture } from "@/content/described-pictures";
import { pageNames } from "@/content/page-names";
import { picture } from "@/content/pictures";
import type { PageSection, TermItem, TextLinkCopy } from "@/content/sections";
import type { ServiceCopy } from "@/content/services/service-copy";
import { Breadcrumb } from "@/ui/breadcrumb";
import { LinkButton } from "@/ui/link-button";
import { Picture } from "@/ui/picture";
import { SectionAnchor } from "@/ui/section-anchor";
import { BleedingPicture } from "@/ui/sections/bleeding-picture";
import { Page } from "@/ui/sections/page";
import { PageSections } from "@/ui/sections/page-sections";
import { TextLink } from "@/ui/text-link";
import { service as serviceData } from "@/ui/structured-data";

type ServicePageProps<Drawing extends string> = {
  texts: ServiceCopy;
  sections: readonly PageSection<Drawing>[];
  drawings: Readonly<Record<Drawing, ReactNode>>;
  /** A small document that overlaps the bend of the hero's lane. */
  slip?: ResultSlipCopy;
};

/** A service: its hero, its sections, and a call to action that names it in the contact form. */
export function ServicePage<Drawing extends string>({
  texts,
  sections,
  drawings,
  slip,
}: ServicePageProps<Drawing>) {
  const { service, head, crumb, cta } = texts;
  return (
    <Page
      head={head}
      page="sourcingServices"
      current={crumb}
      things={[
        serviceData(
          {
            name: crumb,
            description: head.description,
            path: paths[service],
          },
          picture(texts.picture).url,
        ),
      ]}
      cta={cta}
      ctaTo={quotePath(service)}
    >
      <Hero texts={texts}>{slip && <ResultSlip slip={slip} />}</Hero>
      <PageSections sections={sections} drawings={drawings} />
    </Page>
  );
}

/** Children may overlap the bend of the lane. */
function Hero({ texts, children }: { texts: ServiceCopy; children: ReactNode }) {
  const { service, head, crumb, facts, link, cta } = texts;
  return (
    <section className="relative overflow-clip">
      <div className="container grid gap-x-28 gap-y-10 pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,40%)] lg:pt-8 lg:pb-28">
        <div className="relative z-10">
          <Breadcrumb
            trail={[{ label: pageNames.sourcingServices, to: paths.sourcingServices }]}
            current={crumb}
          />
          <h1 className="mt-4 text-d1 lg:mt-8">{head.heading}</h1>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <LinkButton to={quotePath(service)} size="lg">
              {cta.label}
            </LinkButton>
            {link && <HeroLink link={link} />}
          </div>
          <dl className="mt-12 flex max-w-measure flex-wrap gap-x-12 border-t border-border">
            {facts.map(({ figure, label }) => (
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
          {children}
        </BleedingPicture>
      </div>
    </section>
  );
}

/** Leads to another page, or to a part of this one. */
function HeroLink({ link: { to, label } }: { link: TextLinkCopy }) {
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

type ResultSlipCopy = { title: string; lines: readonly TermItem[]; result: string };

/** The result of an inspection as a small document, at the bend of the hero's lane. */
function ResultSlip({ slip: { title, lines, result } }: { slip: ResultSlipCopy }) {
  return (
    <div className="card relative z-10 -mt-16 mr-(--gutter) ml-auto w-66 sm:max-lg:-mt-59 sm:max-lg:mb-6 lg:absolute lg:bottom-10 lg:-left-22 lg:m-0 lg:w-76">
      <p className="border-b-fine border-strong px-4 py-2.5 font-display text-ui font-bold">
        {title}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 px-4 py-3 text-base">
        {lines.map(({ term, detail }) => (
          <div key={term} className="contents">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="text-right font-semibold tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center justify-between rounded-b bg-success px-4 py-2.5 font-display text-ui font-bold text-white">
        {result}
        <CircleCheck aria-hidden="true" className="size-5" />
      </p>
    </div>
  );
}
