import { PageHead } from "@/components/page-head";
import { Lane } from "@/components/ui/lane";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { notFound } from "@/content/not-found";

/** The lane leaves the footer, turns and ends at three buffers. */
export function NotFoundPage() {
  const { title, heading, intro } = notFound;
  return (
    <section className="relative overflow-clip">
      <PageHead title={title} isUnlisted />
      <div className="wrap">
        <div className="relative pt-16 pb-56 lg:pt-28 lg:pb-64">
          <p className="font-display text-title font-bold text-mandarin-700">404</p>
          <h1 className="mt-3 max-w-[12ch] text-d1">{heading}</h1>
          <p className="mt-6 max-w-measure text-lead text-ink-600">{intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <LinkButton to={paths.home} size="lg">
              Back to Home
            </LinkButton>
            <TextLink to={paths.sourcingServices}>All services</TextLink>
            <TextLink to={paths.contact}>Contact us</TextLink>
          </div>
          <Lane bend="tl" className="dead" />
        </div>
      </div>
    </section>
  );
}
