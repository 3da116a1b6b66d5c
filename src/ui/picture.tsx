import type { ComponentProps, ReactNode } from "react";
import { responsiveSources } from "@/content/pictures";
import { useImageFallback } from "./hooks/use-image-fallback";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";

type PictureProps = Pick<ComponentProps<"img">, "className" | "sizes"> & {
  /** The image, then its fallbacks in order. */
  images: readonly { url: string; alt: string }[];
  width?: number;
  height?: number;
  /** For the main image of the first view: it is fetched with high priority. */
  isPriority?: boolean;
  /** Rendered when no image loads. Without it, the browser's broken-image icon is shown. */
  fallback?: ReactNode;
};

/**
 * Renders the first image that loads. The site's own pictures come as AVIF in the widths that
 * exist, others as they are. The size is always set, so the layout does not shift.
 */
export function Picture({
  images,
  sizes = "100vw",
  width = 1200,
  height = 900,
  isPriority = false,
  fallback,
  className,
}: PictureProps) {
  const { shown: loadable, imgProps } = useImageFallback(images);
  const shown = loadable ?? images.at(-1);
  if (!shown || (!loadable && fallback)) return fallback;
  const sources = responsiveSources(shown.url);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        {...imgProps}
        src={shown.url}
        alt={shown.alt}
        width={width}
        height={height}
        decoding="async"
        {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy" })}
        className={cn(sources ? "bg-(--placeholder)" : "bg-muted", className)}
        style={sources ? cssVariables({ "--placeholder": sources.color }) : undefined}
      />
    </picture>
  );
}
