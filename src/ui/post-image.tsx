import type { ComponentProps } from "react";
import type { BlogPost } from "@/data/blog-posts";
import { StoredImage } from "./stored-image";

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
