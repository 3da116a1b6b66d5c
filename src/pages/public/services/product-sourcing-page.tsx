import { ResultSlip } from "@/components/sections/result-slip";
import { ServicePage } from "@/components/sections/service-page";
import { TextLink } from "@/components/ui/text-link";
import { copy, slip, verifyLink } from "@/content/services/product-sourcing";
import { MoqScale } from "@/features/services/moq-scale";
import { RegionsList } from "@/features/services/regions-list";
import { VettingBrief } from "@/features/services/vetting-brief";
import { VettingFee } from "@/features/services/vetting-fee";
import { VettingLedger } from "@/features/services/vetting-ledger";
import { VettingSheet } from "@/features/services/vetting-sheet";

export function ProductSourcingPage() {
  return (
    <ServicePage
      service="productSourcing"
      copy={copy}
      secondary={<TextLink to={verifyLink.to}>{verifyLink.label}</TextLink>}
      overlay={<ResultSlip copy={slip} />}
    >
      <VettingSheet />
      <VettingLedger />
      <RegionsList />
      <MoqScale />
      <VettingFee />
      <VettingBrief />
    </ServicePage>
  );
}
