import { useId } from "react";
import { PostImage } from "@/ui/post-image";
import { PostSummary } from "@/ui/post-summary";
import type { BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";

type PostCardProps = { post: BlogPost; bend: "left" | "right"; isFirst: boolean };

export function PostCard({ post, bend, isFirst }: PostCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative flex min-w-0 flex-col">
      <div
        className={cn(
          "overflow-hidden rounded",
          bend === "left" ? "rounded-bl-bend" : "rounded-tr-bend",
        )}
      >
        <PostImage
          post={post}
          isDecoration
          isPriority={isFirst}
          sizes="(width >= 80rem) 27rem, (width >= 64rem) 33vw, (width >= 40rem) 46vw, calc(100vw - 2.5rem)"
          className="aspect-4/3 w-full object-cover transition-transform duration-picture ease-lane group-hover:scale-103"
        />
      </div>
      <PostSummary post={post} titleId={titleId} size="card" heading="h2" />
    </article>
  );
}
