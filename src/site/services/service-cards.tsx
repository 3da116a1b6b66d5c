import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Picture } from "@/ui/picture";
import { DESK_COLOR } from "@/ui/desk-color";
import { paths, serviceKeys, type ServiceKey } from "@/config/paths";
import { picture } from "@/content/pictures";
import { learnMore, lineMap, summaries } from "@/content/services/overview";
import { cn } from "@/lib/cn";

/** Eight cards in two parts, each linking to a service. */
export function ServiceCards() {
  return (
    <ul className="grid gap-6 xl:grid-cols-2">
      {serviceKeys.map((key) => (
        <li key={key} id={key} className="scroll-mt-28">
          <ServiceCard service={key} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: ServiceKey }) {
  const { title, text, points, desk, picture: name } = summaries[service];
  const deskName = lineMap.lines.find((line) => line.desk === desk)?.name;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid h-full overflow-hidden rounded border-fine border-strong bg-card transition-shadow duration-base hover:shadow-lift sm:grid-cols-[38%_1fr]"
    >
      <div className="relative min-h-52">
        <Picture
          images={[{ url: picture(name).url, alt: "" }]}
          sizes="(width >= 80rem) 15rem, (width >= 40rem) 38vw, 100vw"
          className={cn(
            "absolute inset-0 size-full object-cover",
            name === "product-sourcing" && "object-right",
          )}
        />
      </div>
      <div className="flex flex-col p-6 lg:p-8">
        <p className="flex items-center gap-3 text-base text-muted-foreground">
          <span aria-hidden="true" className={cn("h-2 w-9 rounded-r-full", DESK_COLOR[desk])} />
          {deskName}
        </p>
        <h2 id={titleId} className="mt-3 text-heading">
          {title}
        </h2>
        <p className="mt-3 text-lg text-muted-foreground">{text}</p>
        <ul className="mt-4 mb-6 border-t border-border">
          {points.map((point) => (
            <li key={point} className="border-b border-border py-2 text-base">
              {point}
            </li>
          ))}
        </ul>
        <Link
          to={paths[service]}
          className="link mt-auto inline-flex min-h-11 items-center gap-2 self-start font-display text-ui font-semibold after:absolute after:inset-0"
        >
          {learnMore}
          <span className="sr-only">: {title}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-transform duration-fast group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  );
}
