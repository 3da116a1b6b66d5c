import { useState, type ComponentProps, type ReactNode } from "react";
import { responsiveSources } from "@/content/pictures";
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
 * The first of its images that loads. One of the site's own comes as AVIF and WebP in the widths
 * that exist, any other as it is. It always has a size, so nothing moves when it arrives.
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
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const loadable = images.find(({ url }) => url && !failedUrls.includes(url));
  const shown = loadable ?? images.at(-1);
  if (!shown || (!loadable && standIn)) return standIn;
  const sources = responsiveSources(shown.url);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={shown.url}
        {...(sources && { srcSet: sources.webp, sizes })}
        alt={shown.alt}
        width={width}
        height={height}
        {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        className={cn("bg-sand", className)}
        onError={() => {
          setFailedUrls((urls) => [...urls, shown.url]);
        }}
      />
    </picture>
  );
}
