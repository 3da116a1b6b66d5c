import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Picture } from "@/ui/picture";
import { Lane, VerticalLane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { Reveal } from "./reveal";
import { paths } from "@/config/paths";
import { services, type ServiceCard } from "@/content/home";
import { picture } from "@/content/pictures";
import { cn } from "@/lib/cn";

/** The colors of the boxes, alternating between plain and strong. */
const BOX_COLORS: Record<ServiceCard["pathKey"], string> = {
  productSourcing: "surface-accent",
  qualityControl: "surface-dark",
  shipping: "surface-support",
  warehouse: "bg-dune text-foreground",
  fbaPrep: "bg-support-100 text-foreground",
  crowdfunding: "bg-muted text-foreground",
  customPackaging: "bg-accent-100 text-foreground",
  supplierManagement: "surface-dark bg-raised",
};

/**
 * The eight services as stacked containers, in rows of 2 and 2, of 1, 1 and 2, and of 2, 1 and 1.
 */
export function ServiceStack() {
  return (
    <section aria-labelledby="services-heading" className="overflow-x-clip py-section">
      <div className="container">
        <div className="relative flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pb-10 sm:pr-[calc(var(--hero)*.74)] lg:pb-12">
          <VerticalLane className="hero-trunk -top-34 bottom-0 max-sm:hidden" />
          <h2 id="services-heading" className="max-w-[9.6em] text-d2">
            {services.heading}
          </h2>
          <LinkButton to={paths.sourcingServices} variant="outline">
            {services.action}
          </LinkButton>
        </div>
        <div className="relative">
          <Lane bend="tl" className="trunk-exit" />
          <Reveal className="relative bg-background pt-1.5">
            <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-4">
              {services.cards.map((card) => (
                <Box key={card.pathKey} {...card} />
              ))}
            </ul>
          </Reveal>
        </div>
      </div>
    </section>
  );
}

function Box({ pathKey, title, text, fact, picture: pictureName }: ServiceCard) {
  return (
    <li className={cn(pictureName && "sm:col-span-2")}>
      <Link
        to={paths[pathKey]}
        className={cn(
          "box group flex h-full min-h-46 flex-col transition-[translate] duration-base ease-lane hover:-translate-y-1 sm:min-h-70",
          BOX_COLORS[pathKey],
          pictureName && "sm:flex-row",
        )}
      >
        <div className="flex flex-1 flex-col p-6 lg:p-7">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-3 max-w-[16.9em] text-base">{text}</p>
          <p className="mt-auto flex items-end justify-between gap-4 pt-6">
            <span className="font-display text-ui leading-tight font-semibold">{fact}</span>
            <ArrowRight
              aria-hidden="true"
              className="size-6 shrink-0 transition-[translate] duration-base ease-lane group-hover:translate-x-1.5"
            />
          </p>
        </div>
        {pictureName && (
          <div className="relative sm:w-[46%]">
            <div className="aspect-4/3 sm:absolute sm:inset-0 sm:aspect-auto">
              <Picture
                images={[{ url: picture(pictureName).url, alt: "" }]}
                sizes="(width >= 64rem) 20rem, (width >= 40rem) 46vw, 100vw"
                className="size-full object-cover"
              />
            </div>
          </div>
        )}
      </Link>
    </li>
  );
}
