import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RowListPage } from "@/admin/rows/row-list-page";
import { useRowList } from "@/admin/rows/use-row-list";
import { failureToast } from "@/admin/ui/describe-failure";
import { toast } from "@/components/ui/toast-store";
import { postMessages } from "@/content/admin/post-form";
import { postList as copy } from "@/content/admin/post-list";
import {
  deletePost,
  findPostById,
  orderedPosts,
  refreshPosts,
  setOrderedPosts,
} from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { ExplainedError } from "@/data/errors";
import { PostForm } from "./post-form";
import { PostListArea } from "./post-list-area";
import { postName, postToValues } from "./post-table";
import { usePostOrder } from "./use-post-order";

const NO_POSTS: readonly BlogPost[] = [];

/** The list of posts, and above it the form for one of them. */
export function BlogManagementPage() {
  const query = useQuery(orderedPosts);
  const { data: posts = NO_POSTS, error, isFetching } = query;
  const list = useRowList({
    kind: "blog-post",
    table: { toValues: postToValues },
    rows: posts,
    isRead: query.isSuccess && !isFetching,
    nameOf: postName,
    find: (post) => findPostById(requireId(post)),
    remove: (post) => deletePost(requireId(post)),
    setRows: setOrderedPosts,
    addTo: "end",
    refresh: refreshPosts,
    texts: copy,
    toasts: {
      deleted: postMessages.deleted,
      deleteFailed: (failure) =>
        failureToast(postMessages.failures.delete, failure, copy.deleteFallback),
    },
  });
  const order = usePostOrder({ list, posts, refresh: refreshPosts });
  const [changed, setChanged] = useState<{ id: string } | null>(null);

  useEffect(() => {
    if (error && !isFetching)
      toast(failureToast(postMessages.failures.load, error, copy.loadFallback));
  }, [error, isFetching]);

  async function handleDelete() {
    const title = list.toDelete?.name ?? "";
    if (await list.confirmDeletion()) await order.renumber(title);
  }

  return (
    <RowListPage
      list={list}
      texts={copy}
      isRefreshing={isFetching}
      onRefresh={() => void query.refetch()}
      onDelete={() => void handleDelete()}
      renderForm={(form) => (
        <PostForm
          opened={form}
          group={list.groupOf(form.row)}
          posts={posts}
          onSaved={(saved) => {
            setChanged({ id: saved.id });
            list.handleSaved(form, saved);
          }}
          onCancel={list.cancel}
        />
      )}
    >
      <PostListArea
        // The list is emptied when reading failed, since old posts beside an error look current.
        posts={error ? undefined : query.data}
        error={isFetching ? null : error}
        onRefresh={() => void query.refetch()}
        changed={changed}
        hasDraft={(post) => list.opened?.row?.id !== post.id && list.hasDraft(post)}
        isLocked={list.write.isPending}
        announcement={order.announcement}
        onMove={(post, step) => {
          setChanged({ id: post.id });
          void order.move(post, step);
        }}
        onEdit={list.edit}
        onDelete={list.askToDelete}
      />
    </RowListPage>
  );
}

function requireId({ id }: BlogPost): string {
  if (id === "") throw new ExplainedError(postMessages.deleteWithoutId);
  return id;
}
