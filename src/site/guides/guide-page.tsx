import { Construction } from "lucide-react";
import { PageHead } from "@/ui/page-head";
import { Picture } from "@/ui/picture";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData } from "@/ui/structured-data";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { guideCall, guideLabels, guides, type GuideKey } from "@/content/guides";
import { describedPicture } from "@/content/described-pictures";
import { GuideLinks } from "./guide-links";
import { GuideTopics } from "./guide-topics";

/** A guide that is not written yet: its planned topics, and links to read until then. */
export function GuidePage({ guide: key }: { guide: GuideKey }) {
  const guide = guides[key];
  return (
    <>
      <PageHead title={guide.head.title} description={guide.head.description} />
      <StructuredData page={key} />
      <section>
        <div className="container grid gap-x-20 gap-y-14 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pt-20 lg:pb-28">
          <div>
            <p className="inline-flex items-center gap-2.5 rounded-l rounded-r-full bg-warning-100 px-4 py-1.5 font-display text-lg font-semibold">
              <Construction aria-hidden="true" className="size-5" />
              {guideLabels.badge}
            </p>
            <h1 className="mt-6 text-d1">{guide.head.heading}</h1>
            <p className="mt-6 max-w-measure text-lead text-muted-foreground">{guide.head.intro}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <LinkButton to={paths.contact} size="lg">
                {guideLabels.action}
              </LinkButton>
              <TextLink to={guide.readFirst.to}>{guide.readFirst.label}</TextLink>
            </div>
            <Picture
              images={[describedPicture(guide.picture)]}
              sizes="(width >= 64rem) 36rem, calc(100vw - 2.5rem)"
              isPriority
              className="mt-14 aspect-4/3 w-full max-w-xl rounded rounded-br-bend object-cover"
            />
          </div>
          <GuideTopics groups={guide.topicGroups} />
        </div>
      </section>
      <GuideLinks links={guide.links} />
      <CallToAction copy={guideCall} />
    </>
  );
}
