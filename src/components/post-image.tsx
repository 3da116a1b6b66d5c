import type { ComponentProps } from "react";
import type { BlogPost } from "@/db/blog-posts";
import { StoredImage } from "./stored-image";

type PostImageProps = Omit<ComponentProps<typeof StoredImage>, "image" | "standInId"> & {
  post: Pick<BlogPost, "title" | "image_url" | "image_alt">;
};

/** The picture of a post; one that nobody has described is that of its title. */

export function PostImage({ post: { title, image_url, image_alt }, ...props }: PostImageProps) {
  return (
    <StoredImage
      image={{ url: image_url, alt: image_alt || title }}
      standInId="blogPreviewDefault"
      {...props}
    />
  );
}
