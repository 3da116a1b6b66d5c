import { cta, head, privacyPolicy } from "@/content/privacy";
import { LegalPage } from "./legal-page";

export function PrivacyPage() {
  return <LegalPage head={head} page="privacy" document={privacyPolicy} cta={cta} />;
}
