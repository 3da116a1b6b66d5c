import type { BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";
import { formatCalendarDate, toIsoDate } from "@/lib/dates";

type PostMetaProps = { post: Pick<BlogPost, "category" | "date">; className?: string };

/** Category and date, e.g. "Sourcing · May 28, 2025". Missing parts are left out. */
export function PostMeta({ post, className }: PostMetaProps) {
  if (!post.category && !post.date) return null;
  return (
    <p className={cn("text-base wrap-anywhere text-muted-foreground", className)}>
      {post.category && (
        <span className="font-semibold text-accent-700" dir="auto">
          {post.category}
        </span>
      )}
      {post.category && post.date && " · "}
      {post.date && <time dateTime={toIsoDate(post.date)}>{formatCalendarDate(post.date)}</time>}
    </p>
  );
}
