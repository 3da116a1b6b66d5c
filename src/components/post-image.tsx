import type { ComponentProps } from "react";
import { Picture } from "@/components/picture";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import type { BlogPost } from "@/db/blog-posts";

type PostImageProps = Pick<ComponentProps<typeof Picture>, "sizes" | "className" | "isPriority"> & {
  post: Pick<BlogPost, "image_url" | "image_alt">;
  /** Gives the alt text. Beside a linked title the picture is decoration. */
  hasAlt?: boolean;
};

/**
 * A post's picture; when it is missing or does not load, the default preview picture with its own
 * alt text.
 */
export function PostImage({ post, hasAlt = false, ...props }: PostImageProps) {
  const preview = useSiteImages().getImage("blogPreviewDefault");
  const images = [
    { url: post.image_url, alt: post.image_alt },
    preview,
    builtInImage("blogPreviewDefault") ?? preview,
  ];
  return (
    <Picture images={hasAlt ? images : images.map(({ url }) => ({ url, alt: "" }))} {...props} />
  );
}
