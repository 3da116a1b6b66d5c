import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { LegalDocument } from "./legal-document";
import { StructuredData } from "@/ui/structured-data";
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
