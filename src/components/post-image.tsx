import type { ComponentProps } from "react";
import type { BlogPost } from "@/db/blog-posts";
import { StoredImage } from "./stored-image";

type PostImageProps = Omit<ComponentProps<typeof StoredImage>, "image" | "standInId"> & {
  post: Pick<BlogPost, "image_url" | "image_alt">;
};

export function PostImage({ post: { image_url, image_alt }, ...props }: PostImageProps) {
  return (
    <StoredImage
      image={{ url: image_url, alt: image_alt }}
      standInId="blogPreviewDefault"
      {...props}
    />
  );
}
