import { Construction } from "lucide-react";
import { paths } from "@/config/paths";
import { describedPicture } from "@/content/described-pictures";
import { cta, guideLabels, guides, type GuideKey } from "@/content/guides";
import { LinkButton } from "@/ui/link-button";
import { Picture } from "@/ui/picture";
import { Page } from "@/ui/sections/page";
import { Section } from "@/ui/sections/section";
import { StopList } from "@/ui/stop-list";
import { TextLink } from "@/ui/text-link";
import { TitleLink } from "@/ui/title-link";

/** A guide that is not written yet: its planned topics, and links to read until then. */
export function GuidePage({ guide: key }: { guide: GuideKey }) {
  const { head, picture, readFirst, topicGroups, links } = guides[key];
  return (
    <Page head={head} page={key} cta={cta}>
      <section>
        <div className="container grid gap-x-20 gap-y-14 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pt-20 lg:pb-28">
          <div>
            <p className="inline-flex items-center gap-2.5 rounded-l rounded-r-full bg-warning-100 px-4 py-1.5 font-display text-lg font-semibold">
              <Construction aria-hidden="true" className="size-5" />
              {guideLabels.badge}
            </p>
            <h1 className="mt-6 text-d1">{head.heading}</h1>
            <p className="mt-6 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <LinkButton to={paths.contact} size="lg">
                {guideLabels.action}
              </LinkButton>
              <TextLink to={readFirst.to}>{readFirst.label}</TextLink>
            </div>
            <Picture
              images={[describedPicture(picture)]}
              sizes="(width >= 64rem) 36rem, calc(100vw - 2.5rem)"
              isPriority
              className="mt-14 aspect-4/3 w-full max-w-xl rounded rounded-br-bend object-cover"
            />
          </div>
          <div>
            <h2 className="border-t-2 border-strong pt-4 text-d3">{guideLabels.topicsHeading}</h2>
            <StopList
              isDashed
              className="mt-6"
              stops={topicGroups.map(({ title, desk, topics }) => ({
                key: title,
                desk,
                content: (
                  <>
                    <h3 className="text-title">{title}</h3>
                    <ul className="mt-2">
                      {topics.map((topic) => (
                        <li key={topic} className="border-b border-border py-3 text-lg">
                          {topic}
                        </li>
                      ))}
                    </ul>
                  </>
                ),
              }))}
            />
          </div>
        </div>
      </section>
      <Section ground="sand" heading={guideLabels.linksHeading}>
        <ul className="mt-10 border-t-2 border-strong lg:grid lg:grid-cols-2 lg:gap-x-20">
          {links.map(({ kind, title, to, text }) => (
            <li key={to} className="group relative border-b border-border py-6">
              <p className="text-base font-semibold text-accent-700">{kind}</p>
              <h3 className="mt-1 text-title">
                <TitleLink to={to}>{title}</TitleLink>
              </h3>
              <p className="mt-2 text-lg text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
