import { PostArticle } from "@/features/blog/post-article";
import { BlogManagement } from "@/features/blog-management/blog-management";
import { prepareArticle } from "@/lib/article";

/** The preview is drawn by the very component of the public page. */
export function BlogManagementPage() {
  return (
    <BlogManagement
      renderPreview={(post) => <PostArticle post={post} article={prepareArticle(post.content)} />}
    />
  );
}
