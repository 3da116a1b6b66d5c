import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { head } from "@/content/services/quality-control";

export function QualityControlPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <PageIntro heading={head.heading} intro={head.intro} />
      <CallToAction />
    </>
  );
}
