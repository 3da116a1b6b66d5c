import { SiteImage } from "@/ui/site-images/site-image";
import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { DEPARTMENT_FILL } from "@/ui/department-color";
import { useImageFallback } from "@/ui/hooks/use-image-fallback";
import { Lane, VerticalLane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { clients, hero } from "@/content/home";
import type { SiteImageId } from "@/content/image-catalogue";
import { cn } from "@/lib/cn";

/** The first section. The lane is drawn from the last word of the headline around the picture. */
export function HomeHero() {
  return (
    <section className="relative overflow-clip">
      <div className="container pt-7 pb-14 sm:pt-10 lg:pt-11 lg:pb-20">
        <Headline />
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-6 sm:gap-y-9 lg:mt-3.5 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)]">
          <div className="flex flex-col justify-between sm:grid sm:grid-cols-2 sm:gap-x-12 sm:pr-[calc(var(--hero)*.74)] lg:flex lg:pt-10 lg:pr-0">
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
          {/* The picture comes after the text in the HTML. */}
          <div className="-order-1 sm:mr-[calc(var(--hero)*.74)] lg:order-1">
            <SiteImage
              imageId="heroSectionMainImage"
              isPriority
              sizes="(width >= 80rem) 45rem, (width >= 64rem) 60vw, (width >= 40rem) 88vw, calc(100vw - 2.5rem)"
              className="aspect-16/11 w-full object-cover sm:aspect-4/3 sm:rounded sm:rounded-tr-[calc(var(--hero)*.56)]"
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
          <span aria-hidden="true" className={cn("h-2.5 rounded-r-full", DEPARTMENT_FILL[desk])} />
          <span className="font-display text-lg font-bold tracking-snug">{title}</span>
          <span className="col-start-2 text-base text-muted-foreground xl:col-start-auto">
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ClientStrip() {
  return (
    <section
      aria-labelledby="clients-heading"
      className="relative border-y border-border bg-background"
    >
      <div className="container">
        <div className="relative grid items-center gap-x-10 gap-y-6 py-8 sm:pr-[calc(var(--hero)*.74)] xl:grid-cols-[12rem_1fr]">
          <VerticalLane className="hero-trunk -top-px -bottom-px max-sm:hidden" />
          <div>
            <h2 id="clients-heading" className="text-ui leading-snug font-semibold">
              {clients.heading}
            </h2>
            <p className="text-label text-muted-foreground">{clients.note}</p>
          </div>
          <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 xl:flex xl:justify-between xl:gap-x-5">
            {clients.logos.map(({ imageId, width }) => (
              <ClientLogo key={imageId} imageId={imageId} width={width} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A logo that does not load is hidden, since its alt text would stand alone in the strip. */
function ClientLogo({ imageId, width }: { imageId: SiteImageId; width: number }) {
  const { shown, imgProps } = useImageFallback([useSiteImages().getImage(imageId)]);
  if (!shown) return null;
  return (
    <li className="flex items-center">
      <img
        {...imgProps}
        src={shown.url}
        alt={shown.alt}
        width={width}
        height={56}
        loading="lazy"
        className="h-8 w-auto max-w-full object-contain object-left opacity-80"
      />
    </li>
  );
}
