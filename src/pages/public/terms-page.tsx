import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { LegalDocument } from "@/components/sections/legal-document";
import { StructuredData } from "@/components/structured-data";
import { head, termsOfService, termsCall } from "@/content/terms";

export function TermsPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData page="terms" />
      <LegalDocument heading={head.heading} intro={head.intro} document={termsOfService} />
      <div className="print:hidden">
        <CallToAction copy={termsCall} />
      </div>
    </>
  );
}
