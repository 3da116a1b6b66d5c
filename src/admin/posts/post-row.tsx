import { memo } from "react";
import { MissingValues } from "@/admin/ui/missing-values";
import { PostImage } from "@/ui/stored-image";
import { Badge } from "@/ui/badge";
import { tableRoles } from "@/ui/fact-table";
import { blogPostPath } from "@/config/paths";
import { postList as copy } from "@/content/admin/post-list";
import { rowList } from "@/content/admin/row-list";
import { cn } from "@/lib/cn";
import { formatCalendarDate } from "@/lib/dates";
import { listMissingValues } from "./find-post-problem";
import { EditButtons, MoveButtons, type PostRowProps } from "./post-row-actions";

/**
 * Where the table does not fit beside the sidebar. In the order of the cells, which screen readers and
 * the Tab key follow.
 */
const BLOCK =
  "max-xl:grid max-xl:items-center max-xl:gap-x-4 max-xl:gap-y-1 max-xl:p-4 max-xl:not-first:border-t max-xl:not-first:border-border max-xl:[grid-template:'order_image_title_title'_'order_category_category_actions'_/_auto_5rem_minmax(0,1fr)_auto] max-[22.5rem]:[grid-template:'order_image_title'_'order_category_category'_'order_actions_actions'_/_auto_auto_minmax(0,1fr)]";

/** A row of the table, which is a block of two lines where the table does not fit. */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { post, hasUnsavedWork, draft, deadLinks } = props;
  const date = formatCalendarDate(post.date);
  return (
    <tr
      {...tableRoles.row}
      className={cn(BLOCK, "hover:bg-background max-xl:*:border-0 max-xl:*:p-0")}
    >
      <td
        {...tableRoles.cell}
        className="py-2 whitespace-nowrap max-xl:grid max-xl:[grid-area:order]"
      >
        {post.id && <MoveButtons {...props} />}
      </td>
      <td {...tableRoles.cell} className="py-2 max-xl:[grid-area:image]">
        <PostImage
          post={post}
          isDecoration
          sizes="5.5rem"
          className="aspect-4/3 w-20 rounded object-cover"
        />
      </td>
      <th
        {...tableRoles.rowHead}
        scope="row"
        className="wrap-anywhere whitespace-normal max-xl:[grid-area:title]"
      >
        <span dir="auto" className="block">
          {post.title}
        </span>
        {post.slug && (
          <a
            href={blogPostPath(post.slug)}
            target="_blank"
            rel="noopener"
            className="block font-sans text-base font-normal tracking-normal text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-ink max-xl:flex max-xl:min-h-11 max-xl:items-center"
          >
            <span className="block truncate">{post.slug}</span>{" "}
            <span className="sr-only">{copy.newTab}</span>
          </a>
        )}
        <MissingValues values={[...listMissingValues(post), deadLinks]} />
        {[draft, hasUnsavedWork && rowList.unsavedWork].filter(Boolean).map((text) => (
          <Badge
            key={text || undefined}
            tone="amber"
            className="my-1 mr-2 px-3 py-0.5 font-sans font-semibold tracking-normal"
          >
            {text}
          </Badge>
        ))}
      </th>
      <td
        {...tableRoles.cell}
        className="max-xl:[font-size:1rem] max-xl:text-muted-foreground max-xl:[grid-area:category]"
      >
        {post.category && (
          <Badge
            dir="auto"
            className="wrap-anywhere max-xl:inline max-xl:bg-transparent max-xl:p-0 max-xl:text-muted-foreground"
          >
            {post.category}
          </Badge>
        )}
        <span className="xl:hidden">
          {post.category && post.date && ", "}
          {date}
        </span>
      </td>
      <td {...tableRoles.cell} className="max-xl:hidden">
        {date}
      </td>
      <td
        {...tableRoles.cell}
        className="num py-2 whitespace-nowrap max-xl:-ml-4 max-xl:[grid-area:actions]"
      >
        <EditButtons {...props} />
      </td>
    </tr>
  );
});
