import { useState } from "react";
import { RowListPage } from "@/admin/rows/row-list-page";
import { useDeadLinks } from "@/admin/rows/use-dead-links";
import { useRowList } from "@/admin/rows/use-row-list";
import { Spinner } from "@/ui/states/spinner";
import { postMessages } from "@/content/admin/post-form";
import { postList as copy } from "@/content/admin/post-list";
import { deletePost, findPostById, orderedPosts } from "@/data/blog-post-editing";
import { blogPosts } from "@/data/blog-posts";
import { ExplainedError } from "@/data/errors";
import { DraftsBar } from "./drafts-bar";
import { PostForm } from "./post-form";
import { PostList } from "./post-list";
import { postName, postToValues } from "./post-table";
import { usePostDrafts } from "./use-post-drafts";
import { usePostOrder } from "./use-post-order";

/** The list of posts, and above it the form for one of them. */
export function BlogManagementPage() {
  const list = useRowList({
    kind: "blog-post",
    editedRows: blogPosts,
    toValues: postToValues,
    listQuery: orderedPosts,
    nameOf: postName,
    find: (id) => findPostById(requireId(id)),
    remove: ({ id, updated_at }) => deletePost(requireId(id), updated_at),
    addTo: "end",
    deletion: {
      toast: postMessages.deleted,
      errorTitle: postMessages.failures.delete,
      fallback: copy.deletion.failed,
    },
  });
  const { rows: posts = [] } = list;
  const order = usePostOrder({ list, posts });
  const drafts = usePostDrafts(list);
  const deadLinks = useDeadLinks({ rows: list.rows, posts: list.rows, hasHeadingIds: true });
  const [changed, setChanged] = useState<{ id: string } | null>(null);

  return (
    <RowListPage
      list={list}
      texts={copy}
      onDelete={() => void list.confirmDeletion(order.renumber)}
      renderForm={(form) => (
        <PostForm
          opened={form}
          group={list.groupOf(form.row)}
          posts={posts}
          onDraft={(draft) => {
            list.holdDraft(form, draft);
          }}
          onSaved={(saved) => {
            setChanged({ id: saved.id });
            list.handleSaved(form, saved);
          }}
          onCancel={list.cancel}
        />
      )}
      renderList={(rows) => (
        <>
          <DraftsBar drafts={drafts} list={list} />
          {rows ? (
            <PostList
              posts={rows}
              changed={changed}
              hasUnsavedWork={list.hasDraft}
              describeDraft={drafts.describe}
              deadLinks={deadLinks}
              isLocked={list.write.isPending}
              announcement={order.announcement}
              onMove={(post, step) => {
                setChanged({ id: post.id });
                void order.move(post, step);
              }}
              onEdit={list.edit}
              onDelete={list.askToDelete}
              onDuplicate={drafts.isSupported ? (post) => void drafts.duplicate(post) : undefined}
            />
          ) : (
            <Spinner label={copy.loading} />
          )}
        </>
      )}
    />
  );
}

function requireId(id: string): string {
  if (id === "") throw new ExplainedError(postMessages.deleteWithoutId);
  return id;
}
