import { BoxStack } from "./box-stack";
import { ServicePage } from "./service-page";
import { TextLink } from "@/ui/text-link";
import { copy, packing, shippingLink } from "@/content/services/warehouse";
import { ConsolidationReceiving } from "./consolidation-receiving";
import { ConsolidationScale } from "./consolidation-scale";
import { OrderInvoice } from "./order-invoice";
import { StorageSuitability } from "./storage-suitability";

export function WarehousePage() {
  return (
    <ServicePage
      service="warehouse"
      copy={copy}
      secondary={<TextLink to={shippingLink.to}>{shippingLink.label}</TextLink>}
    >
      <ConsolidationReceiving />
      <ConsolidationScale />
      <BoxStack heading={packing.heading} intro={packing.intro} boxes={packing.boxes} />
      <StorageSuitability />
      <OrderInvoice />
    </ServicePage>
  );
}
