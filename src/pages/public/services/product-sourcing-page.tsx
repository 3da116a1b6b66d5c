import { ResultSlip } from "@/components/sections/result-slip";
import { ServicePage } from "@/components/sections/service-page";
import { TextLink } from "@/components/ui/text-link";
import { copy, resultSlip, verifyLink } from "@/content/services/product-sourcing";
import { FactoryVetting } from "@/features/services/factory-vetting";
import { MoqScale } from "@/features/services/moq-scale";
import { QuoteComparison } from "@/features/services/quote-comparison";
import { RegionsList } from "@/features/services/regions-list";
import { RequestForQuotation } from "@/features/services/request-for-quotation";
import { ServiceFee } from "@/features/services/service-fee";

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
