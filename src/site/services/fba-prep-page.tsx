import { sections, texts } from "@/content/services/fba-prep";
import { CartonLimits } from "./carton-limits";
import { ServicePage } from "./service-page";

export function FbaPrepPage() {
  return <ServicePage texts={texts} sections={sections} drawings={{ carton: <CartonLimits /> }} />;
}
