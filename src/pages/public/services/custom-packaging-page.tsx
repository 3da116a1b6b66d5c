import { BenefitsSection } from "@/components/sections/benefits-section";
import { BoxStack } from "@/components/sections/box-stack";
import { ServicePage } from "@/components/sections/service-page";
import { TextLink } from "@/components/ui/text-link";
import { copy, packs, sampleLink, why } from "@/content/services/custom-packaging";
import { PackagingArtwork } from "@/features/services/packaging-artwork";
import { PackagingRules } from "@/features/services/packaging-rules";
import { PackagingSchedule } from "@/features/services/packaging-schedule";
import { PackagingTests } from "@/features/services/packaging-tests";

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
