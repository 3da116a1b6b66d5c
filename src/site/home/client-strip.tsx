import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { VerticalLane } from "@/ui/lane";
import { clients } from "@/content/home";
import type { SiteImageId } from "@/content/image-catalogue";
import { useFirstLoadable } from "@/ui/hooks/use-first-loadable";

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
  const { shown, imgProps } = useFirstLoadable([useSiteImages().getImage(imageId)]);
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
