import { BoxStack } from "@/components/sections/box-stack";
import { ServicePage } from "@/components/sections/service-page";
import { TextLink } from "@/components/ui/text-link";
import { copy, packing, shippingLink } from "@/content/services/warehouse";
import { ConsolidationReceiving } from "@/features/services/consolidation-receiving";
import { ConsolidationScale } from "@/features/services/consolidation-scale";
import { OrderInvoice } from "@/features/services/order-invoice";
import { StorageSuitability } from "@/features/services/storage-suitability";

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
