import { Check, X } from "lucide-react";
import { paths } from "@/config/paths";
import { beliefs, cta, head, payment, story } from "@/content/about";
import { pageNames } from "@/content/page-names";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { VerticalLane } from "@/ui/lane";
import { LinkRow } from "@/ui/link-row";
import { BleedingPicture } from "@/ui/sections/bleeding-picture";
import { Page } from "@/ui/sections/page";
import { Section } from "@/ui/sections/section";
import { SiteImage } from "@/ui/site-images/site-image";
import { cn } from "@/lib/cn";
import { webPage } from "@/ui/structured-data";
import { CaseStudyTeasers } from "./case-study-teasers";
import { Team } from "./team";

export function AboutPage() {
  return (
    <Page
      head={head}
      page="about"
      things={[
        webPage("AboutPage", {
          name: pageNames.about,
          description: head.description,
          path: paths.about,
        }),
      ]}
      cta={cta}
    >
      <section className="relative overflow-clip">
        <div className="container grid gap-x-28 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,44%)] lg:pt-16 lg:pb-28">
          <div>
            <h1 className="text-d1">{head.heading}</h1>
            <p className="mt-7 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
          </div>
          <BleedingPicture className="lg:mt-8">
            <SiteImage
              isPriority
              imageId="aboutPageOurStoryImage"
              sizes="(width >= 64rem) 50vw, calc(100vw - 3.5rem)"
              className="aspect-4/3 w-full object-cover lg:h-full"
            />
          </BleedingPicture>
        </div>
      </section>
      <Story />
      <Beliefs />
      <PaymentTeaser />
      <Team />
      <CaseStudyTeasers />
    </Page>
  );
}

/** The history of the agency as stops on a lane, which crosses the screen if it is wide enough. */
function Story() {
  return (
    <Section ground="dark" labelledBy="story-heading">
      <h2 id="story-heading" className="text-d2">
        {story.heading}
      </h2>
      {/* Columns by flow: a grid with a template would be printed without its gaps, see print.css. */}
      <div className="relative mt-12 grid gap-8 pl-12 [--lane-gap:7px] [--lane-stroke:4px] lg:auto-cols-fr lg:grid-flow-col lg:pt-17 lg:pl-0">
        <VerticalLane className="absolute inset-y-0 left-0 [--lane-direction:to_right] lg:inset-x-[calc(50%-50vw)] lg:top-[0.2rem] lg:bottom-auto lg:h-(--lane-breadth) lg:w-auto lg:[--lane-direction:to_bottom]" />
        {story.stages.map(({ title, text }) => (
          <div key={title} className="relative">
            <span
              aria-hidden="true"
              className="stop absolute top-[0.35rem] -left-12 size-7 border-5 [--stop-bg:var(--background)] [--stop:var(--lane-1)] lg:-top-17 lg:left-0 lg:size-8.5"
            />
            <h3 className="text-d3">{title}</h3>
            <p className="mt-1.5 max-w-measure text-lg text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-12 max-w-measure text-lead">{story.note}</p>
    </Section>
  );
}

/** The agency's four beliefs and their consequences. */
function Beliefs() {
  return (
    <Section heading={beliefs.heading}>
      <div className="mt-12 sm:*:table-fixed">
        <FactTable
          isCaptionHidden
          table={{
            caption: beliefs.heading,
            columns: beliefs.columns,
            rows: beliefs.rows.map(({ title, will, wont }) => [
              title,
              <span className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
                {will}
              </span>,
              <span className="flex gap-3">
                <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
                {wont}
              </span>,
            ]),
          }}
        />
      </div>
    </Section>
  );
}

/** Who pays the agency, and who does not. */
function PaymentTeaser() {
  return (
    <Section ground="sand" heading={payment.heading} intro={payment.intro}>
      <Card className="mt-12">
        <dl className="grid lg:grid-cols-[1.3fr_1fr_1fr]">
          {payment.routes.map(({ route, amount, text }, i) => (
            <div
              key={route}
              className={cn(
                "cell border-border lg:p-6",
                i === 0 && "rounded-t bg-accent-100 lg:rounded-l lg:rounded-tr-none",
                i > 0 && "max-lg:border-t lg:border-l",
              )}
            >
              <dt className="cell-label">{route}</dt>
              <dd>
                <p className="mt-1 font-display text-d2 font-bold">{amount}</p>
                <p className="mt-2 max-w-measure text-lg text-muted-foreground">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-8 text-lg">{payment.account}</p>
      <LinkRow links={payment.links} />
    </Section>
  );
}
