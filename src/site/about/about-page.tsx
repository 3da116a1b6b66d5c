import { PageHead } from "@/ui/page-head";
import { BleedingPicture } from "@/ui/sections/bleeding-picture";
import { CallToAction } from "@/ui/sections/call-to-action";
import { SiteImage } from "@/ui/site-images/site-image";
import { StructuredData, webPage } from "@/ui/structured-data";
import { paths } from "@/config/paths";
import { closing, head, resultsHeading } from "@/content/about";
import { pageNames } from "@/content/page-names";
import { Beliefs } from "./beliefs";
import { HowWeArePaid } from "./how-we-are-paid";
import { OurStory } from "./our-story";
import { Team } from "./team";
import { CaseStudyTeasers } from "./case-study-teasers";

export function AboutPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="about"
        things={[
          webPage("AboutPage", {
            name: pageNames.about,
            description: head.description,
            path: paths.about,
          }),
        ]}
      />
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
      <OurStory />
      <Beliefs />
      <HowWeArePaid />
      <Team />
      <CaseStudyTeasers heading={resultsHeading} />
      <CallToAction copy={closing} />
    </>
  );
}
