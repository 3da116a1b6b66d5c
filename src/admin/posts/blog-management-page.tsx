import { useMemo } from "react";
import type { BlogPost } from "@/data/blog-posts";
import { PostArticle } from "@/features/blog/post-article";
import { BlogManagement } from "./blog-management";
import { prepareArticle } from "@/lib/article";

export function BlogManagementPage() {
  return <BlogManagement renderPreview={(post) => <UnsavedPost post={post} />} />;
}

/** Renders the preview with the component of the public page. */
export function UnsavedPost({ post }: { post: BlogPost }) {
  const { content } = post;
  const article = useMemo(() => prepareArticle(content), [content]);
  return <PostArticle post={post} article={article} />;
}
