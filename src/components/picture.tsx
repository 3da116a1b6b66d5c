import { useState, type ComponentProps } from "react";
import { responsiveSources } from "@/content/pictures";
import { cn } from "@/lib/cn";

type PictureProps = Pick<ComponentProps<"img">, "className" | "sizes"> & {
  src: string;
  alt: string;
  /** Shown instead when `src` does not load. */
  fallbackSrc?: string;
  width?: number;
  height?: number;
  /** The first view's main picture: fetched at once, before everything else. */
  isPriority?: boolean;
};

/**
 * A picture by its URL. One of the site's own comes as AVIF and WebP in the widths that exist, any
 * other as it is. It always has a size, so nothing moves when it arrives.
 */
export function Picture({
  src,
  alt,
  fallbackSrc,
  sizes = "100vw",
  width = 1200,
  height = 900,
  isPriority = false,
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shown = failedSrc === src && fallbackSrc ? fallbackSrc : src;
  const sources = responsiveSources(shown);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={shown}
        {...(sources && { srcSet: sources.webp, sizes })}
        alt={alt}
        width={width}
        height={height}
        {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        className={cn("bg-sand", className)}
        onError={() => {
          setFailedSrc(src);
        }}
      />
    </picture>
  );
}
