import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { LegalDocument } from "@/components/sections/legal-document";
import { StructuredData } from "@/components/structured-data";
import { head, privacyPolicy, privacyCall } from "@/content/privacy";

export function PrivacyPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData page="privacy" />
      <LegalDocument heading={head.heading} intro={head.intro} document={privacyPolicy} />
      <div className="print:hidden">
        <CallToAction copy={privacyCall} />
      </div>
    </>
  );
}
