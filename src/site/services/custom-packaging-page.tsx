import { sections, texts } from "@/content/services/custom-packaging";
import { PackagingArtwork } from "./packaging-artwork";
import { PackagingFailures } from "./packaging-failures";
import { PackagingSchedule } from "./packaging-schedule";
import { ServicePage } from "./service-page";

export function CustomPackagingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        schedule: <PackagingSchedule />,
        artwork: <PackagingArtwork />,
        failures: <PackagingFailures />,
      }}
    />
  );
}
