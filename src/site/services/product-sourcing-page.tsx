import { ResultSlip } from "./result-slip";
import { ServicePage } from "./service-page";
import { TextLink } from "@/ui/text-link";
import { copy, resultSlip, verifyLink } from "@/content/services/product-sourcing";
import { FactoryVetting } from "./factory-vetting";
import { MoqScale } from "./moq-scale";
import { QuoteComparison } from "./quote-comparison";
import { RegionsList } from "./regions-list";
import { RequestForQuotation } from "./request-for-quotation";
import { ServiceFee } from "./service-fee";

export function ProductSourcingPage() {
  return (
    <ServicePage
      service="productSourcing"
      copy={copy}
      secondary={<TextLink to={verifyLink.to}>{verifyLink.label}</TextLink>}
      overlay={<ResultSlip copy={resultSlip} />}
    >
      <QuoteComparison />
      <FactoryVetting />
      <RegionsList />
      <MoqScale />
      <ServiceFee />
      <RequestForQuotation />
    </ServicePage>
  );
}
