import { DeletedBar } from "@/admin/rows/deleted-bar";
import type { useDeletedRows } from "@/admin/rows/use-deleted-rows";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { ADD_BUTTON_ID } from "./control-ids";
import { PostDraftNotices } from "./post-draft-notices";
import type { useOpenForm } from "./use-open-form";

type RestorablePostsProps = {
  form: ReturnType<typeof useOpenForm>;
  deleted: ReturnType<typeof useDeletedRows>;
  posts: readonly BlogPost[];
  focusOn: (...ids: readonly string[]) => void;
};

/** Drafts and deleted posts that this browser keeps and that are not in the open form. */
export function RestorablePosts({ form, deleted, posts, focusOn }: RestorablePostsProps) {
  const { open } = form;
  return (
    <>
      <PostDraftNotices
        ids={form.draftIds.filter((id) => !open || id !== (open.post?.id ?? null))}
        posts={posts}
        onRestore={(post) => {
          if (post) form.edit(post, true);
          else form.create(true);
        }}
        onDismiss={(id) => {
          form.dismissDraft(id);
          focusOn(ADD_BUTTON_ID);
        }}
      />
      <DeletedBar
        rows={deleted.rows.filter((row) => row !== open?.deletedCopy)}
        restoreLabel={copy.restoreDeleted}
        onRestore={form.restoreDeleted}
        onForget={(row) => {
          deleted.forget(row);
          focusOn(ADD_BUTTON_ID);
        }}
      />
    </>
  );
}
