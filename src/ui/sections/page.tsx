import type { ComponentProps, ReactNode } from "react";
import type { CallToAction as CtaCopy } from "@/content/call-to-action";
import type { PageCopy } from "@/content/page-copy";
import { PageHead } from "@/ui/page-head";
import { StructuredData } from "@/ui/structured-data";
import { CallToAction } from "./call-to-action";

type PageProps = ComponentProps<typeof StructuredData> & {
  head: PageCopy;
  cta: CtaCopy;
  /** The address of the contact page, e.g. with the service in its query. */
  ctaTo?: string;
  children: ReactNode;
};

/** A page of texts: its metadata, its content and, at the end, its call to action. */
export function Page({ head, cta, ctaTo, children, ...structuredData }: PageProps) {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData {...structuredData} />
      {children}
      <CallToAction copy={cta} to={ctaTo} />
    </>
  );
}
