import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { AdminPage } from "@/admin/layout/admin-page";
import { StickyNotices } from "@/admin/rows/sticky-notices";
import { SaveStatus } from "@/admin/rows/save-status";
import { useDeletedRows } from "@/admin/rows/use-deleted-rows";
import { useSaving } from "@/admin/rows/use-saving";
import { SiteStatus } from "@/admin/publishing/site-status";
import { postList as copy } from "@/content/admin/post-list";
import { orderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { isFocusWithin, useFocusWhenRendered } from "@/admin/ui/use-focus-when-rendered";
import { formatTime } from "@/lib/timestamps";
import { findNeighbor } from "@/admin/ui/neighbor";
import { ADD_BUTTON_ID, deleteButtonId, editButtonId, formAreaId } from "./control-ids";
import { DeletionDialog } from "./deletion-dialog";
import { RestorablePosts } from "./restorable-posts";
import { PageButtons } from "./page-buttons";
import { postDraftKey, postToValues } from "./post-fields";
import { PostForm } from "./post-form";
import { PostFormArea } from "./post-form-area";
import { PostListArea } from "./post-list-area";
import { useOpenForm } from "./use-open-form";
import { usePostDeletion } from "./use-post-deletion";
import { usePostOrder } from "./use-post-order";
import { usePosts } from "./use-posts";
import { useStableActions } from "./use-stable-actions";
import { useUnsavedIds } from "./use-unsaved-ids";

type BlogManagementProps = {
  /** Renders a post as its public page does. */
  renderPreview: (post: BlogPost) => ReactNode;
};

/** The list of posts, and above it the form for one of them. */
export function BlogManagement({ renderPreview }: BlogManagementProps) {
  const cache = useQueryClient();
  const list = usePosts();
  const form = useOpenForm();
  const deleted = useDeletedRows("blog-post:deleted");
  const saving = useSaving();
  const focusOn = useFocusWhenRendered();
  const order = usePostOrder({ posts: list.known, saving, focusOn });
  const remove = usePostDeletion({ saving, saveOrder: order.saveOrder, onGone: handleGone });
  const [deleting, setDeleting] = useState<BlogPost | null>(null);
  const [changedId, setChangedId] = useState<string | null>(null);
  const { open } = form;

  function handleCancel() {
    form.close(() => {
      focusOn(...(open?.post ? [editButtonId(open.post.id)] : []), ADD_BUTTON_ID);
    });
  }

  function handleSaved(saved: BlogPost) {
    if (!open) return;
    if (open.deletedCopy) deleted.forget(open.deletedCopy);
    cache.setQueryData(orderedPosts.queryKey, (posts = []) =>
      posts.some(({ id }) => id === saved.id)
        ? posts.map((post) => (post.id === saved.id ? saved : post))
        : [...posts, saved],
    );
    setChangedId(saved.id);
    // Only if no other form was opened and focused meanwhile.
    if (isFocusWithin(document.getElementById(formAreaId(open.key)))) {
      focusOn(editButtonId(saved.id));
    }
    form.finish(open.key);
    const at = new Date();
    const message = copy.saved(formatTime(at), saved.title);
    saving.setState((state) =>
      state.status === "saving" ? state : { status: "saved", at, message },
    );
  }

  function handleGone(post: BlogPost) {
    // First, because closing the form stores a draft, which the copy includes.
    form.closePost(post.id);
    deleted.remember(postToValues(post), postDraftKey(post));
    const rendered = list.known.filter(({ id }) => document.getElementById(editButtonId(id)));
    const neighbor = findNeighbor(rendered, post.id);
    if (isFocusWithin(document.getElementById(deleteButtonId(post.id)))) {
      focusOn(...(neighbor ? [editButtonId(neighbor.id)] : []), ADD_BUTTON_ID);
    }
  }

  const openId = open?.post?.id ?? null;
  const unsavedIds = useUnsavedIds(list.known, openId);

  const actions = useStableActions({
    onMove: (post, step) => {
      setChangedId(post.id);
      void order.move(post, step);
    },
    onEdit: (post) => {
      if (openId !== post.id && !saving.isSaving) form.edit(post, false);
    },
    onDelete: (post) => {
      if (!saving.isSaving) setDeleting(post);
    },
  });

  return (
    <AdminPage
      title={copy.title}
      actions={
        <PageButtons
          isRefreshing={list.isRefreshing}
          isLocked={saving.isSaving}
          isFormOpen={open !== null}
          onRefresh={list.refresh}
          onAdd={() => {
            form.create(false);
          }}
          onCancel={handleCancel}
        />
      }
    >
      {open && (
        <PostFormArea key={open.key} id={formAreaId(open.key)}>
          <PostForm
            post={open.post}
            startValues={open.startValues}
            posts={list.known}
            isDraftRestored={open.isDraftRestored}
            renderPreview={renderPreview}
            onSaved={handleSaved}
            onCancel={handleCancel}
          />
        </PostFormArea>
      )}
      <StickyNotices>
        <SaveStatus
          state={saving.state}
          onUnlocked={() => {
            saving.setState({ status: "idle" });
          }}
        />
        <SiteStatus />
        <RestorablePosts form={form} deleted={deleted} posts={list.known} focusOn={focusOn} />
      </StickyNotices>
      <div className="mt-5">
        <PostListArea
          state={list.state}
          onRefresh={list.refresh}
          changedId={changedId}
          unsavedIds={unsavedIds}
          isLocked={saving.isSaving}
          announcement={order.announcement}
          {...actions}
        />
      </div>
      <DeletionDialog
        post={deleting}
        onDelete={(post) => void remove(post)}
        onClose={() => {
          setDeleting(null);
        }}
      />
    </AdminPage>
  );
}
