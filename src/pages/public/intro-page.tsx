import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageIntro } from "@/components/sections/page-intro";
import { site } from "@/config/site";
import { pageCopy, unfinishedNote } from "@/content/pages";

type IntroPageProps = { copyKey: keyof typeof pageCopy };

/** A page whose full content is still to come: its heading, introduction and where to ask. */
export function IntroPage({ copyKey }: IntroPageProps) {
  const { title, description, heading, intro } = pageCopy[copyKey];
  return (
    <>
      <PageHead title={title} description={description} />
      <PageIntro heading={heading} intro={intro}>
        <p className="mt-6 max-w-measure border-l-4 border-mandarin pl-5 text-base">
          {unfinishedNote}{" "}
          <a className="tlink" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </p>
      </PageIntro>
      {/* The contact page is where the call leads. */}
      {copyKey !== "contact" && <CallToAction />}
    </>
  );
}
