import { cta, head, termsOfService } from "@/content/terms-of-service";
import { LegalPage } from "./legal-page";

export function TermsPage() {
  return <LegalPage head={head} page="terms" document={termsOfService} cta={cta} />;
}
