import type { ReactNode } from "react";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData, service as serviceData } from "@/ui/structured-data";
import { paths, quotePath } from "@/config/paths";
import { picture } from "@/content/pictures";
import type { SectionTexts, ServiceTexts } from "@/content/services/service-texts";
import { ServiceHero } from "./service-hero";
import { ServiceSection, type Drawings } from "./service-section";

type ServicePageProps<Drawing extends string> = {
  texts: ServiceTexts;
  sections: readonly SectionTexts<Drawing>[];
  drawings: Drawings<Drawing>;
  /** A small document that overlaps the bend of the hero's lane. */
  overlay?: ReactNode;
};

/** A service: its hero, its sections, and a call to action that names it in the contact form. */
export function ServicePage<Drawing extends string>({
  texts,
  sections,
  drawings,
  overlay,
}: ServicePageProps<Drawing>) {
  const quoteTo = quotePath(texts.service);
  return (
    <>
      <PageHead title={texts.head.title} description={texts.head.description} />
      <StructuredData
        page="sourcingServices"
        current={texts.crumb}
        things={[
          serviceData(
            {
              name: texts.crumb,
              description: texts.head.description,
              path: paths[texts.service],
            },
            picture(texts.picture).url,
          ),
        ]}
      />
      <ServiceHero texts={texts} quoteTo={quoteTo} overlay={overlay} />
      {sections.map((section, i) => (
        <ServiceSection key={i} section={section} drawings={drawings} />
      ))}
      <CallToAction copy={texts.call} to={quoteTo} />
    </>
  );
}
