import { BenefitsSection } from "./benefits-section";
import { BoxStack } from "./box-stack";
import { ServicePage } from "./service-page";
import { TextLink } from "@/ui/text-link";
import { copy, packs, sampleLink, why } from "@/content/services/custom-packaging";
import { PackagingArtwork } from "./packaging-artwork";
import { PackagingRules } from "./packaging-rules";
import { PackagingSchedule } from "./packaging-schedule";
import { PackagingTests } from "./packaging-tests";

export function CustomPackagingPage() {
  return (
    <ServicePage
      service="customPackaging"
      copy={copy}
      secondary={<TextLink to={sampleLink.to}>{sampleLink.label}</TextLink>}
    >
      <BenefitsSection
        heading={why.heading}
        pictureName={why.pictureName}
        benefits={why.benefits}
      />
      <BoxStack heading={packs.heading} intro={packs.intro} boxes={packs.boxes} />
      <PackagingSchedule />
      <PackagingArtwork />
      <PackagingTests />
      <PackagingRules />
    </ServicePage>
  );
}
