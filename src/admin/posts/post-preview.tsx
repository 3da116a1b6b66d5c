import { useMemo } from "react";
import { PreviewDialog } from "@/admin/rows/preview-dialog";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { PostArticle } from "@/site/blog/post-article";
import { prepareArticle } from "@/lib/article";
import { valuesToFields, type PostValues } from "./post-table";

type PostPreviewProps = {
  post: BlogPost | null;
  values: PostValues;
  isDisabled: boolean;
};

/** A button that opens a preview of the post's page. */
export function PostPreview({ post, values, isDisabled }: PostPreviewProps) {
  const { preview: label, previewTitle: title, previewNote: note } = postForm;
  return (
    <PreviewDialog {...{ label, title, note, isDisabled }}>
      <UnsavedPost post={toPost(post, values)} />
    </PreviewDialog>
  );
}

/** The post as its public page shows it. */
function UnsavedPost({ post }: { post: BlogPost }) {
  const { content } = post;
  const article = useMemo(() => prepareArticle(content), [content]);
  return <PostArticle post={post} article={article} />;
}

/** The post as it would be saved. */
function toPost(post: BlogPost | null, values: PostValues): BlogPost {
  const now = new Date().toISOString();
  const unsaved = { id: "preview", display_order: 0, created_at: now, updated_at: now };
  return { ...(post ?? unsaved), ...valuesToFields(values) };
}
