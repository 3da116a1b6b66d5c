import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { LegalDocument } from "./legal-document";
import { StructuredData } from "@/ui/structured-data";
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
