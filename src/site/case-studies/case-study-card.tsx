import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { StoredImage } from "@/ui/stored-image";
import { CASE_STUDY_TEASER_LENGTH } from "@/config/limits";
import { caseStudyPath } from "@/config/paths";
import { caseStudyCopy as copy, type CaseStudy } from "@/content/case-studies";
import { cn } from "@/lib/cn";

export type CardTone = "dark" | "dune" | "sand";

const CARD_VARIANTS: Record<CardTone, string> = {
  dark: "surface-dark",
  dune: "bg-dune",
  sand: "bg-muted",
};

type CaseStudyCardProps = {
  caseStudy: CaseStudy;
  tone: CardTone;
  headingLevel: "h2" | "h3";
  /** For the first card of a list: the picture takes half the width and the result is larger. */
  isLarge?: boolean;
};

/** A case study on the side of a container. The whole card is a link. */
export function CaseStudyCard({
  caseStudy: { slug, title, category, introduction, imageUrl, result },
  tone,
  headingLevel: Heading,
  isLarge = false,
}: CaseStudyCardProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={cn(
        "group box relative grid",
        CARD_VARIANTS[tone],
        isLarge ? "lg:grid-cols-2" : "sm:grid-cols-[minmax(0,1fr)_42%]",
      )}
    >
      <div className={cn("flex flex-col p-7", isLarge && "lg:p-12")}>
        <p className="text-base text-muted-foreground">{category}</p>
        <Heading
          id={titleId}
          className={cn("mt-2", isLarge ? "text-d3" : "text-title lg:text-title-lg")}
        >
          {title}
        </Heading>
        <p className={cn("mt-3", isLarge ? "max-w-measure text-lg" : "text-base")}>
          {`${introduction.slice(0, CASE_STUDY_TEASER_LENGTH)}…`}
        </p>
        {isLarge && (
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 text-lg">
            <span className="font-display text-d2 font-bold">{result.figure}</span> {result.label}
          </p>
        )}
        <div className="mt-auto pt-6">
          <Link
            to={caseStudyPath(slug)}
            aria-label={`${copy.read}: ${title}`}
            className="link inline-flex min-h-11 items-center gap-2 font-display text-ui font-semibold after:absolute after:inset-0"
          >
            {copy.read}
            <ArrowRight
              aria-hidden="true"
              className="size-5 transition-transform duration-fast group-hover:translate-x-1"
            />
          </Link>
        </div>
      </div>
      <div className={cn("relative min-h-52", isLarge && "max-lg:order-first lg:min-h-96")}>
        <StoredImage
          fallbackId="defaultCaseStudyImage"
          image={{ url: imageUrl, alt: "" }}
          isDecoration
          isPriority={isLarge}
          sizes={
            isLarge
              ? "(width >= 64rem) 40rem, 100vw"
              : "(width >= 64rem) 17rem, (width >= 40rem) 42vw, 100vw"
          }
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </article>
  );
}
