import type { ReactNode } from "react";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData } from "@/ui/structured-data";
import { paths, quotePath, type ServiceKey } from "@/config/paths";
import { site } from "@/config/site";
import { picture } from "@/content/pictures";
import type { ServiceCopy } from "@/content/sections";
import { service as serviceData } from "@/lib/structured-data/service";
import { ServiceHero } from "./service-hero";

type ServicePageProps = {
  service: ServiceKey;
  copy: ServiceCopy;
  secondary?: ReactNode;
  overlay?: ReactNode;
  /** The sections between the hero and the closing call to action. */
  children: ReactNode;
};

/**
 * The frame of the eight service pages. Both calls to action name the service in the contact form.
 */
export function ServicePage({ service, copy, secondary, overlay, children }: ServicePageProps) {
  const quoteTo = quotePath(service);
  return (
    <>
      <PageHead title={copy.head.title} description={copy.head.description} />
      <StructuredData
        page="sourcingServices"
        current={copy.crumb}
        things={[
          serviceData(
            {
              name: copy.crumb,
              description: copy.head.description,
              path: paths[service],
              image: picture(copy.picture).url,
            },
            site,
          ),
        ]}
      />
      <ServiceHero copy={copy} quoteTo={quoteTo} secondary={secondary} overlay={overlay} />
      {children}
      <CallToAction copy={copy.call} to={quoteTo} />
    </>
  );
}
