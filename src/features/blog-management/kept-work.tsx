import { DeletedBar } from "@/components/admin/editing/deleted-bar";
import type { useDeletedRows } from "@/components/admin/editing/use-deleted-rows";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/db/blog-posts";
import { ADD_BUTTON_ID } from "./control-ids";
import { SetAsideBars } from "./set-aside-bars";
import type { useOpenForm } from "./use-open-form";

type KeptWorkProps = {
  form: ReturnType<typeof useOpenForm>;
  deleted: ReturnType<typeof useDeletedRows>;
  posts: readonly BlogPost[];
  focusOn: (...ids: readonly string[]) => void;
};

/** Drafts and deleted posts that this browser keeps and that are not in the open form. */
export function KeptWork({ form, deleted, posts, focusOn }: KeptWorkProps) {
  const { open } = form;
  return (
    <>
      <SetAsideBars
        ids={form.asideIds.filter((id) => !open || id !== (open.post?.id ?? null))}
        posts={posts}
        onBringBack={(post) => {
          if (post) form.edit(post, true);
          else form.create(true);
        }}
        onDismiss={(id) => {
          form.dismissAside(id);
          focusOn(ADD_BUTTON_ID);
        }}
      />
      <DeletedBar
        rows={deleted.rows.filter((row) => row !== open?.deletedCopy)}
        bringBackLabel={copy.bringBackDeleted}
        onBringBack={form.bringBackDeleted}
        onForget={(row) => {
          deleted.forget(row);
          focusOn(ADD_BUTTON_ID);
        }}
      />
    </>
  );
}
