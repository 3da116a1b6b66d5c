import { sections, texts } from "@/content/services/warehouse";
import { ConsolidationScale } from "./consolidation-scale";
import { GoodsReceived } from "./goods-received";
import { ServicePage } from "./service-page";
import { StorageSuitability } from "./storage-suitability";

export function WarehousePage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        receiving: <GoodsReceived />,
        consolidation: <ConsolidationScale />,
        suitability: <StorageSuitability />,
      }}
    />
  );
}
