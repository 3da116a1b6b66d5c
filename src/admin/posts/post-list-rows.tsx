import { memo } from "react";
import { Card } from "@/ui/card";
import { tableRoles } from "@/ui/fact-table";
import { postList as copy } from "@/content/admin/post-list";
import type { DeadLinks } from "@/admin/rows/use-dead-links";
import type { BlogPost } from "@/data/blog-posts";
import { PostRow } from "./post-row";
import type { PostActions, PostRowProps } from "./post-row-actions";

/** With the classes of their widths. The title takes what is left. */
const COLUMNS = [
  ["order", "w-32"],
  ["image", "w-24"],
  ["title", undefined],
  ["category", "w-40"],
  // On smaller screens it stands behind the category. `!` because the head turns its cells into blocks.
  ["date", "w-40 max-xl:hidden!"],
  ["actions", "num w-42"],
] as const;

type PostListRowsProps = PostActions &
  Pick<PostRowProps, "isLocked" | "moveUnavailableReason"> & {
    posts: readonly BlogPost[];
    /** The number of rendered rows. */
    limit: number;
    hasUnsavedWork: (post: BlogPost) => boolean;
    /** What becomes of the draft of a post, if it has one. */
    describeDraft: (post: BlogPost) => string | undefined;
    deadLinks: DeadLinks;
  };

/** A table whose rows become blocks where it does not fit beside the sidebar. */
export const PostListRows = memo(function PostListRows({
  posts,
  limit,
  hasUnsavedWork,
  describeDraft,
  deadLinks,
  ...rest
}: PostListRowsProps) {
  const last = posts.findLast(({ id }) => id !== "");
  return (
    <Card>
      <table {...tableRoles.table} className="fact-table table-fixed max-xl:block">
        <caption className="sr-only">{copy.heading}</caption>
        <thead {...tableRoles.rows} className="max-xl:sr-only max-xl:**:block">
          <tr {...tableRoles.row}>
            {COLUMNS.map(([column, className]) => (
              <th key={column} {...tableRoles.columnHead} scope="col" className={className}>
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows} className="max-xl:block">
          {posts.slice(0, limit).map((post, index) => (
            <PostRow
              // Imported posts may have no id. They come last, so their index is stable.
              key={post.id || index}
              {...rest}
              post={post}
              isFirst={index === 0}
              isLast={post === last}
              hasUnsavedWork={hasUnsavedWork(post)}
              draft={describeDraft(post)}
              deadLinks={deadLinks.get(post.content)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
});
