import { TitleLink } from "./title-link";
import { blogPostPath } from "@/config/paths";
import type { BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";
import { formatCalendarDate, toIsoDate } from "@/lib/dates";

const SIZES = {
  small: { meta: "", title: "mt-1.5 text-title", excerpt: "mt-2 text-base" },
  card: { meta: "mt-4", title: "mt-1.5 text-title lg:text-title-lg", excerpt: "mt-2.5 text-lg" },
  large: {
    meta: "mt-5",
    title: "mt-2 max-w-[13.6em] text-d3",
    excerpt: "mt-3 max-w-[27.8em] text-lg",
  },
} as const;

type PostSummaryProps = {
  post: BlogPost;
  /** The heading's id, by which the `article` around it is labelled. */
  titleId: string;
  size: keyof typeof SIZES;
  /** One level below the heading of the list. */
  heading?: "h2" | "h3";
};

/** The text of a post's card: category and date, the title as a link, and the excerpt. */
export function PostSummary({ post, titleId, size, heading: Heading = "h3" }: PostSummaryProps) {
  const classes = SIZES[size];
  return (
    <>
      <PostMeta post={post} className={classes.meta} />
      <Heading id={titleId} className={classes.title} dir="auto">
        <TitleLink to={blogPostPath(post.slug)}>{post.title}</TitleLink>
      </Heading>
      {post.excerpt && (
        <p className={cn("wrap-anywhere text-muted-foreground", classes.excerpt)} dir="auto">
          {post.excerpt}
        </p>
      )}
    </>
  );
}

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
