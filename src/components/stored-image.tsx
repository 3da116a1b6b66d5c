import type { ComponentProps } from "react";
import { Picture } from "@/components/picture";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import type { SiteImageId } from "@/content/image-catalogue";

type StoredImageProps = Pick<
  ComponentProps<typeof Picture>,
  "sizes" | "className" | "isPriority"
> & {
  image: { url: string; alt: string };
  /** The editable image that shows, with its own alt text, when this one is missing or broken. */
  standInId: SiteImageId;
  /** Beside a linked title the picture says nothing more: no alt text. */
  isDecoration?: boolean;
};

/** The picture of a record. */
export function StoredImage({
  image,
  standInId,
  isDecoration = false,
  ...props
}: StoredImageProps) {
  const standIn = useSiteImages().getImage(standInId);
  const images = [image, standIn, builtInImage(standInId) ?? standIn];
  return (
    <Picture
      images={isDecoration ? images.map(({ url }) => ({ url, alt: "" })) : images}
      {...props}
    />
  );
}
