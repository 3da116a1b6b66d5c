import { sections, texts } from "@/content/services/shipping";
import { DdpQuestions } from "./ddp-questions";
import { Incoterms } from "./incoterm-bars";
import { ServicePage } from "./service-page";
import { ShippingLanes } from "./shipping-lanes";
import { ShippingVolume } from "./shipping-volume";

export function ShippingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        lanes: <ShippingLanes />,
        incoterms: <Incoterms />,
        volume: <ShippingVolume />,
        ddp: <DdpQuestions />,
      }}
    />
  );
}
