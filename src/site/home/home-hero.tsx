import { SiteImage } from "@/ui/site-images/site-image";
import { DESK_COLOR } from "@/ui/desk-color";
import { Lane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { hero } from "@/content/home";
import { cn } from "@/lib/cn";

/** The first section. The lane is drawn from the last word of the headline around the picture. */
export function HomeHero() {
  return (
    <section className="relative overflow-clip">
      <div className="container pt-7 pb-14 sm:pt-10 lg:pt-11 lg:pb-20">
        <Headline />
        <div className="hero-parts">
          <div className="hero-text">
            <div>
              <p className="text-lead text-muted-foreground">
                <strong className="font-semibold text-foreground">{hero.intro.lead}</strong>{" "}
                {hero.intro.rest}
              </p>
              <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 sm:mt-7">
                <LinkButton to={paths.contact} size="lg">
                  {hero.primaryAction}
                </LinkButton>
                <TextLink to={paths.howItWorks}>{hero.secondaryAction}</TextLink>
              </div>
              <p className="mt-5 text-base text-muted-foreground">{hero.trustLine}</p>
            </div>
            <Desks />
          </div>
          <div className="hero-pic">
            <SiteImage
              imageId="heroSectionMainImage"
              isPriority
              sizes="(width >= 80rem) 45rem, (width >= 64rem) 60vw, (width >= 40rem) 88vw, calc(100vw - 2.5rem)"
              className="aspect-16/11 w-full object-cover sm:aspect-4/3"
            />
          </div>
        </div>
      </div>
    </section>
  );
}

function Headline() {
  const [[first, firstRest], [second, secondRest]] = hero.headingLines;
  return (
    <h1 className="relative z-10 text-hero">
      <span className="block sm:whitespace-nowrap">
        {first} <br className="sm:hidden" />
        {firstRest}
      </span>{" "}
      <span className="block sm:flex sm:items-baseline">
        <span className="block sm:inline sm:whitespace-nowrap">
          {second} <br className="sm:hidden" />
          <span className="flex items-baseline sm:inline">
            {secondRest}
            <span className="hero-run sm:hidden">
              <Lane bend="tr" />
            </span>
          </span>
        </span>
        <span className="hero-run hidden sm:block">
          <Lane bend="tr" />
        </span>
      </span>
    </h1>
  );
}

function Desks() {
  return (
    <ul className="mt-10 border-t border-border sm:max-lg:mt-0 lg:mt-8">
      {hero.desks.map(({ desk, title, detail }) => (
        <li
          key={desk}
          className="grid grid-cols-[2.75rem_1fr] items-center gap-x-4 border-b border-border py-3 xl:grid-cols-[2.75rem_10.5rem_1fr]"
        >
          <span aria-hidden="true" className={cn("h-2.5 rounded-r-full", DESK_COLOR[desk])} />
          <span className="font-display text-lg font-bold tracking-snug">{title}</span>
          <span className="col-start-2 text-base text-muted-foreground xl:col-start-auto">
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
