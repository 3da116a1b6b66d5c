import { useId } from "react";
import { Link } from "react-router-dom";
import { Avatar } from "@/ui/avatar";
import { PostImage } from "@/ui/stored-image";
import { RichText } from "@/ui/rich-text";
import { TableOfContents } from "@/ui/table-of-contents";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { blogToolByCategory, defaultBlogTool } from "@/content/blog";
import { contentsTitle } from "@/content/table-of-contents";
import type { BlogPost } from "@/data/blog-posts";
import type { Article } from "@/lib/article";
import { cn } from "@/lib/cn";
import { formatCalendarDate, toIsoDate } from "@/lib/dates";
import { PostFooter } from "./post-footer";
import { ShareButtons } from "./share-buttons";
import { writeBlogParams } from "./use-blog-filter";

/** Characters. Longer titles in the normal size would fill the first screen. */
const LONG_TITLE = 150;

type PostArticleProps = {
  post: BlogPost;
  article: Article;
  /** False for a post whose address does not exist yet. */
  isShared?: boolean;
};

/** An article: header, contents list and share buttons beside the text, tags and author. */
export function PostArticle({ post, article, isShared = true }: PostArticleProps) {
  const titleId = useId();
  // For texts that lead to no tool themselves.
  const tool = blogToolByCategory.get(post.category) ?? defaultBlogTool;
  return (
    <article aria-labelledby={titleId}>
      <PostHeader post={post} titleId={titleId} />
      <div className="container grid gap-x-20 gap-y-8 pb-20 lg:grid-cols-[17rem_minmax(0,46rem)] lg:pb-28">
        {isShared || article.headings.length > 0 ? (
          <aside aria-label={contentsTitle} className="lg:sticky lg:top-8 lg:self-start">
            <TableOfContents headings={article.headings} />
            {isShared && (
              <div className="mt-6 border-t border-border pt-4">
                <ShareButtons post={post} />
              </div>
            )}
          </aside>
        ) : (
          // The text stays in its column.
          <div />
        )}
        <div className="min-w-0">
          <PostImage
            post={post}
            isPriority
            sizes="(width >= 64rem) 46rem, calc(100vw - 2.5rem)"
            className="aspect-4/3 w-full rounded rounded-tr-bend object-cover"
          />
          {article.html.trim() === "" && post.excerpt && (
            <p dir="auto" className="mt-10 text-lead wrap-anywhere">
              {post.excerpt}
            </p>
          )}
          {/* Rendered even if empty, because hydration looks for the element by its key. */}
          <div className="mt-10 has-[>:empty]:hidden">
            <RichText article={article} />
          </div>
          {!toolKeys.some((key) => article.html.includes(paths[key])) && (
            <p className="mt-10">
              <TextLink to={tool.to}>{tool.label}</TextLink>
            </p>
          )}
          <PostFooter post={post} />
        </div>
      </div>
    </article>
  );
}

function PostHeader({ post, titleId }: { post: BlogPost; titleId: string }) {
  return (
    <header className="container pt-8 pb-10 lg:pt-12 lg:pb-14">
      {post.category && (
        <Link
          to={`${paths.blog}?${writeBlogParams({ category: post.category }).toString()}`}
          className="inline-flex min-h-11 items-center gap-3 font-display text-ui font-semibold wrap-anywhere text-accent-700 underline-offset-4 hover:underline"
        >
          <span aria-hidden="true" className="h-2 w-9 shrink-0 rounded-r-full bg-accent" />
          <bdi>{post.category}</bdi>
        </Link>
      )}
      <h1
        id={titleId}
        dir="auto"
        className={cn(
          "mt-4 wrap-anywhere",
          post.title.length > LONG_TITLE ? "max-w-[18.1em] text-d3" : "max-w-[10.8em] text-d1",
        )}
      >
        {post.title}
      </h1>
      <div className="mt-8 flex items-center gap-4">
        <Avatar src={post.author_avatar} name={post.author} className="size-12" />
        <p className="text-base leading-snug wrap-anywhere">
          <bdi className="block font-display text-lg font-bold">{post.author}</bdi>
          {post.date && (
            <time dateTime={toIsoDate(post.date)} className="text-muted-foreground">
              {formatCalendarDate(post.date)}
            </time>
          )}
        </p>
      </div>
    </header>
  );
}
