import type { ComponentProps } from "react";
import { Picture } from "./picture";
import { builtInImage } from "./site-images/resolve-site-image";
import { useSiteImages } from "./site-images/site-images-provider";
import type { SiteImageId } from "@/content/image-catalogue";
import type { BlogPost } from "@/data/blog-posts";

type StoredImageProps = Pick<
  ComponentProps<typeof Picture>,
  "sizes" | "className" | "isPriority"
> & {
  image: { url: string; alt: string };
  /** The editable image that is shown when this one is missing or broken. */
  fallbackId: SiteImageId;
  /** Renders an empty alt text: beside a linked title the picture adds no information. */
  isDecoration?: boolean;
};

/** The picture of a database row. */
export function StoredImage({
  image,
  fallbackId,
  isDecoration = false,
  ...props
}: StoredImageProps) {
  const fallback = useSiteImages().getImage(fallbackId);
  const images = [image, fallback, builtInImage(fallbackId) ?? fallback];
  return (
    <Picture
      images={isDecoration ? images.map(({ url }) => ({ url, alt: "" })) : images}
      {...props}
    />
  );
}

type PostImageProps = Omit<ComponentProps<typeof StoredImage>, "image" | "fallbackId"> & {
  post: Pick<BlogPost, "title" | "image_url" | "image_alt">;
};

/** The picture of a post. Without alt text in the database, the title is used. */
export function PostImage({ post: { title, image_url, image_alt }, ...props }: PostImageProps) {
  return (
    <StoredImage
      image={{ url: image_url, alt: image_alt || title }}
      fallbackId="blogPreviewDefault"
      {...props}
    />
  );
}
