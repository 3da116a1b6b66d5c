import { sections, texts } from "@/content/services/crowdfunding";
import { ServicePage } from "./service-page";
import { WavePlan } from "./wave-plan";

export function CrowdfundingPage() {
  return <ServicePage texts={texts} sections={sections} drawings={{ wavePlan: <WavePlan /> }} />;
}
