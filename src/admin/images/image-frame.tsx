import { ImagePreview } from "@/admin/upload/image-preview";
import { cn } from "@/lib/cn";

/** Hides the size in pixels (the span), which the circle would cut off. */
const PORTRAIT = "mx-auto size-28 rounded-full border-0 [&>span]:sr-only";
const PAPER_GROUND = "border-border bg-background p-4";
/** The message without a picture (a div) is dark by default. */
const DARK_GROUND = "surface-dark border-background bg-background p-4 [&_div]:text-foreground";

type ImageFrameProps = {
  /** The id of the image, which selects how the site shows it. */
  id: string;
  url: string;
  alt: string;
};

/** A preview as on the site: logos uncropped on their background, portraits round. */
export function ImageFrame({ id, url, alt }: ImageFrameProps) {
  if (/^(testimonialAvatar|teamMember)/.test(id)) {
    return (
      <div className="grid aspect-4/3 w-full place-items-center rounded border border-border bg-background p-3">
        <ImagePreview url={url} alt={alt} className={PORTRAIT} />
      </div>
    );
  }
  const isLogo = /^(logo|clientLogo)/.test(id);
  return (
    <ImagePreview
      url={url}
      alt={alt}
      isWhole={isLogo}
      className={cn("w-full", isLogo && (id === "logoFooter" ? DARK_GROUND : PAPER_GROUND))}
    />
  );
}
