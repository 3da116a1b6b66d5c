import { Star } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { VerticalLane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { paths } from "@/config/paths";
import { testimonials, type Testimonial } from "@/content/home";
import { cn } from "@/lib/cn";

/** One large testimonial and two small ones. */
export function Testimonials() {
  const [first, ...others] = testimonials.entries;
  return (
    <section aria-labelledby="quotes-heading" className="relative overflow-clip py-section">
      <VerticalLane className="trunk-r" />
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h2 id="quotes-heading" className="text-d2">
            {testimonials.heading}
          </h2>
          <LinkButton to={paths.caseStudies} variant="outline">
            {testimonials.action}
          </LinkButton>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1.45fr_1fr]">
          {first && <Quote testimonial={first} isLarge />}
          <div className="grid content-between gap-10 lg:border-l lg:border-border lg:pl-16">
            {others.map((testimonial, i) => (
              <div key={testimonial.name} className={cn(i > 0 && "border-t border-border pt-10")}>
                <Quote testimonial={testimonial} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({
  testimonial: { name, title, quote, stars, avatarImageId },
  isLarge = false,
}: {
  testimonial: Testimonial;
  isLarge?: boolean;
}) {
  const { url } = useSiteImages().getImage(avatarImageId);
  return (
    <figure>
      <Stars count={stars} />
      <blockquote
        className={cn(isLarge ? "mt-6 font-display text-pull-quote font-medium" : "mt-4 text-lead")}
      >
        <p>{quote}</p>
      </blockquote>
      <figcaption className={cn("flex items-center gap-4", isLarge ? "mt-8" : "mt-5")}>
        <Avatar src={url} name={name} className={isLarge ? "size-16" : "size-12"} />
        <span>
          <span className="block font-display text-lg leading-tight font-bold tracking-snug">
            {name}
          </span>
          <span className="block text-base text-muted-foreground">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <p
      role="img"
      aria-label={`${count} ${testimonials.ofStars}`}
      className="flex gap-0.5 text-accent-600"
    >
      {Array.from({ length: count }, (_, i) => (
        <Star key={i} aria-hidden="true" className="size-4.5 fill-current" />
      ))}
    </p>
  );
}
