import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { pageCopy } from "@/content/pages";

type IntroPageProps = { copyKey: keyof typeof pageCopy };

/** A page whose full content is still to come: its heading, introduction and the closing call. */
export function IntroPage({ copyKey }: IntroPageProps) {
  const { title, description, heading, intro } = pageCopy[copyKey];
  return (
    <>
      <PageHead title={title} description={description} />
      <PageIntro heading={heading} intro={intro} />
      <CallToAction />
    </>
  );
}
