import { resultSlip, sections, texts } from "@/content/services/product-sourcing";
import { FactoryVetting } from "./factory-vetting";
import { MinimumOrders } from "./minimum-orders";
import { QuoteComparison } from "./quote-comparison";
import { RegionsList } from "./regions-list";
import { RequestForQuotation } from "./request-for-quotation";
import { ResultSlip } from "./result-slip";
import { ServicePage } from "./service-page";

export function ProductSourcingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      overlay={<ResultSlip texts={resultSlip} />}
      drawings={{
        quoteComparison: <QuoteComparison />,
        vetting: <FactoryVetting />,
        regions: <RegionsList />,
        minimumOrders: <MinimumOrders />,
        requestForQuotation: <RequestForQuotation />,
      }}
    />
  );
}
