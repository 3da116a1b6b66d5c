import { ImagePreview } from "@/components/admin/image-upload/image-preview";
import { cn } from "@/lib/cn";

/** Its size in pixels, a span, would be cut off by the circle. */
const PORTRAIT = "size-28 rounded-full! border-0! [&>span]:sr-only";
const PAPER_GROUND = "border-line! bg-rice! p-4";
/** What is said in place of a picture, a div, is dark by itself. */
const INK_GROUND = "border-ink! bg-ink! p-4 [&>div]:text-rice!";

type ImageFrameProps = {
  /** The key of the image, which says how the site draws it. */
  id: string;
  url: string;
  alt: string;
};

/** A picture about as the site shows it: logos whole and on their ground, portraits round. */
export function ImageFrame({ id, url, alt }: ImageFrameProps) {
  if (/^(testimonialAvatar|teamMember)/.test(id)) {
    return (
      <div className="grid aspect-4/3 w-full place-items-center rounded-box border border-line bg-rice">
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
      className={cn("w-full", isLogo && (id === "logoFooter" ? INK_GROUND : PAPER_GROUND))}
    />
  );
}
