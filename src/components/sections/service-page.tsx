import type { ReactNode } from "react";
import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { quotePath, type ServiceKey } from "@/config/paths";
import type { ServiceCopy } from "@/content/sections";
import { ServiceHero } from "./service-hero";

type ServicePageProps = {
  service: ServiceKey;
  copy: ServiceCopy;
  secondary?: ReactNode;
  overlay?: ReactNode;
  /** The sections between the hero and the closing call. */
  children: ReactNode;
};

/** The frame of the eight service pages: both calls lead to the form with the service named. */
export function ServicePage({ service, copy, secondary, overlay, children }: ServicePageProps) {
  const quoteTo = quotePath(service);
  return (
    <>
      <PageHead title={copy.head.title} description={copy.head.description} />
      <ServiceHero copy={copy} quoteTo={quoteTo} secondary={secondary} overlay={overlay} />
      {children}
      <CallToAction copy={copy.call} to={quoteTo} />
    </>
  );
}
