import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { LegalDocument } from "@/components/sections/legal-document";
import { head, privacyPolicy, privacyCall } from "@/content/privacy";

export function PrivacyPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <LegalDocument heading={head.heading} intro={head.intro} document={privacyPolicy} />
      <div className="print:hidden">
        <CallToAction copy={privacyCall} />
      </div>
    </>
  );
}
