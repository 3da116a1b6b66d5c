import type { ComponentProps } from "react";
import { Picture } from "@/ui/picture";
import type { SiteImageId } from "@/content/image-catalogue";
import { builtInImage } from "./resolve-site-image";
import { useSiteImages } from "./site-images-provider";

type SiteImageProps = Omit<ComponentProps<typeof Picture>, "images"> & {
  imageId: SiteImageId;
};

/**
 * A picture that staff can replace. If the replacement does not load, the built-in one is shown.
 */
export function SiteImage({ imageId, ...props }: SiteImageProps) {
  const image = useSiteImages().getImage(imageId);
  return <Picture images={[image, builtInImage(imageId) ?? image]} {...props} />;
}
