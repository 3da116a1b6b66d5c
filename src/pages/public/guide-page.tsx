import { Construction } from "lucide-react";
import { Link } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { Picture } from "@/components/picture";
import { CallToAction } from "@/components/sections/call-to-action";
import { DESK_TONE } from "@/components/ui/desk-color";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { guideLabels, guides, type Guide, type GuideKey } from "@/content/guides";
import { picture } from "@/content/pictures";

/** A guide that is not written yet: what it will cover, and what can be read until then. */
export function GuidePage({ guide: key }: { guide: GuideKey }) {
  const guide = guides[key];
  const { src, alt } = picture(guide.picture);
  return (
    <>
      <PageHead title={guide.head.title} description={guide.head.description} />
      <section>
        <div className="wrap grid gap-x-20 gap-y-14 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pt-20 lg:pb-28">
          <div>
            <p className="inline-flex items-center gap-2.5 rounded-l-box rounded-r-full bg-amber-100 px-4 py-1.5 font-display text-base font-semibold">
              <Construction aria-hidden="true" className="size-5" />
              {guideLabels.badge}
            </p>
            <h1 className="mt-6 text-d1">{guide.head.heading}</h1>
            <p className="mt-6 max-w-measure text-lead text-ink-600">{guide.head.intro}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
              <LinkButton to={paths.contact} size="lg">
                {guideLabels.action}
              </LinkButton>
              <TextLink to={guide.readFirst.to}>{guide.readFirst.label}</TextLink>
            </div>
            <Picture
              images={[{ url: src, alt }]}
              sizes="(width >= 1024px) 36rem, 100vw"
              isPriority
              className="mt-14 aspect-4/3 w-full max-w-xl rounded-box rounded-br-bend object-cover"
            />
          </div>
          <Topics groups={guide.topicGroups} />
        </div>
      </section>
      <Links links={guide.links} />
      <CallToAction copy={guide.call} />
    </>
  );
}

function Topics({ groups }: { groups: Guide["topicGroups"] }) {
  return (
    <div>
      <h2 className="border-t-2 border-ink pt-4 text-d3">{guideLabels.topicsHeading}</h2>
      <div className="wip mt-6">
        {groups.map(({ title, desk, topics }) => (
          <section key={title} className={DESK_TONE[desk]}>
            <span aria-hidden="true" className="stop" />
            <h3 className="text-title">{title}</h3>
            <ul className="mt-2">
              {topics.map((topic) => (
                <li key={topic} className="border-b border-line py-3 text-base">
                  {topic}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Links({ links }: { links: Guide["links"] }) {
  return (
    <section aria-labelledby="links-heading" className="bg-sand">
      <div className="wrap sec">
        <h2 id="links-heading" className="text-d2">
          {guideLabels.linksHeading}
        </h2>
        <ul className="mt-10 border-t-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-20">
          {links.map(({ kind, title, to, text }) => (
            <li key={to} className="group relative border-b border-line py-6">
              <p className="text-sm font-semibold text-mandarin-700">{kind}</p>
              <h3 className="mt-1 text-title">
                <Link
                  to={to}
                  className="decoration-mandarin decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-base text-ink-600">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
