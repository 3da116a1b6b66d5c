import type { ComponentProps } from "react";
import { Picture } from "@/components/picture";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import type { BlogPost } from "@/db/blog-posts";

type PostImageProps = Pick<ComponentProps<typeof Picture>, "sizes" | "className" | "isPriority"> & {
  post: Pick<BlogPost, "image_url" | "image_alt">;
  /** Gives the alt text. Beside a linked title the picture is decoration. */
  hasAlt?: boolean;
};

/** A post's picture, or the default preview picture when it is missing or does not load. */
export function PostImage({ post, hasAlt = false, ...props }: PostImageProps) {
  const preview = useSiteImages().getImage("blogPreviewDefault");
  return (
    <Picture
      src={post.image_url || preview.url}
      fallbackSrc={preview.url}
      alt={hasAlt ? post.image_alt || preview.alt : ""}
      {...props}
    />
  );
}
