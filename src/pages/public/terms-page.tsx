import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { LegalDocument } from "@/components/sections/legal-document";
import { head, termsOfService, termsCall } from "@/content/terms";

export function TermsPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <LegalDocument heading={head.heading} intro={head.intro} document={termsOfService} />
      <div className="print:hidden">
        <CallToAction copy={termsCall} />
      </div>
    </>
  );
}
