import type { ComponentProps, ReactNode } from "react";
import { responsiveSources } from "@/content/pictures";
import { useFirstLoadable } from "@/hooks/use-first-loadable";
import { cn } from "@/lib/cn";

type PictureProps = Pick<ComponentProps<"img">, "className" | "sizes"> & {
  /** The picture, then what stands in when it does not load, in order. */
  images: readonly { url: string; alt: string }[];
  width?: number;
  height?: number;
  /** The first view's main picture: fetched at once, before everything else. */
  isPriority?: boolean;
  /** Shown when none of the images loads; without it, the browser's broken image. */
  standIn?: ReactNode;
};

/**
 * The first of its images that loads. One of the site's own comes as AVIF in the widths that exist,
 * any other as it is. It always has a size, so nothing moves when it arrives.
 */
export function Picture({
  images,
  sizes = "100vw",
  width = 1200,
  height = 900,
  isPriority = false,
  standIn,
  className,
}: PictureProps) {
  const { shown: loadable, watch } = useFirstLoadable(images);
  const shown = loadable ?? images.at(-1);
  if (!shown || (!loadable && standIn)) return standIn;
  const sources = responsiveSources(shown.url);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        {...watch}
        src={shown.url}
        alt={shown.alt}
        width={width}
        height={height}
        {...(isPriority
          ? { fetchPriority: "high", decoding: "sync" }
          : { loading: "lazy", decoding: "async" })}
        className={cn("bg-sand", className)}
        {...(sources && { style: { background: sources.color } })}
      />
    </picture>
  );
}
