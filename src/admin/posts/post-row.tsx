import { memo } from "react";
import { MissingValues } from "@/admin/ui/missing-values";
import { PostImage } from "@/components/post-image";
import { Badge } from "@/components/ui/badge";
import { blogPostPath } from "@/config/paths";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";
import { formatCalendarDate } from "@/lib/dates";
import { listMissingValues } from "./find-post-problem";
import { EditButtons, MoveButtons, type PostRowProps } from "./post-row-actions";

/** A row of the table on wide screens. */
export const PostTableRow = memo(function PostTableRow(props: PostRowProps) {
  const { post, hasDraft } = props;
  return (
    <tr className="hover:bg-rice">
      <td className="py-2! whitespace-nowrap">{post.id && <MoveButtons {...props} />}</td>
      <td className="py-2!">
        <Thumbnail post={post} />
      </td>
      <th scope="row" className="wrap-anywhere whitespace-normal!">
        <span dir="auto" className="block">
          {post.title}
        </span>
        {post.slug && <SlugLink slug={post.slug} className="block" />}
        <MissingValues values={listMissingValues(post)} />
        {hasDraft && <UnsavedBadge />}
      </th>
      <td>
        {post.category && (
          <Badge dir="auto" className="wrap-anywhere">
            {post.category}
          </Badge>
        )}
      </td>
      <td>{formatCalendarDate(post.date)}</td>
      <td className="num py-2! whitespace-nowrap">
        <EditButtons {...props} />
      </td>
    </tr>
  );
});

/** An entry of the list on narrow screens. */
export const PostEntry = memo(function PostEntry(props: PostRowProps) {
  const { post, hasDraft } = props;
  return (
    <li className="border-line px-4 py-4 not-first:border-t">
      <div className="flex gap-4">
        <Thumbnail post={post} />
        <div className="min-w-0 flex-1">
          <p
            dir="auto"
            className="font-display text-base leading-tight font-bold tracking-snug wrap-anywhere"
          >
            {post.title}
          </p>
          {post.slug && <SlugLink slug={post.slug} className="flex min-h-11 items-center" />}
          <MissingValues values={listMissingValues(post)} />
          {hasDraft && <UnsavedBadge />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 flex-1 basis-32 text-sm wrap-break-word text-ink-600">
          <bdi>{post.category}</bdi>
          {post.category && post.date && ", "}
          {formatCalendarDate(post.date)}
        </p>
        <div className="flex shrink-0">
          {post.id && <MoveButtons {...props} />}
          <EditButtons {...props} />
        </div>
      </div>
    </li>
  );
});

function Thumbnail({ post }: { post: BlogPost }) {
  return (
    <PostImage
      post={post}
      isDecoration
      sizes="5.5rem"
      className="aspect-4/3 w-20 shrink-0 rounded-box object-cover"
    />
  );
}

function SlugLink({ slug, className }: { slug: string; className: string }) {
  return (
    <a
      href={blogPostPath(slug)}
      target="_blank"
      rel="noopener"
      className={cn(
        "font-sans text-sm font-normal tracking-normal text-ink-600 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink",
        className,
      )}
    >
      <span className="block truncate">{slug}</span> <span className="sr-only">{copy.newTab}</span>
    </a>
  );
}

function UnsavedBadge() {
  return (
    <Badge tone="amber" className="my-1 px-3 py-0.5 font-sans font-semibold tracking-normal">
      {copy.unsavedWork}
    </Badge>
  );
}
