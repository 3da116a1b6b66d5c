import { memo } from "react";
import { Card } from "@/components/ui/card";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { useMediaQuery } from "@/hooks/use-media-query";
import { PostEntry, PostTableRow } from "./post-row";
import type { PostActions, PostRowProps } from "./post-row-actions";

type PostListRowsProps = PostActions &
  Pick<PostRowProps, "isLocked" | "moveUnavailableReason"> & {
    posts: readonly BlogPost[];
    /** The number of rendered rows. */
    limit: number;
    hasDraft: (post: BlogPost) => boolean;
  };

/** A table or, where it does not fit beside the sidebar, a list of entries. */
export const PostListRows = memo(function PostListRows({
  posts,
  limit,
  hasDraft,
  ...rest
}: PostListRowsProps) {
  const isTable = useMediaQuery("(width >= 80rem)");
  const Row = isTable ? PostTableRow : PostEntry;
  const last = posts.findLast(({ id }) => id !== "");
  const rows = posts.slice(0, limit).map((post, index) => (
    <Row
      // Imported posts may have no id. They come last, so their index is stable.
      key={post.id || index}
      {...rest}
      post={post}
      isFirst={index === 0}
      isLast={post === last}
      hasDraft={hasDraft(post)}
    />
  ));
  if (!isTable) {
    return (
      <Card>
        <ul aria-label={copy.heading}>{rows}</ul>
      </Card>
    );
  }
  return (
    <Card>
      <table className="fact-table table-fixed">
        <caption className="sr-only">{copy.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-32">
              {copy.columns.order}
            </th>
            <th scope="col" className="w-24">
              {copy.columns.image}
            </th>
            <th scope="col">{copy.columns.title}</th>
            <th scope="col" className="w-40">
              {copy.columns.category}
            </th>
            <th scope="col" className="w-40">
              {copy.columns.date}
            </th>
            <th scope="col" className="num w-30">
              {copy.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </Card>
  );
});
