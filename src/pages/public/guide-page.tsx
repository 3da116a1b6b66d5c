import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { guides, type GuideKey } from "@/content/guides";

export function GuidePage({ guide }: { guide: GuideKey }) {
  const { head } = guides[guide];
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <PageIntro heading={head.heading} intro={head.intro} />
      <CallToAction />
    </>
  );
}
